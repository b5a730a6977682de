import type { Browser, Page } from '@playwright/test';
import { dayInSpain, momentInSpain } from '../../core/platform/madrid-time';
import { mondayOf, plusDays } from '../../core/review/days';
import { enterAsCandidate } from '../support/candidate';
import { expect, test } from '../support/fixtures';
import { openProcesses, type Processes, type Run } from '../support/server-process';

// A server of its own: its coach changes the places that the plans page sells, and its clock goes forward.
let servers: Processes;
let server: { url: string; run: Run };

test.setTimeout(180_000);
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  servers = await openProcesses();
  await start();
});
test.afterAll(() => servers.close());

async function start(settings: Record<string, string> = {}) {
  const run = servers.run({ RATE_LIMIT_SCALE: '1000', ...settings });
  server = { run, url: await run.url };
}

/** The same server on its data and at its address, at another moment of Spain. */
async function moveTo(day: string, hour: number) {
  const { run, url } = server;
  run.child.kill('SIGTERM');
  await run.ended;
  const ahead = momentInSpain(day, hour * 60).getTime() - Date.now();
  await start({ CLOCK_AHEAD_MS: String(ahead), PORT: new URL(url).port });
}

async function person(browser: Browser, demo?: 'admin' | 'preparador' | 'elite'): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  if (!demo) {
    await enterAsCandidate(page);
    return page;
  }
  await page.request.post('/api/auth/test-login', { data: { email: `${demo}@atalaya.example` } });
  await page.request.put('/api/consent', { data: { analytics: false, fingerprint: false } });
  return page;
}

