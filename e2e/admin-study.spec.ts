import { randomUUID } from 'node:crypto';
import { enterAsAdmin } from './support/admin';
import { enterAsCandidate } from './support/candidate';
import { expect, test } from './support/fixtures';
import { hasLongStudied } from './support/past';

const local = (date: Date) =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Madrid',
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(date)
    .replace(' ', 'T');

test('an admin schedules a mock, and a student takes it in its window [2.1-35]', async ({
  page,
  browser,
  playwright,
  expectAccessible,
}) => {
  await enterAsAdmin(page, playwright);
  await page.goto('/admin/simulacros');
  const title = `Simulacro ${Date.now().toString(36)}${process.pid}`;
  await page.getByRole('link', { name: 'Nuevo simulacro' }).first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Título').fill(title);
  await drawer.getByLabel('Se abre').fill(local(new Date(Date.now() - 3_600_000)));
  await drawer.getByLabel('Se cierra').fill(local(new Date(Date.now() + 3_600_000)));
  await drawer.getByLabel('Preguntas').fill('10');
  await drawer.getByLabel(/^Temas/).fill('1\n2');
  await drawer.getByLabel('Quién entra').selectOption('demo');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: /Guardar|Crear/ }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();

  const student = await (await browser.newContext()).newPage();
  await enterAsCandidate(student, 'guardia_civil');
  await student.goto('/campus-estudio/simulacros');
  const row = student.getByRole('article').filter({ hasText: title });
  await row.getByRole('button', { name: 'Entrar' }).click();
  await student.getByRole('button', { name: 'Empezar ahora' }).click();
  await expect(student).toHaveURL(/\/test\/[0-9a-f-]{36}$/);
  await expect(student.getByRole('timer').or(student.getByText('1 de 10')).first()).toBeVisible();
  await student.context().close();
});

test('the statistics say how it is used, with a table behind each chart and a file of each table [2.1-35]', async ({
  page,
  playwright,
  expectAccessible,
}) => {
  await enterAsAdmin(page, playwright);
  await page.goto('/admin/estadisticas');
  await expect(page.getByRole('heading', { name: 'Quién sigue estudiando' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ver tabla: Estudiantes por día' }).click();
  await expect(page.getByRole('columnheader', { name: 'Cuentas nuevas' })).toBeVisible();
  await page.getByText('Peor discriminación').click();
  await expect(page.getByRole('radio', { name: 'Peor discriminación' })).toBeChecked();
  await page.getByRole('button', { name: 'Exportar CSV' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Cohortes' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('estadisticas-cohortes.csv');
});

test('anyone reads how the prediction did, and how many mocks are missing before it is said', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/prediccion');
  await expect(page.getByRole('heading', { level: 1, name: /Cuánto acierta la predicción/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Con simulacros de verdad' })).toBeVisible();
  await expect(page.getByRole('cell', { name: '0,38 puntos' })).toBeVisible();
  await expectAccessible(page);
});

test('what keeps being failed is shown with its why, and begins again', async ({ page }) => {
  await enterAsCandidate(page);
  const session = await (await page.request.get('/api/study/session?minutes=30')).json();
  type Card = { kind: string; id: string; answer: string; front: string };
  const cards: Card[] = session.stretches.flatMap(({ cards: own }: { cards: Card[] }) => own);
  const card = cards.find(({ kind }) => kind === 'question');
  await hasLongStudied(page);
  // Known once and then wrong on five days; with seven days in a row a celebration would cover the page.
  const answers = [12, 10, 8, 6, 4, 2].map((daysAgo, index) => ({
    id: randomUUID(),
    kind: 'question',
    itemId: card?.id,
    choice: index === 0 ? card?.answer : null,
    at: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
    durationMs: 9_000,
  }));
  expect((await page.request.post('/api/study/answers', { data: { answers } })).ok()).toBe(true);
  await page.goto('/progreso');
  const row = page.getByRole('listitem').filter({ hasText: 'Olvidada 5 veces' });
  await row.getByRole('button', { name: 'Ver por qué' }).click();
  await expect(row.getByRole('region', { name: 'Por qué' })).toBeVisible();
  await row.getByRole('button', { name: 'Apartar' }).click();
  await expect(row.getByText('Apartada')).toBeVisible();
  await row.getByRole('button', { name: 'Empezar de nuevo' }).click();
  await expect(page.getByText('Ninguna, por ahora.')).toBeVisible();
});
