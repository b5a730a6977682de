import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { faultsIn } from './support/axe';
import { e2eServer } from './support/environment';
import { expect, test } from './support/fixtures';

const password = 'torre en el horizonte';
const agents = {
  phone:
    'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  laptop: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  desktop:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
};

let serial = 0;

/** A new account without devices that has answered the consent question. */
async function makeAccount(request: APIRequestContext): Promise<string> {
  serial += 1;
  const username = `disp${Date.now().toString(36)}${process.pid}${serial}`;
  const email = `${username}@correo.example`;
  const made = await request.post('/api/auth/register', {
    data: { email, username, password, acceptTerms: true },
  });
  expect(made.ok()).toBe(true);
  await expect.poll(async () => (await signIn(request, email)).status()).toBe(200);
  await request.put('/api/consent', { data: { analytics: false, fingerprint: false } });
  await request.post('/api/auth/logout');
  return email;
}

const signIn = (request: APIRequestContext, email: string) =>
  request.post('/api/auth/login', { data: { email, password } });

/** A device of the account: a separate browser context, signed in. */
async function device(browser: Browser, email: string, kind: keyof typeof agents): Promise<BrowserContext> {
  const context = await browser.newContext({
    userAgent: agents[kind],
    baseURL: e2eServer.url,
    locale: 'es-ES',
  });
  expect((await signIn(context.request, email)).ok()).toBe(true);
  return context;
}

const check = async (context: BrowserContext) =>
  (await context.request.get('/api/auth/check-device-limit')).json();

const modal = (page: Page) =>
  page.getByRole('dialog', {
    name: 'Has alcanzado el límite máximo de 2 dispositivos activos simultáneamente.',
  });

const answerWith = (page: Page, answer: object) =>
  page.route('**/api/auth/check-device-limit', (route) => route.fulfill({ json: answer }));

const session = (given: object) => ({
  sessionId: 's1',
  device: 'desktop',
  browser: 'Chrome',
  operatingSystem: 'Windows',
  ipAddress: '83.44.210.17',
  lastActivity: new Date(Date.now() - 12 * 60_000 - 5_000).toISOString(),
  fingerprintId: '9f3c1a7e0011',
  isCurrent: false,
  ...given,
});

const crowded = {
  blocked: false,
  exceedsLimit: true,
  deviceCount: 3,
  sessions: [
    session({ sessionId: 's0', isCurrent: true, browser: 'Firefox', device: 'mobile', lastActivity: null }),
    session({}),
    session({ sessionId: 's2', browser: 'Safari', fingerprintId: 'c04be812aaaa' }),
    session({ sessionId: 's3', browser: 'Edge', fingerprintId: '77aa00ffbbbb' }),
  ],
  allowedDevices: [],
  message: null,
};

const blocked = {
  blocked: true,
  exceedsLimit: false,
  deviceCount: 2,
  sessions: [],
  allowedDevices: [
    { browser: 'Chrome', operatingSystem: 'Windows' },
    { browser: 'Safari', operatingSystem: 'iOS 18' },
  ],
  message: null,
};

