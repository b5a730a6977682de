import type { APIRequestContext, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expect, test } from './support/fixtures';
import { enterOffice } from './support/office';

const password = 'torre en el horizonte';

let serial = 0;
const someone = () => {
  serial += 1;
  const username = `e2e${Date.now().toString(36)}${process.pid}${serial}`;
  return { email: `${username}@correo.example`, username };
};

async function makeAccount(request: APIRequestContext) {
  const who = someone();
  const answer = await request.post('/api/auth/register', { data: { ...who, password, acceptTerms: true } });
  expect(answer.ok()).toBe(true);
  return who;
}

/** The email as shown in the admin's outbox. */
async function linkIn(request: APIRequestContext, email: string, page: string): Promise<string> {
  await enterOffice(request);
  let link = '';
  await expect
    .poll(async () => {
      const outbox = await (await request.get('/api/admin/mail?pageSize=50')).json();
      const emails: { recipient: string; body: string }[] = outbox.items;
      const found = emails.find(({ recipient, body }) => recipient === email && body.includes(page));
      link = new RegExp(`${page}\\?token=\\S+`).exec(found?.body ?? '')?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function signIn(page: Page, email: string, word = password) {
  await field(page, 'Correo electrónico').fill(email);
  await field(page, 'Contraseña').fill(word);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

const expectSignedIn = (page: Page) =>
  expect.poll(async () => (await page.request.get('/api/auth/me')).text()).toContain('"username"');

test('keeps what is typed before the code has arrived', async ({ page }) => {
  const { email } = await makeAccount(page.request);
  // The tab still has the user's data after the session has ended.
  await page.request.post('/api/auth/login', { data: { email, password } });
  await page.goto('/ajustes');
  await expect(page.getByRole('button', { name: /^Abrir el menú de/ })).toBeVisible();
  await page.request.post('/api/auth/logout');

  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login?volver=/ajustes', { waitUntil: 'commit' });
  await field(page, 'Correo electrónico').fill(email);
  await field(page, 'Contraseña').fill(password);
  letThrough();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(field(page, 'Correo electrónico')).toHaveValue(email);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/ajustes');
});

test('the three addresses show the same screen; the path chooses the tab [2.1-20]', async ({
  page,
  expectAccessible,
}) => {
  for (const [path, tab] of [
    ['/auth', 'Iniciar sesión'],
    ['/login', 'Iniciar sesión'],
    ['/register', 'Crear cuenta'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entra en Atalaya');
    await expect(page.getByRole('tab', { selected: true })).toHaveText(tab);
    // The first two paths show the same page.
    if (path !== '/auth') await expectAccessible(page);
  }
});

test('a visitor registers, confirms the address and continues signed in where they were going [2.1-20] [6.user-1]', async ({
  page,
  playwright,
  baseURL,
  expectAccessible,
}) => {
  const who = someone();
  await page.goto('/register?volver=%2Fajustes');
  await field(page, 'Correo electrónico').fill(who.email);
  await field(page, 'Nombre de usuario').fill(who.username);
  await field(page, 'Contraseña').fill(password);
  await page.getByLabel('Oposición que preparas').selectOption('Policía Local');
  // Switching tabs keeps the input.
  await page.getByRole('tab', { name: 'Iniciar sesión' }).click();
  await page.getByRole('tab', { name: 'Crear cuenta' }).click();
  await expect(field(page, 'Nombre de usuario')).toHaveValue(who.username);
  await expect(page.getByLabel('Oposición que preparas')).toHaveValue('policia_local');

  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByText('Debes aceptar las condiciones para crear la cuenta.')).toBeVisible();
  await expect(page.getByRole('checkbox')).toBeFocused();
  await page.getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByRole('heading', { name: 'Mira tu correo' })).toBeFocused();
  await expect(page.getByText(who.email)).toBeVisible();
  await expectAccessible(page);

  const admin = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const link = await linkIn(admin, who.email, '/confirmar-correo');
  await admin.dispose();
  await page.goto(link);
  await expect(page).toHaveURL('/ajustes');
  await expect(page.getByText(`Correo confirmado, ${who.username}`).first()).toBeVisible();
  const me = await page.request.get('/api/auth/me');
  expect(await me.json()).toMatchObject({
    email: who.email,
    oppositionType: 'policia_local',
    tier: 'basico',
  });

  // The link signs in once; afterwards it leads to the form, which leads to the campus.
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: `Correo confirmado, ${who.username}` })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/login');
  await signIn(page, who.email);
  await expect(page).toHaveURL('/campus-estudio');
});

test('step by step: what the server refuses leads back to its field, and nothing typed is lost [2.1-21]', async ({
  page,
  request,
  expectAccessible,
}) => {
  const taken = await makeAccount(request);
  const who = someone();
  await page.goto('/registro');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crea tu cuenta');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(field(page, 'Correo electrónico')).toBeFocused();
  await expect(page.getByText('Escribe tu correo electrónico.')).toBeVisible();
  await field(page, 'Correo electrónico').fill(who.email);
  await field(page, 'Nombre de usuario').fill(taken.username);
  await field(page, 'Contraseña').fill('1234567890');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Esa contraseña es de las primeras que se prueban. Elige otra.')).toBeVisible();
  await field(page, 'Contraseña').fill(password);
  await page.getByRole('button', { name: 'Continuar' }).click();

  await expect(page.getByRole('heading', { name: '¿Qué preparas?' })).toBeFocused();
  await page.goBack();
  await expect(field(page, 'Correo electrónico')).toHaveValue(who.email);
  await page.goForward();
  await expect(page.getByRole('heading', { name: '¿Qué preparas?' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('radio', { name: /Guardia Civil/ }).check();
  await field(page, 'Cómo te llamas (opcional)').fill('Lucía Ferrer');
  await page.getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByText('Ese nombre de usuario no está libre. Elige otro.')).toBeVisible();
  await expect(field(page, 'Nombre de usuario')).toBeFocused();
  await expect(field(page, 'Correo electrónico')).toHaveValue(who.email);
  await field(page, 'Nombre de usuario').fill(who.username);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('radio', { name: /Guardia Civil/ })).toBeChecked();
  await expect(field(page, 'Cómo te llamas (opcional)')).toHaveValue('Lucía Ferrer');
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByRole('heading', { name: 'Mira tu correo' })).toBeVisible();
  await expectAccessible(page);
});

test('a wrong password says so, keeps the address and waits longer each time; then the right one opens', async ({
  page,
  request,
  expectAccessible,
}) => {
  const { email } = await makeAccount(request);
  await page.goto('/login');
  await signIn(page, email, 'no es esta contraseña');
  await expect(page.getByRole('alert')).toContainText('El correo o la contraseña no son correctos.');
  await expect(field(page, 'Contraseña')).toBeFocused();
  await expect(field(page, 'Correo electrónico')).toHaveValue(email);
  await expectAccessible(page);
  // On a slow machine the first, short waiting times may be missed; later ones are longer.
  let seconds = 0;
  let refusedAt = 0;
  for (let n = 0; n < 12 && seconds === 0; n += 1) {
    const answer = page.waitForResponse('/api/auth/login');
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    const response = await answer;
    if (response.status() === 429) {
      seconds = (await response.json()).details.retryAfterSeconds;
      refusedAt = Date.now();
    }
    await expect(page.getByRole('button', { name: 'Iniciar sesión' })).not.toHaveAttribute('aria-busy');
  }
  expect(seconds).toBeGreaterThan(0);
  await expect(page.getByRole('alert')).toContainText('Podrás volver a probar dentro de');
  await expect.poll(() => Date.now() - refusedAt, { timeout: 60_000 }).toBeGreaterThan(seconds * 1_000);
  await signIn(page, email);
  await expectSignedIn(page);
});

test('a forgotten password: the link sets a new one, once, and ends the open sessions', async ({
  page,
  playwright,
  request,
  baseURL,
  expectAccessible,
}) => {
  const { email } = await makeAccount(request);
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  expect((await elsewhere.post('/api/auth/login', { data: { email, password } })).ok()).toBe(true);
  await page.goto('/login');
  await page.getByRole('link', { name: '¿Has olvidado tu contraseña?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recupera tu contraseña');
  await expectAccessible(page);
  await field(page, 'Correo electrónico').fill(email);
  await page.getByRole('button', { name: 'Enviar el enlace' }).click();
  await expect(page.getByRole('heading', { name: 'Mira tu correo' })).toBeFocused();
  await expectAccessible(page);

  const admin = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const link = await linkIn(admin, email, '/nueva-contrasena');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elige una contraseña nueva');
  await expectAccessible(page);
  await field(page, 'Contraseña nueva').fill('corta');
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await expect(page.getByText('Usa al menos 10 caracteres.')).toBeVisible();
  await expect(field(page, 'Contraseña nueva')).toBeFocused();
  await field(page, 'Contraseña nueva').fill('otra torre, otro faro');
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await expect(page.getByRole('heading', { name: 'Contraseña cambiada' })).toBeFocused();
  await expectAccessible(page);
  expect(await (await elsewhere.get('/api/auth/me')).text()).toBe('');

  await page.goto(link);
  await field(page, 'Contraseña nueva').fill('una tercera, por si acaso');
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await expect(page.getByRole('heading', { name: 'Este enlace ya no vale' })).toBeFocused();
  await expectAccessible(page);
  await page.goto('/login');
  await signIn(page, email, 'otra torre, otro faro');
  await expectSignedIn(page);
  await Promise.all([admin.dispose(), elsewhere.dispose()]);
});

test('with the keyboard alone a user signs in and comes back to where they were going', async ({
  page,
  request,
}) => {
  const { email } = await makeAccount(request);
  await page.goto('/login?volver=%2Fcolores-marca%3Fa%3D1');
  await page.getByRole('tab', { name: 'Iniciar sesión' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Crear cuenta' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  const next = async (name: string) => {
    for (let n = 0; n < 4; n += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      if ((await focused.count()) === 0) continue;
      const label = await focused.evaluate(
        (node) =>
          node.getAttribute('aria-label') ??
          (node instanceof HTMLInputElement ? node.labels?.[0]?.textContent : node.textContent),
      );
      if (label === name) return;
    }
    throw new Error(`the Tab key does not reach «${name}»`);
  };
  await next('Correo electrónico');
  await page.keyboard.type(email);
  await next('Contraseña');
  await page.keyboard.type(password);
  await next('Mostrar la contraseña');
  await page.keyboard.press('Space');
  await expect(field(page, 'Contraseña')).toHaveAttribute('type', 'text');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/colores-marca?a=1');
  await expect(page.getByRole('button', { name: /^Abrir el menú de / })).toBeVisible();
});

test('a link that wants to lead elsewhere after signing in does not', async ({
  context,
  request,
  baseURL,
}) => {
  for (const volver of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
  ]) {
    const { email } = await makeAccount(request);
    await context.clearCookies();
    // Each link is opened in a new tab, because a tab keeps its user.
    const tab = await context.newPage();
    await tab.goto(`/login?volver=${encodeURIComponent(volver)}`);
    await signIn(tab, email);
    await expect(tab).toHaveURL('/campus-estudio');
    await expectSignedIn(tab);
    expect(new URL(tab.url()).origin).toBe(new URL(baseURL ?? '').origin);
    await tab.close();
  }
});

test('when the network fails the form says so, keeps everything and tries again', async ({
  page,
  request,
}) => {
  const { email } = await makeAccount(request);
  await page.goto('/login');
  await page.route('/api/auth/login', (route) => route.abort());
  await signIn(page, email);
  await expect(page.getByRole('alert')).toContainText('No hay conexión con el servidor.');
  await expect(field(page, 'Contraseña')).toHaveValue(password);
  await page.unroute('/api/auth/login');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expectSignedIn(page);
});

test('a user with a second factor is asked for the code after the password', async ({
  page,
  playwright,
  request,
  baseURL,
  expectAccessible,
}) => {
  const { email } = await makeAccount(request);
  const telephone = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await telephone.post('/api/auth/login', { data: { email, password } });
  const { secret } = await (await telephone.post('/api/profile/second-factor')).json();
  const totp = new TOTP({ secret });
  const confirmed = await telephone.post('/api/profile/second-factor/confirm', {
    data: { code: totp.generate() },
  });
  const { recoveryCodes } = await confirmed.json();
  await telephone.dispose();

  await page.goto('/login');
  await signIn(page, email);
  await expect(field(page, 'Código de verificación')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ese código no es correcto o ya se ha usado.')).toBeVisible();
  await field(page, 'Código de verificación').fill(recoveryCodes[0]);
  await page.getByRole('button', { name: 'Verificar y entrar' }).click();
  await expectSignedIn(page);
});

test('the demo is entered with one click, and its emails are read on the spot [2.1-21]', async ({
  page,
  request,
  expectAccessible,
}) => {
  const { email } = await makeAccount(request);
  await page.goto('/test-login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cuentas de prueba');
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Entrar como Lucía Ferrer/ }).click();
  await expectSignedIn(page);
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Ya has iniciado sesión' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Usar otra cuenta' }).click();
  await expect(page.getByRole('heading', { name: 'Entra en Atalaya' })).toBeVisible();
});
