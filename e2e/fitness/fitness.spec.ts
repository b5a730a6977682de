import { planWeeks } from '../../core/fitness/training/plan';
import { plusDays } from '../../core/review/days';
import { enterAsCandidate } from '../support/candidate';
import { expect, test } from '../support/fixtures';

const TESTS = '/campus-estudio/pruebas-fisicas';
const TRAINING = '/campus-estudio/entrenamiento/progreso';

test('a candidate enters results and sees them judged at once, by keyboard, in both themes [2.1-25]', async ({
  page,
  expectAccessible,
  consoleErrors,
}) => {
  await enterAsCandidate(page);
  await page.goto(TESTS);
  await expect(page.getByRole('heading', { level: 1, name: 'Pruebas físicas' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Anotar la primera marca' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Anotar marca' });
  const result = dialog.getByLabel('Marca', { exact: true });
  await result.fill('3');
  await expect(dialog).toContainText('Nadie hace el circuito en menos de 7 segundos');
  await result.fill('10,9');
  await expect(dialog.getByRole('status')).toContainText('6 puntos');
  await dialog.getByLabel('Fecha', { exact: true }).fill('15/03/2099');
  await result.press('Enter');
  await expect(dialog).toContainText('Esa fecha todavía no ha llegado.');
  await expect(result).toHaveValue('10,9');
  await expectAccessible(page);
  await dialog.getByLabel('Fecha', { exact: true }).fill('02/11/2026');
  await result.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('img', { name: /Circuito de agilidad: 10,9 s, 6 puntos de 10/ })).toBeVisible();

  for (const [event, value] of [
    ['hang', 58],
    ['run', 245_000],
  ] as const)
    await page.request.put(`/api/fitness/results/${crypto.randomUUID()}`, {
      data: { event, value, day: '2026-11-03', place: null, timing: null, note: '' },
    });
  await page.reload();
  await expect(page.getByText('Pasas por un tercio de punto.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cómo vas' })).toContainText('5,33');

  await page.getByRole('button', { name: /^Borrar: Suspensión/ }).click();
  await expect(page.getByText('Te falta anotar: suspensión en barra.')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('Pasas por un tercio de punto.')).toBeVisible();

  await page.getByRole('radio', { name: 'Hombres' }).check();
  await expect(page.getByText('Mil metros: 0 puntos.')).toBeVisible();
  await expect(page.getByText('No apto')).toBeVisible();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.locator('li button[aria-current=step]')).toContainText('El recorrido, entero y en orden');
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await expectAccessible(page);
  expect(consoleErrors).toEqual([]);
});

test('a missed day is moved, and a session is run and logged [2.1-25]', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAsCandidate(page);
  await page.goto(TRAINING);
  await page.getByLabel('Fecha de las pruebas físicas').fill('15/03/2099');
  await page.getByRole('button', { name: 'Hacer mi plan' }).click();
  await expect(page.getByText('Responde a las siete preguntas: sin ellas no hay plan.')).toBeVisible();
  await expect(page.getByText('Esa fecha queda demasiado lejos.')).toBeVisible();
  await expectAccessible(page);

  const { today } = await (await page.request.get('/api/fitness/training')).json();
  const examDate = plusDays(today, 112);
  const weekdays = [0, 2, 4].map(
    (offset) => (new Date(`${plusDays(today, offset)}T00:00:00Z`).getUTCDay() + 6) % 7,
  );
  const health = { answers: Array.from({ length: 7 }, () => false), doctorAgrees: false };
  const made = await page.request.put('/api/fitness/plan', {
    data: { trainingDays: weekdays, examDate, health },
  });
  expect(made.status()).toBe(204);

  // Tomorrow, with nothing done today: what the server will answer then.
  const tomorrow = plusDays(today, 1);
  await page.route('**/api/fitness/training', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const nothing = new Set<string>();
    const input = {
      startedOn: today,
      examDate,
      trainingDays: weekdays,
      injuries: [],
      trainedDays: nothing,
      doneKeys: nothing,
    };
    await route.fulfill({
      response,
      json: { ...body, today: tomorrow, plan: { ...body.plan, weeks: planWeeks(input, tomorrow) } },
    });
  });
  await page.goto(TRAINING);
  const week = page.getByRole('list', { name: 'Sesiones de esta semana' });
  await expect(week.getByText('Recolocada')).toBeVisible();
  await expect(week.getByRole('listitem').first()).toContainText('Hoy');
  await expectAccessible(page);
  await page.unroute('**/api/fitness/training');

  await page.goto(`/campus-estudio/entrenamiento/sesion/${today}`);
  await expect(page.getByText(/^Paso 1 de/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Pausa' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^Paso 2 de/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Paso 2 de/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Terminar ya' }).click();
  await expect(page.getByRole('heading', { name: 'Sesión terminada' })).toBeFocused();
  await page.getByRole('button', { name: 'Guardar en el registro' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Entrenamiento' })).toBeVisible();
  await expect(week.getByText('Hecha')).toBeVisible();

  await page.getByLabel('Archivo de carreras: GPX, TCX o CSV').setInputFiles({
    name: 'foto.gpx',
    mimeType: 'application/gpx+xml',
    buffer: Buffer.from('\u0089PNG'),
  });
  await expect(page.getByText('El archivo no es una ruta GPX con puntos y horas.')).toBeVisible();
});