// [4.device-6, 4.device-7, 7-9, 7-10, 7-11]
test('a student on a third device closes another one, with the keyboard alone, and goes on', async ({
  browser,
  request,
  expectAccessible,
}) => {
  const email = await makeAccount(request);
  const phone = await device(browser, email, 'phone');
  const laptop = await device(browser, email, 'laptop');
  const desktop = await device(browser, email, 'desktop');
  const page = await desktop.newPage();
  await page.goto('/legacy');
  await expect(modal(page)).toBeVisible();
  await expectAccessible(page);
  await expect(modal(page).getByRole('radio')).toHaveCount(3);

  const confirm = modal(page).getByRole('button', { name: 'Cerrar sesión seleccionada y continuar' });
  await expect(confirm).toBeDisabled();
  const choice = modal(page).getByRole('radio', { name: /Chrome en Android 16/ });
  await expect(modal(page).getByRole('radio').first()).toBeFocused();
  while (!(await choice.isChecked())) await page.keyboard.press('ArrowDown');
  await expect(confirm).toBeEnabled();
  await page.keyboard.press('Tab');
  await expect(modal(page).getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Tab');
  const closing = page.waitForRequest('**/api/auth/close-device-session');
  const reloaded = page.waitForEvent('load');
  const goesOn = page.waitForResponse(
    async (one) => one.url().endsWith('/check-device-limit') && !(await one.json()).exceedsLimit,
  );
  await page.keyboard.press('Enter');
  expect(Object.keys((await closing).postDataJSON())).toEqual(['sessionId']);
  await reloaded;

  await expect(page.getByRole('button', { name: /^Abrir el menú de / })).toBeVisible();
  await goesOn;
  await expect(modal(page)).toBeHidden();
  expect((await phone.request.get('/api/auth/check-device-limit')).status()).toBe(401);
  expect((await check(laptop)).exceedsLimit).toBe(false);
  for (const context of [phone, laptop, desktop]) await context.close();
});

// [2.10-1, 2.10-2, 2.10-3, 2.10-4, 2.10-5, 2.10-6, 2.10-7, 2.10-8, 2.10-9, 2.10-10, 2.10-11, 2.10-13, 8.device-2]
// [8.device-3]
test('the modal says what the specification asks for', async ({ browser, request }) => {
  const context = await device(browser, await makeAccount(request), 'laptop');
  const page = await context.newPage();
  await answerWith(page, crowded);
  await page.goto('/legacy');
  await expect(modal(page)).toContainText(
    'Para proteger tu cuenta, solo permitimos un máximo de 2 dispositivos activos. Para continuar, debes cerrar sesión en uno de los dispositivos actuales.',
  );
  const list = modal(page).getByRole('group', { name: 'Sesiones activas' });
  expect((await list.boundingBox())?.height).toBe(300);
  expect(await list.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);

  const own = list.locator('label').first();
  await expect(own).toContainText('Firefox en Windows');
  await expect(own).toContainText('Móvil · 83.44.210.17');
  await expect(own).toContainText('Hace unos momentos');
  await expect(own).toContainText('Sesión actual');
  await expect(own).toContainText('Si cierras esta, también sales de este dispositivo.');
  const other = list.locator('label').nth(1);
  await expect(other).toContainText('Hace 12 minutos · ID 9f3c1a7e');
  await expect(other).not.toContainText('9f3c1a7e0');
  await expect(other).not.toContainText('Sesión actual');

  await list.getByRole('radio').nth(1).check();
  await list.getByRole('radio').nth(2).check();
  await expect(list.getByRole('radio', { checked: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();
  await context.close();
});

test('the button waits for its request, and a failure can be tried again [2.10-12, 5.device-1, 5.device-2, 5.device-3]', async ({
  browser,
  request,
}) => {
  const context = await device(browser, await makeAccount(request), 'laptop');
  const page = await context.newPage();
  await answerWith(page, crowded);
  let refuse = () => {};
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route('**/api/auth/close-device-session', async (route) => {
    await refused;
    await route.fulfill({ status: 503, json: { code: 'server.busy', message: 'El servidor está ocupado.' } });
  });
  await page.goto('/legacy');
  const confirm = modal(page).getByRole('button', { name: 'Cerrar sesión seleccionada y continuar' });
  await expect(confirm).toBeDisabled();
  await modal(page).getByRole('radio').nth(1).check();
  await confirm.click();
  const busy = modal(page).getByRole('button', { name: 'Cerrando sesión...' });
  await expect(busy).toBeDisabled();
  refuse();
  await expect(modal(page).getByRole('alert')).toContainText('El servidor está ocupado.');
  await expect(confirm).toBeEnabled();
  await context.close();
});

test('closing the current session ends it here as well [2.10-13]', async ({ browser, request }) => {
  const email = await makeAccount(request);
  const others = [await device(browser, email, 'phone'), await device(browser, email, 'laptop')];
  const context = await device(browser, email, 'desktop');
  const page = await context.newPage();
  await page.goto('/legacy');
  await modal(page)
    .getByRole('radio', { name: /Sesión actual/ })
    .check();
  await modal(page).getByRole('button', { name: 'Cerrar sesión seleccionada y continuar' }).click();
  await expect(page.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
  for (const other of others) expect((await check(other)).exceedsLimit).toBe(false);
  for (const one of [...others, context]) await one.close();
});

test('leaving a page frees its place, a reload signs nobody out [4.device-9, 4.device-10, 7-12]', async ({
  browser,
  request,
}) => {
  const email = await makeAccount(request);
  const phone = await device(browser, email, 'phone');
  const laptop = await device(browser, email, 'laptop');
  const page = await laptop.newPage();
  const polled = () => page.waitForResponse('**/api/auth/check-device-limit');
  await Promise.all([polled(), page.goto('/legacy')]);
  expect((await check(phone)).deviceCount).toBe(2);

  const beacon = page.waitForRequest('**/api/auth/end-current-session');
  await Promise.all([polled(), page.reload()]);
  expect(await (await beacon).headerValue('content-type')).toBe('application/json');
  await expect(page.getByRole('button', { name: /^Abrir el menú de / })).toBeVisible();
  await expect.poll(async () => (await check(phone)).deviceCount).toBe(2);

  await page.goto('about:blank');
  await expect.poll(async () => (await check(phone)).deviceCount).toBe(1);
  for (const context of [phone, laptop]) await context.close();
});

// [2.10-14, 2.10-15, 2.10-16, 2.10-17, 2.10-18, 4.device-3, 8.device-1, 8.device-4]
test('an account that swapped devices five times keeps the others out', async ({ browser, request }) => {
  test.slow();
  const email = await makeAccount(request);
  const contexts = [await device(browser, email, 'phone'), await device(browser, email, 'laptop')];
  for (let swap = 0; swap < 5; swap += 1) {
    const next = await device(browser, email, 'desktop');
    const { sessions } = await check(next);
    const sessionId = sessions.at(-1).sessionId;
    expect((await next.request.post('/api/auth/close-device-session', { data: { sessionId } })).ok()).toBe(
      true,
    );
    contexts.push(next);
  }
  const stranger = await device(browser, email, 'phone');
  const page = await stranger.newPage();
  await page.goto('/');
  const screen = page.getByRole('alertdialog', { name: 'Acceso Restringido' });
  await expect(screen).toBeVisible();
  for (const text of [
    'Has alcanzado el límite de dispositivos permitidos',
    'Has alcanzado el límite máximo de 2 dispositivos.',
    'No puedes acceder desde este dispositivo',
    '2 de 2',
    'Safari en macOS',
    'Soporte técnico: soporte@atalaya.example',
  ])
    await expect(screen).toContainText(text);
  expect(await faultsIn(page, '[role=alertdialog]')).toEqual([]);
  for (const registered of contexts.slice(-2)) expect((await check(registered)).blocked).toBe(false);
  for (const context of [...contexts, stranger]) await context.close();
});

// [2.10-19, 2.10-20, 2.10-21, 2.10-22, 2.10-23, 4.device-4, 4.device-5]
test('a blocked device can do nothing but read, and goes home', async ({ browser, request }) => {
  const context = await device(browser, await makeAccount(request), 'laptop');
  const page = await context.newPage();
  await answerWith(page, blocked);
  await page.goto('/legacy');
  const screen = page.getByRole('alertdialog', { name: 'Acceso Restringido' });
  await expect(screen).toBeVisible();
  await expect(page).toHaveURL(/\/legacy$/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(screen).toBeFocused();
  await page.mouse.click(200, 40);
  await page.mouse.dblclick(700, 400);
  expect(await page.evaluate(() => String(window.getSelection()))).toBe('');
  await expect(page).toHaveURL(`${e2eServer.url}/`);
  await expect(screen).toBeVisible();
  const home = page.url();
  await page.mouse.click(200, 40);
  await expect(screen).toBeVisible();
  expect(page.url()).toBe(home);
  await context.close();
});

test('none of this is part of the first load, nor anything for a guest [4.device-2, 4.device-8]', async ({
  browser,
  page,
  request,
}) => {
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  await Promise.all([page.waitForResponse('**/api/auth/me'), page.goto('/legacy')]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.filter((path) => /device-(watch|limit)|tracker|consent/.test(path))).toEqual([]);

  const context = await device(browser, await makeAccount(request), 'laptop');
  const own = await context.newPage();
  const loaded: string[] = [];
  own.on('request', (one) => loaded.push(new URL(one.url()).pathname));
  await Promise.all([own.waitForResponse('**/api/auth/check-device-limit'), own.goto('/legacy')]);
  expect(loaded.some((path) => /device-watch/.test(path))).toBe(true);
  expect(loaded.filter((path) => /device-limit-modal|blocked-screen|dialog/.test(path))).toEqual([]);
  await context.close();
});

test('any visitor enters the classic area, for as long as the tab lasts [2.1-41]', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/legacy');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Entrar en el área clásica' }).click();
  await expect(page.getByRole('status')).toHaveText('Estás en el área clásica.');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Salir del área clásica' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('atalaya.legacy-auth'))).toBe('true');
});
