import { enterAsCandidate } from '../support/candidate';
import { expect, test } from '../support/fixtures';

test('the briefing of a free account leads to a session that it can do, and says what is closed', async ({
  page,
  expectAccessible,
}) => {
  await enterAsCandidate(page, 'guardia_civil');
  await page.goto('/campus-estudio/briefing');
  await expect(page.getByText('se abre con el plan Básico')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Estudiar \d+ preguntas?$/ }).click();
  await expect(page.getByText(/^\s*de \d+\s*$/)).toBeVisible();
});

test('a progress page that fails keeps the rail, says why and can be tried again', async ({ page }) => {
  await enterAsCandidate(page);
  for (const [path, api, heading] of [
    ['/progreso', 'progress/summary', 'Tu progreso'],
    ['/bitacora', 'progress/log', 'Bitácora'],
    ['/hoja-servicios', 'ranks/record', 'Hoja de servicios'],
  ] as const) {
    await page.route(`**/api/${api}*`, (route) =>
      route.fulfill({ status: 503, json: { code: 'server.busy', message: 'El servidor está ocupado.' } }),
    );
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'El servidor está ocupado' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Temario' }).first()).toBeVisible();
    await page.unroute(`**/api/${api}*`);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

test('a free account may do the last questions of its day, and is told when it asks for more', async ({
  page,
}) => {
  await enterAsCandidate(page, 'guardia_civil');
  const data = { kind: 'test', mode: 'study', count: 13 };
  const built = await (await page.request.post('/api/exams', { data })).json();
  expect((await page.request.post(`/api/exams/${built.id}/start`)).ok()).toBe(true);
  await page.goto('/test');
  const sizes = page.getByRole('group', { name: 'Número de preguntas' });
  await expect(sizes.getByRole('radio', { name: '7', exact: true })).toBeChecked();
  await sizes.getByText('10', { exact: true }).click();
  await page.getByRole('button', { name: 'Empezar', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Hoy te quedan 7 preguntas');
  await sizes.getByText('7', { exact: true }).click();
  await page.getByRole('button', { name: 'Empezar', exact: true }).click();
  await expect(page).toHaveURL(/\/test\/[\w-]+$/);
  await expect(page.getByText('Pregunta 1 de 7', { exact: true })).toBeAttached();
});
