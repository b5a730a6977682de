import { chromium, type Page } from '@playwright/test';
import { browserPath, e2eServer } from '../support/environment';
import { answered, begin, choicesOf, inMap, newCandidate, openExam, place, test20 } from '../support/exams';
import { expect, test } from '../support/fixtures';
import { isStored } from '../support/offline';

// Other specs block the service worker.
test.use({ serviceWorkers: 'allow' });

const AGE = 'Sin conexión. Datos de hace un momento.';

/** A browser whose storage survives its closing. */
function openBrowser(profile: string) {
  const executablePath = browserPath();
  return chromium.launchPersistentContext(profile, {
    baseURL: e2eServer.url,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  });
}

const inExam = (page: Page) => expect(page.locator('html[data-in-exam]')).toBeAttached();

test('an exam survives two reloads and a closed browser without network, and is handed in once', async ({
  browser: _,
}, info) => {
  const profile = info.outputPath('profile');
  const first = await openBrowser(profile);
  const page = await first.newPage();
  await newCandidate(page);
  const id = await begin(page.request, test20({ count: 5, minutes: 30 }));
  await openExam(page, id);
  await page.keyboard.press('1');
  await expect.poll(() => answered(page.request, id)).toBe(1);
  await isStored(page, `/test/${id}`);

  await first.setOffline(true);
  for (const position of [2, 3]) {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('2');
    await expect(inMap(page, `Pregunta ${position}, respondida`)).toBeVisible();
    await page.reload();
    await inExam(page);
    await expect(page.getByText(AGE)).toBeVisible();
    await expect(inMap(page, `Pregunta ${position}, respondida`)).toBeVisible();
    await place(page, position, 5);
  }
  await first.close();

  const second = await openBrowser(profile);
  await second.setOffline(true);
  const again = await second.newPage();
  await again.goto(`/test/${id}`);
  await inExam(again);
  for (const position of [1, 2, 3])
    await expect(inMap(again, `Pregunta ${position}, respondida`)).toBeVisible();
  await again.getByRole('button', { name: 'Terminar', exact: true }).click();
  await again.getByRole('button', { name: 'Entregar', exact: true }).click();
  await expect(again.getByRole('heading', { level: 1 })).toHaveText(/entregado en este dispositivo$/);
  await again.reload();
  await expect(again.getByRole('heading', { level: 1 })).toHaveText(/entregado en este dispositivo$/);

  await second.setOffline(false);
  await expect(again).toHaveURL(/\/resultado$/);
  const result = await (await again.request.get(`/api/exams/${id}/result`)).json();
  expect([result.hits + result.errors, result.blanks]).toEqual([3, 2]);

  // The review that was opened is there without network too.
  await again.goto(`/test/${id}/repaso`);
  await isStored(again, `/test/${id}/repaso`, `/api/exams/${id}/review`);
  await second.setOffline(true);
  await again.reload();
  await expect(again.getByRole('heading', { level: 1, name: 'Repaso' })).toBeVisible();
  await expect(again.getByText(AGE)).toBeVisible();
  await second.close();
});

test('a new build in the middle of an exam waits, is offered when it is needed, and loses no answer', async ({
  page,
}) => {
  await newCandidate(page);
  const id = await begin(page.request, test20({ count: 5 }));
  await openExam(page, id);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.keyboard.press('1');
  await expect.poll(() => answered(page.request, id)).toBe(1);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  // A worker at another address is a new version.
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?nueva', { scope: '/' }));
  const isWaiting = async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting);
  await expect.poll(() => page.evaluate(isWaiting)).toBe(true);
  await expect(page.getByText('Hay una versión nueva')).toHaveCount(0);

  // The new server does not understand the old page.
  await page.route(`**/api/exams/${id}/answers/*`, (route) =>
    route.fulfill({ status: 400, json: { code: 'request.invalid', message: 'No es válido.' } }),
  );
  await page.route('**/build.txt', (route) => route.fulfill({ body: 'another' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('2');
  await expect(page.getByText(/^Esta página es de una versión anterior/).first()).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Recargar' }).click();
  await expect.poll(async () => (await choicesOf(page.request, id)).slice(0, 3)).toEqual(['A', 'B', null]);
  await place(page, 2, 5);
});