/** Pays in the browser, as a buyer does. */
async function payElite(page: Page) {
  await page.goto('/checkout?plan=elite&billing=monthly');
  await page.getByRole('button', { name: /^Pagar/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pago de prueba' })).toBeVisible();
  await page.getByRole('radio', { name: 'Pagar', exact: false }).first().check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pago recibido' })).toBeVisible();
}

async function bothThemes(page: Page, expectAccessible: (page: Page) => Promise<void>) {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await expectAccessible(page);
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

test('from paying Elite to the first call, an hour that two want, and a consent that is withdrawn', async ({
  browser,
  expectAccessible,
}) => {
  const admin = await person(browser, 'admin');
  await admin.goto('/admin/acompanamiento');
  await admin.getByLabel('Nombre de usuario').fill('preparador');
  // One is for the demo account that has Elite already.
  await admin.getByLabel('Plazas').fill('3');
  await admin.getByLabel('Horario').fill('Tardes');
  await admin.getByLabel('Horario').press('Enter');
  await expect(admin.getByRole('button', { name: 'Cambiar a Carmen Ortiz' })).toBeVisible();
  await admin.setViewportSize({ width: 1440, height: 900 });
  await bothThemes(admin, expectAccessible);

  const coach = await person(browser, 'preparador');
  const day = plusDays(dayInSpain(new Date()), 3);
  await coach.goto('/preparador/horas');
  await coach.getByLabel('Día').fill(day.split('-').toReversed().join('/'));
  await coach.getByRole('button', { name: 'Abrir estas horas' }).click();
  await expect(coach.getByText('Libre, 30 minutos').first()).toBeVisible();
  await bothThemes(coach, expectAccessible);

  const [one, two] = [await person(browser), await person(browser)];
  await one.goto('/campus-estudio/acompanamiento');
  await expect(one.getByText('está en el plan Elite')).toBeVisible();
  await bothThemes(one, expectAccessible);
  await payElite(one);
  await payElite(two);

  await test.step('the questionnaire, and what the coach may see', async () => {
    await one.goto('/campus-estudio/acompanamiento');
    await expect(one.getByRole('heading', { name: 'Carmen Ortiz' })).toBeVisible();
    await one.getByRole('button', { name: 'Enviar a mi preparador' }).click();
    await expect(one.getByText('Escribe algo.')).toBeVisible();
    await one.getByLabel('Tu situación').fill('Trabajo por las mañanas.');
    await one.getByLabel('Horas a la semana').fill('18');
    await one.getByRole('button', { name: 'Enviar a mi preparador' }).press('Enter');
    await expect(one.getByText('Trabajo por las mañanas.')).toBeVisible();
    await one.getByRole('checkbox', { name: /^Mi progreso/ }).click();
    await expect(one.getByRole('checkbox', { name: /^Mi progreso/, checked: true })).toBeEnabled();
    await bothThemes(one, expectAccessible);
  });

  await test.step('two choose the same hour: one gets it, the other reads why not and loses nothing', async () => {
    await two.goto('/campus-estudio/acompanamiento');
    for (const page of [one, two]) {
      // By keyboard: the hours are one radio group.
      await page.getByRole('radio', { name: /^17:00/ }).focus();
      await page.keyboard.press('Space');
    }
    await one.getByRole('button', { name: 'Reservar' }).press('Enter');
    await expect(one.getByRole('link', { name: 'Ir a la sala' })).toBeVisible();
    await two.getByRole('button', { name: 'Reservar' }).press('Enter');
    await expect(two.getByText('Esa hora la acaba de reservar otra persona')).toBeVisible();
    await expect(two.getByRole('radio', { name: /^17:00/ })).toHaveCount(0);
    await expect(two.getByRole('radio', { name: /^17:30/ })).toBeVisible();
    const file = one.waitForEvent('download');
    await one.getByRole('link', { name: 'Añadir al calendario' }).click();
    expect((await file).suggestedFilename()).toBe('llamada-atalaya.ics');
    await one.getByRole('link', { name: 'Ir a la sala' }).click();
    await expect(one.getByRole('heading', { name: 'Llamada de acompañamiento' })).toBeVisible();
  });

  await test.step('the coach plans the week; after the consent is withdrawn nothing is shown', async () => {
    await coach.goto('/preparador');
    await expect(coach.getByRole('link', { name: 'Lucía Ferrer', exact: true })).toHaveCount(3);
    await bothThemes(coach, expectAccessible);
    const { candidates } = await (await coach.request.get('/api/coach/board')).json();
    const shared = candidates.find((row: { sharesProgress: boolean }) => row.sharesProgress);
    await coach.goto(`/preparador/candidatos/${shared.userId}`);
    await expect(coach.getByText('faltan respuestas')).toBeVisible();
    await coach.getByRole('button', { name: 'Escribir los objetivos' }).click();
    await coach.getByLabel('Cuántos (repasos)').fill('80');
    await coach.getByRole('button', { name: 'Guardar la semana' }).click();
    await expect(coach.getByText('0 de 80 repasos')).toBeVisible();
    await bothThemes(coach, expectAccessible);
    await one.goto('/campus-estudio/acompanamiento');
    await expect(one.getByText('0 de 80 repasos')).toBeVisible();
    await one.getByRole('checkbox', { name: /^Mi progreso/ }).click();
    await expect(one.getByRole('checkbox', { name: /^Mi progreso/, checked: false })).toBeEnabled();
    await coach.reload();
    // Progress and mistakes.
    await expect(coach.getByText('No lo comparte contigo.')).toHaveCount(2);
    await expect(coach.getByText('faltan respuestas')).toHaveCount(0);
    await expect(coach.getByText('80 repasos, sin compartir')).toBeVisible();
  });

  await test.step('sold out, the plans page leads to the waiting list', async () => {
    const late = await person(browser);
    // The document is the same for all and may be older than the last sale: it names no number.
    expect(await (await late.request.get('/planes')).text()).not.toMatch(/\d+ plazas?\b/);
    await late.goto('/planes');
    const card = late.getByRole('article', { name: 'Elite' });
    await expect(card).toContainText('3 plazas, todas ocupadas');
    await card.getByRole('link', { name: 'Apuntarme a la lista de espera' }).click();
    await late.getByRole('button', { name: 'Apuntarme a la lista de espera' }).click();
    await expect(late.getByText('Estás en la lista de espera')).toBeVisible();
    await bothThemes(late, expectAccessible);
  });

  await test.step('the coach hands a candidate over, and the audit log says from whom to whom', async () => {
    await admin.getByLabel('Nombre de usuario').fill('plus');
    await admin.getByLabel('Plazas').fill('1');
    await admin.getByLabel('Horario').fill('Mañanas');
    await admin.getByLabel('Horario').press('Enter');
    await expect(admin.getByRole('button', { name: 'Cambiar a Marcos Gil' })).toBeVisible();
    const { id } = await (await two.request.get('/api/auth/me')).json();
    await coach.goto(`/preparador/candidatos/${id}`);
    await coach.getByText('Pasar a otra persona').click();
    await coach.getByLabel('A quién').selectOption('Marcos Gil');
    await coach.getByRole('button', { name: 'Pasar a Lucía Ferrer' }).click();
    await expect(coach).toHaveURL('/preparador');
    await admin.goto(`/admin/auditoria?subjectId=${id}`);
    await admin.getByRole('link', { name: 'Candidato pasado a otro preparador' }).click();
    const change = admin.getByRole('dialog', { name: 'Candidato pasado a otro preparador' });
    await expect(change.getByText('Carmen Ortiz (preparador@atalaya.example)')).toBeVisible();
    await expect(change.getByRole('row', { name: 'Preparador Carmen Ortiz Marcos Gil' })).toBeVisible();
    await bothThemes(admin, expectAccessible);
  });
});

test('a week without a word is noticed on Tuesday, answered, and told after all', async ({
  browser,
  expectAccessible,
}) => {
  const monday = plusDays(mondayOf(dayInSpain(new Date())), 7);
  await moveTo(plusDays(monday, 8), 9);
  const student = await person(browser, 'elite');
  const coach = await person(browser, 'preparador');
  await coach.goto('/preparador');
  const { id } = await (await student.request.get('/api/auth/me')).json();
  const line = coach.getByRole('listitem').filter({ has: coach.locator(`a[href$="${id}"]`) });
  await expect(line).toContainText('Semana sin seguimiento');
  await line.getByRole('link').press('Enter');
  await coach.getByLabel('Escríbele unas líneas').fill('¿Va todo bien? Cuéntamelo cuando puedas.');
  await coach.getByRole('button', { name: 'Contestar' }).press('Enter');
  await expect(coach.getByText('Tu respuesta', { exact: true })).toBeVisible();
  await bothThemes(coach, expectAccessible);

  await student.goto('/campus-estudio/acompanamiento');
  await expect(student.getByText('¿Va todo bien? Cuéntamelo cuando puedas.')).toBeVisible();
  for (const label of [/ha ido bien/, /se te ha resistido/, /necesitas/])
    await student.getByLabel(label).fill('He estado de mudanza.');
  await student.getByRole('radio', { name: 'Baja', exact: true }).check();
  await bothThemes(student, expectAccessible);
  await student.getByRole('button', { name: 'Enviar el seguimiento' }).press('Enter');
  await expect(student.getByText('Enviado. Falta la respuesta.')).toBeVisible();

  await coach.goto('/preparador');
  await expect(line).toContainText('Espera tu respuesta');
});
