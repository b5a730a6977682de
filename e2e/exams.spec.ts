import { begin, choicesOf, inMap, mock, newCandidate, openExam, place, test20 } from './support/exams';
import { expect, test } from './support/fixtures';

test('a full mock by keyboard alone: built, answered, reviewed, handed in, graded', async ({
  page,
  expectAccessible,
}) => {
  await newCandidate(page);
  await page.goto('/campus-estudio/simulacros');
  await expect(page.getByRole('heading', { level: 1, name: 'Simulacros' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Hacer un simulacro' }).press('Enter');
  await expect(
    page.getByText('Un error resta medio acierto; dejarla en blanco no resta nada.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Empezar' }).press('Enter');
  await expect(page.getByRole('timer')).toHaveText(/^(50:00|49:\d\d)$/);
  await expect(page.locator('html[data-in-exam]')).toBeAttached();
  await expectAccessible(page);

  await page.keyboard.press('1');
  await expect(inMap(page, 'Pregunta 1, respondida')).toBeVisible();
  await page.keyboard.press('Enter');
  await place(page, 2, 100);
  await page.keyboard.press('b');
  await page.keyboard.press('m');
  await expect(inMap(page, 'Pregunta 2, respondida, marcada')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await place(page, 3, 100);
  await page.keyboard.press('C');
  await expect(page.getByRole('button', { name: /^C / })).toHaveAttribute('aria-pressed', 'true');
  // Pressing the same key again clears the answer.
  await page.keyboard.press('3');
  await expect(inMap(page, 'Pregunta 3, en blanco')).toBeVisible();
  await expect(page.getByText('98 sin responder')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await place(page, 2, 100);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toContainText('el reloj sigue corriendo');
  await page.getByRole('button', { name: 'Seguir aquí' }).press('Enter');
  await page.getByRole('button', { name: 'Terminar', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Repasa antes de entregar' });
  await expect(dialog.getByRole('button', { name: 'Pregunta 2, respondida, marcada' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Pregunta 50, en blanco' }).press('Enter');
  await place(page, 50, 100);
  await page.getByRole('button', { name: 'Terminar', exact: true }).press('Enter');
  await dialog.getByRole('button', { name: 'Entregar', exact: true }).press('Enter');

  await expect(page).toHaveURL(/\/test\/[^/]+\/resultado$/);
  await expect(page.getByText('Frente a las notas de corte')).toBeVisible();
  await expect(page.getByText('Lo que valieron tus dudas')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Repasar las preguntas' }).press('Enter');
  await expect(page.getByRole('link', { name: 'En blanco (98)' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Marcadas (1)' }).press('Enter');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goto('/campus-estudio/simulacros');
  await expect(page.getByRole('link', { name: /^Ver resultado: Simulacro oficial/ })).toBeVisible();
});

test('a test of one topic in study mode shows each answer at once, and takes a report', async ({
  page,
  expectAccessible,
}) => {
  await newCandidate(page);
  await page.goto('/test?tema=2');
  await expect(page.getByText('de 1 tema')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Empezar' }).click();
  await expect(page.getByText('20 preguntas, sin reloj')).toBeVisible();
  await expect(page.locator('html[data-in-exam]')).toBeAttached();
  await page.getByRole('button', { name: /^B / }).click();
  const why = page.getByRole('region', { name: 'Por qué' });
  await expect(why).toBeVisible();
  await expect(page.getByText(/^Correcta/)).toBeVisible();
  await expect(inMap(page, /^Pregunta 1, (acertada|fallada)$/)).toBeVisible();
  await expectAccessible(page);
  // The solution has been shown, so the answer cannot be changed.
  await page.keyboard.press('1');
  await expect(page.getByRole('button', { name: /^B / })).toHaveAttribute('aria-pressed', 'true');

  await why.getByRole('button', { name: 'Avisar de un error' }).click();
  const report = page.getByRole('dialog', { name: 'Avisar de un error' });
  await report.getByRole('button', { name: 'Enviar aviso' }).click();
  await expect(report.getByText('Elige un motivo.')).toBeVisible();
  await report.getByLabel('Tiene una errata').check();
  await report.getByRole('button', { name: 'Enviar aviso' }).click();
  await expect(page.getByText('Aviso enviado').first()).toBeVisible();
  const { items } = await (await page.request.get('/api/question-reports')).json();
  expect(items).toHaveLength(1);

  await page.getByRole('button', { name: 'Terminar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Terminar', exact: true }).click();
  await expect(page).toHaveURL(/\/resultado$/);
});

test('on a phone the map is a sheet, everything is within reach and nothing scrolls sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await newCandidate(page);
  const id = await begin(page.request, mock);
  await openExam(page, id);
  const noSideways = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await noSideways();
  await page.getByRole('button', { name: /^A / }).click();
  await page.getByRole('button', { name: 'Abrir el mapa de preguntas' }).click();
  await page.getByRole('button', { name: 'Ir a la primera en blanco (2)' }).click();
  await place(page, 2, 100);
  for (const path of ['/test', '/campus-estudio/simulacros', '/quiz', '/premium-exam']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await noSideways();
  }
  await page.request.post('/api/auth/logout');
});

test('the clock of the page has no authority: one that is wrong is put right and the exam goes on', async ({
  page,
}) => {
  await newCandidate(page);
  const id = await begin(page.request, test20({ minutes: 10 }));
  await page.clock.install();
  await openExam(page, id);
  await page.keyboard.press('1');
  await expect.poll(async () => (await choicesOf(page.request, id))[0]).toBe('A');
  await page.clock.fastForward('12:00');
  await expect(page.getByRole('timer')).toHaveText(/^(10:00|09:\d\d)$/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('2');
  await expect.poll(async () => (await choicesOf(page.request, id))[1]).toBe('B');
});

test('at zero it hands itself in, on the device while there is no network; the server has the last word', async ({
  page,
  context,
}) => {
  await newCandidate(page);
  const id = await begin(page.request, test20({ minutes: 10 }));
  await page.clock.install();
  await openExam(page, id);
  await page.keyboard.press('1');
  await expect.poll(async () => (await choicesOf(page.request, id))[0]).toBe('A');
  await context.setOffline(true);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('2');
  await expect(inMap(page, 'Pregunta 2, respondida')).toBeVisible();
  await page.clock.fastForward('10:01');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/entregado en este dispositivo$/);

  // By the server's clock ten minutes have not passed: the answers are saved and the exam continues.
  await context.setOffline(false);
  await expect(page.getByRole('timer')).toHaveText(/^(10:00|09:\d\d)$/);
  await expect.poll(async () => (await choicesOf(page.request, id)).slice(0, 2)).toEqual(['A', 'B']);
});

test('ten questions without an account, with their score and their reasons', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/quiz');
  const options = page.getByRole('group', { name: 'Opciones' });
  await expect(options).toBeVisible();
  await expectAccessible(page);
  for (let question = 1; question <= 10; question += 1) {
    await expect(page.getByRole('region', { name: `Pregunta ${question} de 10` })).toBeVisible();
    await options.getByRole('button').first().click();
    await page.keyboard.press('Enter');
  }
  await expect(page).toHaveURL('/quiz/resultados');
  await expect(page.getByText(/aciertos, \d+ errores, 0 en blanco/)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(10);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Otras diez preguntas' }).click();
  await expect(page).toHaveURL('/quiz?tanda=2');
});

test('the way to the official mock asks a guest to sign in, and has the guest back', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/premium-exam');
  await expect(page.getByRole('link', { name: 'Entrar', exact: true })).toHaveAttribute(
    'href',
    '/login?volver=%2Fpremium-exam',
  );
  await expectAccessible(page);
  await page.goto('/quiz/resultados');
  await expect(page.getByRole('link', { name: 'Hacer el quiz' })).toBeVisible();
  await newCandidate(page);
  await page.goto('/premium-exam');
  await page.getByRole('button', { name: 'Hacer un simulacro' }).click();
  await expect(page.getByRole('button', { name: 'Empezar' })).toBeVisible();
  await page.getByRole('link', { name: 'Ahora no' }).click();
  // No exam was started.
  await expect(page.getByText('Aún no has hecho ninguno')).toBeVisible();
});
