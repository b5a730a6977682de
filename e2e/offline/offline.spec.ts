import type { Page } from '@playwright/test';
import { enterAsCandidate } from '../support/candidate';
import { expect, test } from '../support/fixtures';
import { isStored } from '../support/offline';
import { answered, answerWithKeys } from '../support/study';

// Other specs block the service worker, so that simulated responses reach their pages.
test.use({ serviceWorkers: 'allow' });

const topic = '/campus-estudio/temario/tema-2';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the product can be installed: its manifest, its icons and a worker for the whole site [1-29]', async ({
  page,
}) => {
  await page.goto('/planes');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await page.request.get(href ?? '')).json();
  expect(manifest).toMatchObject({ start_url: '/campus-estudio', scope: '/', display: 'standalone' });
  const purposes = manifest.icons.map((icon: { purpose: string }) => icon.purpose);
  expect(purposes).toEqual(expect.arrayContaining(['any', 'maskable']));
  const pictures = [
    ...manifest.icons,
    ...manifest.shortcuts.flatMap((one: { icons: object[] }) => one.icons),
  ];
  for (const src of new Set(pictures.map((icon: { src: string }) => icon.src)))
    expect((await page.request.get(src)).ok()).toBe(true);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(new URL(scope).pathname).toBe('/');
});

test('what was read is there without network, and only for whoever read it', async ({
  page,
  context,
  expectAccessible,
}) => {
  await enterAsCandidate(page);
  await page.goto('/campus-estudio/temario');
  await isStored(page, '/campus-estudio/temario', '/api/topics', '/api/syllabus/reading');
  // A client-side navigation, which loads no document.
  await page
    .getByRole('link', { name: /La Constitución Española \(I\)/ })
    .first()
    .click();
  await expect(heading(page, 'La Constitución Española (I)')).toBeVisible();
  await isStored(page, topic, '/api/topics/2/content?format=blocks', '/api/topics/2/reading');

  await context.setOffline(true);
  await page.reload();
  await expect(heading(page, 'La Constitución Española (I)')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /Los principios/ })).toBeVisible();

  await page.goto(`${topic}/garantias`);
  await expect(page).toHaveURL(new RegExp(`${topic}(/|$)`));
  await expect(heading(page, 'La Constitución Española (I)')).toBeVisible();

  await page.goto('/campus-estudio/temario/tema-3');
  await expect(heading(page, 'No hay conexión')).toBeVisible();
  await expectAccessible(page);
  const link = page.getByRole('link', { name: /La Constitución Española \(I\)/ });
  // A short network failure does not block the navigation.
  await link.evaluate((element) =>
    element.addEventListener('click', () => setTimeout(() => window.dispatchEvent(new Event('online')))),
  );
  await link.click();
  await expect(heading(page, 'La Constitución Española (I)')).toBeVisible();

  await context.setOffline(false);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Usar otra cuenta' }).click();
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('pages:'))))
    .toEqual([]);
  await context.setOffline(true);
  await page.goto(topic);
  await expect(heading(page, 'No hay conexión')).toBeVisible();
  await expect(page.getByText('Constitución')).toHaveCount(0);
});

test('the page of today opens without network and says how old it is', async ({ page, context }) => {
  await enterAsCandidate(page);
  await page.goto('/campus-estudio');
  await isStored(page, '/campus-estudio', '/api/progress/today');
  const greeting = heading(page, 'Lucía');
  await expect(greeting).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(greeting).toBeVisible();
  await expect(page.getByText('Sin conexión. Datos de hace un momento.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Sin conexión.')).toHaveCount(0);
});

test('a session of study that had begun goes on without network, and nothing of it is lost', async ({
  page,
  context,
}) => {
  const card = page.getByRole('article');
  const answerAndGoOn = async (next: RegExp) => {
    await answerWithKeys(page);
    await page.keyboard.press('Enter');
    await expect(card).toHaveAccessibleName(next);
  };
  await enterAsCandidate(page);
  await page.goto('/study?minutos=30');
  await expect(card).toHaveAccessibleName(/ 1 de /);
  await isStored(page, '/study');
  await answerAndGoOn(/ 2 de /);
  await expect.poll(() => answered(page)).toBe(1);

  await context.setOffline(true);
  await answerAndGoOn(/ 3 de /);
  const [name, question] = [await card.getAttribute('aria-label'), await card.innerText()];
  await page.reload();
  await expect(card).toHaveAccessibleName(name ?? '');
  expect(await card.innerText()).toBe(question);
  await expect(page.getByText('1 por enviar')).toBeAttached();
  await answerAndGoOn(/ 4 de /);

  // Leaves the page and returns by a link, still offline.
  await page.getByRole('link', { name: /Salir de la sesión/ }).click();
  await expect(page).toHaveURL('/campus-estudio');
  await context.setOffline(false);
  await expect.poll(() => answered(page)).toBe(3);
});

test('what another app shares becomes a note of the topic that one chooses', async ({
  page,
  expectAccessible,
}) => {
  await enterAsCandidate(page);
  await page.goto('/campus-estudio/compartir?titulo=Ley%20del%20BOE&texto=Repasar%20el%20plazo');
  await expect(heading(page, 'Guardar en tus notas')).toBeVisible();
  await expect(page.getByLabel('Nota', { exact: true })).toHaveValue('Ley del BOE\nRepasar el plazo');
  await page.getByLabel('Tema', { exact: true }).selectOption({ label: '2. La Constitución Española (I)' });
  await page.getByLabel('Sección').selectOption({ label: 'Los principios del régimen constitucional' });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Guardar la nota' }).click();
  await expect(page).toHaveURL(`${topic}/principios`);
  await expect(page.getByText('Repasar el plazo')).toBeVisible();
  await expect
    .poll(async () => (await (await page.request.get('/api/topics/2/reading')).json()).notes)
    .toMatchObject([{ section: 'principios', text: 'Ley del BOE\nRepasar el plazo' }]);
});
