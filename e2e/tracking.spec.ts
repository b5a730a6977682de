import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

const password = 'torre en el horizonte';
let serial = 0;

/** Signs a new account in that has not answered the consent question. */
async function newStudent(context: BrowserContext): Promise<void> {
  serial += 1;
  const username = `medida${Date.now().toString(36)}${process.pid}${serial}`;
  const email = `${username}@correo.example`;
  const { request } = context;
  const made = await request.post('/api/auth/register', {
    data: { email, username, password, acceptTerms: true },
  });
  expect(made.ok()).toBe(true);
  const signIn = () => request.post('/api/auth/login', { data: { email, password } });
  await expect.poll(async () => (await signIn()).status()).toBe(200);
}

const answer = (request: APIRequestContext, analytics: boolean, fingerprint: boolean) =>
  request.put('/api/consent', { data: { analytics, fingerprint } });

/** The tracking requests of the page, in order. */
function watchTracking(page: Page): { path: string; body: Record<string, unknown> }[] {
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/api/tracking/') && request.method() === 'POST')
      sent.push({ path, body: request.postDataJSON() });
  });
  return sent;
}

/** Simulates a device on which the fingerprint may be computed. */
async function strengthen(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: () => 8 });
    Object.defineProperty(Navigator.prototype, 'deviceMemory', { get: () => 8 });
  });
}

const banner = (page: Page) => page.getByRole('region', { name: '¿Podemos medir cómo usas Atalaya?' });

/** It is a slim part of the page, below everything else: nothing is behind it. */
async function expectBelowEverything(page: Page): Promise<void> {
  const box = await banner(page).boundingBox();
  expect(box?.height).toBeLessThan(120);
  const main = await page.getByRole('main').boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? 0));
}

test('a student is asked once, says yes with the keyboard, and each page is counted [7-17, 6.user-5]', async ({
  page,
  context,
  expectAccessible,
  consoleErrors,
}) => {
  await newStudent(context);
  const sent = watchTracking(page);
  await page.goto('/legacy');
  await expect(banner(page)).toBeVisible();
  await expectAccessible(page);
  expect(sent).toEqual([]);

  await banner(page).getByRole('button', { name: 'Aceptar' }).focus();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => sent.length).toBe(1);
  await page.getByRole('link', { name: 'Test Nivel' }).click();
  await expect.poll(() => sent.map(({ body }) => body.page)).toEqual(['/legacy', '/prueba-nivel-gratis']);
  expect(Object.keys(sent[0]?.body ?? {}).sort()).toEqual(['deviceInfo', 'page', 'timestamp']);
  expect(sent[0]?.body.deviceInfo).toMatchObject({
    screenResolution: expect.stringMatching(/^\d+x\d+$/),
    canvasTail: expect.any(String),
    timezone: 'Europe/Madrid',
    browserInfo: { browserName: 'Chrome', osName: 'Linux' },
  });

  await page.reload();
  await expect.poll(() => sent.length).toBe(3);
  await expect(banner(page)).toBeHidden();
  expect(consoleErrors.filter((line) => !line.includes('404'))).toEqual([]);
});

test('a student who says no is left in peace, and a guest is not even asked [6.user-6]', async ({
  page,
  context,
}) => {
  const sent = watchTracking(page);
  await Promise.all([page.waitForResponse('**/api/auth/me'), page.goto('/legacy')]);
  await expect(banner(page)).toBeHidden();

  await newStudent(context);
  await page.goto('/campus-estudio');
  await expect(banner(page)).toBeVisible();
  await test.step('the question covers no way on, neither at the side nor under the thumb', async () => {
    await page.getByRole('link', { name: 'Embajadores' }).click({ trial: true });
    await expectBelowEverything(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('link', { name: 'Simulacros' }).click({ trial: true });
  });
  await banner(page).getByRole('button', { name: 'Rechazar' }).click();
  await expect(banner(page)).toBeHidden();
  await Promise.all([page.waitForResponse('**/api/consent'), page.reload()]);
  await expect(banner(page)).toBeHidden();
  await Promise.all([page.waitForResponse('**/api/auth/check-device-limit'), page.reload()]);
  expect(sent).toEqual([]);
});

test('the fingerprint is taken on a strong desktop and with consent only [7-21, 4.power-9, 5.none-4]', async ({
  page,
  context,
}) => {
  await newStudent(context);
  await answer(context.request, false, true);
  const sent = watchTracking(page);
  await Promise.all([page.waitForResponse('**/api/consent'), page.goto('/legacy')]);
  await Promise.all([page.waitForResponse('**/api/auth/check-device-limit'), page.reload()]);
  expect(sent).toEqual([]);

  await strengthen(page);
  const identified = page.waitForResponse('**/api/tracking/fingerprint');
  await page.reload();
  expect(await (await identified).json()).toEqual({ success: true, message: 'Dispositivo identificado.' });
  expect(sent.map(({ path }) => path)).toEqual(['/api/tracking/fingerprint']);
  const { sessions } = await (await context.request.get('/api/auth/check-device-limit')).json();
  expect(sent[0]?.body.fingerprint).toMatchObject({
    visitorId: sessions[0].fingerprintId,
    confidence: { score: expect.any(Number) },
  });
});

test('on a phone the question is a slim bar that covers no main action, and waits while somebody studies', async ({
  page,
  context,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await newStudent(context);
  await page.goto('/campus-estudio');
  await expect(banner(page)).toBeVisible();
  await expectBelowEverything(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Empezar mi primera sesión' }).click();
  await expect(page.getByRole('button', { name: /^Ya lo he leído/ })).toBeVisible();
  await expect(banner(page)).toBeHidden();
});
