import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { hasLongStudied } from './support/past';
import { answered, answerWithKeys } from './support/study';

const password = 'torre en el horizonte';

// These journeys run axe several times and need more time on a busy machine.

let serial = 0;

async function register(page: Page) {
  serial += 1;
  const username = `estudio${Date.now().toString(36)}${process.pid}${serial}`;
  const email = `${username}@correo.example`;
  const data = {
    email,
    username,
    displayName: 'Lucía Romero',
    password,
    acceptTerms: true,
    oppositionType: 'policia_nacional',
  };
  expect((await page.request.post('/api/auth/register', { data })).ok()).toBe(true);
  return email;
}

/** A new user, signed in, who has answered the consent question. */
async function enter(page: Page) {
  const email = await register(page);
  await expect
    .poll(async () => (await page.request.post('/api/auth/login', { data: { email, password } })).ok())
    .toBe(true);
  await page.request.put('/api/consent', { data: { analytics: false, fingerprint: false } });
}

type Card = { kind: string; id: string; answer: string | null };

/** Answers on past days, as a study session sends them. */
async function study(page: Page, daysAgo: number, wanted: number) {
  // A topic that is asked for is not limited, though it was not read.
  const session = await (await page.request.get(`/api/study/session?minutes=60&topic=${daysAgo}`)).json();
  const cards: Card[] = session.stretches.flatMap(({ cards: own }: { cards: Card[] }) => own);
  const answers = cards.slice(0, wanted).map(({ kind, id, answer }, index) => ({
    id: randomUUID(),
    kind,
    itemId: id,
    choice: index % 4 === 0 ? null : answer,
    ...(kind === 'flashcard' ? { grade: 'good' } : {}),
    at: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
    durationMs: 30_000,
  }));
  expect((await page.request.post('/api/study/answers', { data: { answers } })).ok()).toBe(true);
}

test('a guest is asked to sign in before today and the session', async ({ request }) => {
  for (const path of ['/campus-estudio', '/study']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toMatch(new RegExp(`/login\\?volver=${encodeURIComponent(path)}$`));
  }
});

test('a session by keyboard: why after each answer, undo, and today counts it [2.1-22]', async ({
  page,
  expectAccessible,
}) => {
  await enter(page);
  await page.goto('/campus-estudio');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lucía');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Empezar mi primera sesión' }).click();
  await expect(page).toHaveURL('/study/primera');
  await page.getByRole('button', { name: /^Ya lo he leído/ }).click();
  const card = page.getByRole('article');
  await expect(card).toHaveAccessibleName(/ 1 de /);
  await answerWithKeys(page);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(card).toHaveAccessibleName(/ 2 de /);
  await expect.poll(() => answered(page)).toBe(1);
  await page.keyboard.press('u');
  await expect(card).toHaveAccessibleName(/ 1 de /);
  await expect.poll(() => answered(page)).toBe(0);
  for (let n = 2; n <= 4; n++) {
    await answerWithKeys(page);
    await page.keyboard.press('Enter');
    await expect(card).toHaveAccessibleName(new RegExp(` ${n} de `));
  }
  await expect.poll(() => answered(page)).toBe(3);
  await page.getByRole('link', { name: /Salir de la sesión/ }).click();
  await expect(page.getByText(/Llevas 3 respuestas/)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Racha' })).toContainText('1');
});

test('answers given without a network stay on the device, through a reload, until the server has them', async ({
  page,
  context,
}) => {
  await enter(page);
  await page.goto('/study');
  const card = page.getByRole('article');
  await expect(card).toHaveAccessibleName(/ 1 de /);
  await context.route('**/api/study/answers', (route) => route.abort());
  for (let n = 2; n <= 3; n++) {
    await answerWithKeys(page);
    await page.keyboard.press('Enter');
    await expect(card).toHaveAccessibleName(new RegExp(` ${n} de `));
  }
  // Answers one more; the page closes before it moves on.
  await answerWithKeys(page);
  await expect(page.getByRole('status').filter({ hasText: 'por enviar' })).toBeVisible();
  expect(await answered(page)).toBe(0);
  await context.unroute('**/api/study/answers');
  const isGraded = await page.getByRole('button', { name: 'Otra vez' }).isVisible();
  await page.reload();
  await expect(page.getByRole('article')).toBeVisible();
  // A flashcard that was only turned over does not count as answered.
  await expect.poll(() => answered(page)).toBe(isGraded ? 2 : 3);
});

test('after some days of study: the prediction with its table, progress and the log', async ({
  page,
  expectAccessible,
}) => {
  await enter(page);
  await hasLongStudied(page);
  for (const daysAgo of [3, 2, 1]) await study(page, daysAgo, 50);
  await page.goto('/campus-estudio');
  await expect(page.getByRole('img', { name: /Probabilidad de llegar al último corte/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lo que más la subiría' })).toBeVisible();
  await page.getByRole('button', { name: 'Ver tabla', exact: true }).first().click();
  await expect(page.getByRole('cell', { name: '7,17' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/progreso');
  await expect(page.getByRole('heading', { level: 1, name: 'Tu progreso' })).toBeVisible();
  await page.getByRole('button', { name: 'Ver tabla: Horas por semana' }).click();
  await expect(page.getByRole('columnheader', { name: 'Acierto' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /Ver la bitácora/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bitácora' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(3);
  await expectAccessible(page);
});

test('a visitor sees a sample of the progress page and of the log, said to be one', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/progreso');
  await expect(page.getByRole('heading', { level: 1, name: 'Así se ve tu progreso' })).toBeVisible();
  await expect(page.getByText(/ejemplo con datos inventados/)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/bitacora');
  await expect(page).toHaveURL('/bitacora/ejemplo');
  await expect(page.getByText(/ejemplo con datos inventados/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(6);
  await expectAccessible(page);
});

test('the level test: twenty questions without an account, and the result is kept by registering [2.1-18]', async ({
  page,
  expectAccessible,
}) => {
  await page.request.put('/api/consent', { data: { analytics: false, fingerprint: false } });
  await page.goto('/prueba-nivel-gratis');
  await page.getByRole('button', { name: 'Empezar la prueba' }).click();
  for (let n = 1; n <= 20; n++) {
    await expect(page.getByRole('article')).toHaveAccessibleName(`Pregunta ${n} de 20`);
    await page.keyboard.press(String((n % 3) + 1));
    await expect(page.getByRole('region', { name: 'Por qué' })).toBeVisible();
    if (n === 1) await expectAccessible(page);
    if (n === 7) {
      // The page is reloaded during the test, which continues at the same question.
      await page.reload();
      await page.getByRole('button', { name: 'Seguir por la 8' }).click();
    } else await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Tu nivel hoy')).toBeVisible();
  const level = await page.getByRole('heading', { level: 1 }).textContent();
  await expectAccessible(page);

  const email = await register(page);
  await page.getByRole('link', { name: 'Ya tengo cuenta' }).click();
  await page.getByLabel('Correo electrónico', { exact: true }).fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/prueba-nivel-gratis');
  await expect(page.getByText('Guardado en tu cuenta')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(level ?? '');
  expect(await answered(page)).toBe(20);
});
