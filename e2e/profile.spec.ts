import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import sharp from 'sharp';
import { expect, test } from './support/fixtures';

const password = 'torre en el horizonte';

/** A landscape image, so that it is cropped to a square. */
const photo = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#b7821b' } })
    .png()
    .toBuffer();

// These journeys run axe several times and need more time on a busy machine.

let serial = 0;

/** A new account, because a shared one would reach its device limit. */
async function newcomer(page: Page) {
  serial += 1;
  const username = `perfil${Date.now().toString(36)}${process.pid}${serial}`;
  const email = `${username}@correo.example`;
  const data = { email, username, displayName: 'Lucía Romero', password, acceptTerms: true };
  expect((await page.request.post('/api/auth/register', { data })).ok()).toBe(true);
  return { email, username };
}

/** A new user, signed in, who has answered the consent question. */
async function enter(page: Page) {
  const { email, username } = await newcomer(page);
  await expect
    .poll(async () => (await page.request.post('/api/auth/login', { data: { email, password } })).ok())
    .toBe(true);
  await page.request.put('/api/consent', { data: { analytics: false, fingerprint: false } });
  return { email, username };
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const said = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();

test('a guest is asked to sign in before any page of the account, and comes back to it [6.user-7]', async ({
  page,
}) => {
  const { email } = await newcomer(page);
  for (const path of ['/perfil', '/ajustes', '/configuracion']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?volver=${encodeURIComponent(path)}`);
    await field(page, 'Correo electrónico').fill(email);
    await field(page, 'Contraseña').fill(password);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    // Stops the requests of the page before its session ends.
    await page.goto('about:blank');
    await page.request.post('/api/auth/logout');
  }
});

test('shows someone their account: name, plan and the way on [6.user-2]', async ({
  page,
  expectAccessible,
}) => {
  const { username } = await enter(page);
  await page.goto('/perfil');
  await expect(page.getByRole('heading', { level: 1, name: 'Lucía Romero' })).toBeVisible();
  await said(page, `@${username}`);
  await expect(page.getByText(/^Prueba gratuita hasta el/)).toBeVisible();
  await expect(page.getByText('Miembro desde').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Poner la fecha' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mi Perfil' })).toBeVisible();
});

test.describe('Mi Perfil', () => {
  test('keeps names, opposition, date and minutes, and the page shows them again [2.1-32]', async ({
    page,
    expectAccessible,
  }) => {
    const { username } = await enter(page);
    await page.goto('/ajustes');
    await expect(page).toHaveTitle('Mi Perfil | Atalaya');
    await expect(page.getByRole('heading', { level: 1, name: 'Mi Perfil' })).toBeVisible();
    await field(page, 'Nombre').fill('Lucía R.');
    await field(page, 'Nombre de usuario').fill(`${username}.b`);
    await field(page, 'Policía Local').check();
    await field(page, 'Fecha del examen').fill('2029-05-12');
    await field(page, 'Minutos de estudio al día').fill('75');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await said(page, 'Cambios guardados');
    await expectAccessible(page);
    await page.reload();
    await expect(field(page, 'Nombre')).toHaveValue('Lucía R.');
    await expect(field(page, 'Policía Local')).toBeChecked();
    await expect(field(page, 'Minutos de estudio al día')).toHaveValue('75');
    await page.goto('/perfil');
    await expect(page.getByText('para el 12 de mayo de 2029')).toBeVisible();
  });

  test('says beside each field what is wrong, goes to the first, and loses nothing typed, without a server either', async ({
    page,
    expectAccessible,
  }) => {
    const { username } = await enter(page);
    await page.goto('/ajustes');
    await field(page, 'Nombre').fill('Lucía de la Torre');
    await field(page, 'Nombre de usuario').fill('con espacios');
    await field(page, 'Minutos de estudio al día').fill('mil');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await said(page, 'Usa letras, números, puntos y guiones, sin espacios.');
    await said(page, 'Escribe los minutos sin decimales.');
    await expect(field(page, 'Nombre de usuario')).toBeFocused();
    await expectAccessible(page);

    // Server errors appear beside the same field.
    await field(page, 'Nombre de usuario').fill('elite');
    await field(page, 'Minutos de estudio al día').fill('60');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await said(page, 'Ese nombre de usuario no está libre.');
    await expect(field(page, 'Nombre de usuario')).toBeFocused();
    await expect(field(page, 'Nombre')).toHaveValue('Lucía de la Torre');

    // The input also stays when the server cannot be reached; then it is sent again.
    await field(page, 'Nombre de usuario').fill(username);
    await field(page, 'Nombre').fill('Sin red');
    await page.route('**/api/profile', (route) => route.abort());
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'No hay conexión' })).toBeVisible();
    await page.unroute('**/api/profile');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await said(page, 'Cambios guardados');
    await expect(field(page, 'Nombre')).toHaveValue('Sin red');
  });

  test('opens a page that the server cannot answer: it says so by itself and is tried again', async ({
    page,
  }) => {
    await enter(page);
    await page.route('**/api/profile', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto('/ajustes');
    await expect(page.getByRole('heading', { name: 'El servidor está ocupado' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.unroute('**/api/profile');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mi Perfil' })).toBeVisible();
  });

  test('takes a photo, shows it in the header, refuses what is none, and lets it go; changes the password and signs the other browsers out', async ({
    page,
    browser,
  }) => {
    const { email } = await enter(page);
    await page.goto('/ajustes');
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      page
        .getByLabel(/una foto|la foto/)
        .first()
        .setInputFiles({ name, mimeType, buffer });
    await choose('foto.png', 'image/png', await photo());
    await said(page, 'Foto cambiada');
    const shown = page.getByRole('banner').locator('img[src^="/api/avatars/"]');
    await expect(shown).toBeVisible();
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);

    await choose('carta.pdf', 'application/pdf', Buffer.from('%PDF'));
    await said(page, 'Elige una foto JPEG, PNG o WebP.');
    await choose('mentira.png', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    await said(page, 'Ese archivo no es una foto JPEG, PNG o WebP que podamos leer.');
    await choose('pesada.png', 'image/png', Buffer.alloc(2 * 1024 * 1024 + 1));
    await said(page, 'La foto pesa más de 2 MB. Elige una más ligera.');

    await page.getByRole('button', { name: 'Quitar la foto' }).click();
    await expect(shown).toHaveCount(0);

    const other = await browser.newContext();
    await other.request.post('/api/auth/login', { data: { email, password } });
    await field(page, 'Contraseña nueva').fill('faro');
    await page.getByRole('button', { name: 'Cambiar la contraseña' }).click();
    await said(page, 'Usa al menos 10 caracteres.');
    await expect(field(page, 'Contraseña nueva')).toBeFocused();
    await field(page, 'Contraseña nueva').fill('faro sobre el acantilado');
    await page.getByRole('button', { name: 'Cambiar la contraseña' }).click();
    await said(page, 'Contraseña cambiada');
    expect(await (await other.request.get('/api/auth/me')).text()).toBe('');
    expect(await (await page.request.get('/api/auth/me')).text()).not.toBe('');
    await other.close();
  });

  test('switches the second factor on with a code and hands out the recovery codes once', async ({
    page,
    expectAccessible,
  }) => {
    await enter(page);
    await page.goto('/ajustes');
    await page.getByRole('button', { name: 'Activar la verificación en dos pasos' }).click();
    await expect(page.getByRole('img', { name: 'Código QR para tu aplicación de códigos' })).toBeVisible();
    await expectAccessible(page);
    const key = (await page.locator('code').first().innerText()).replaceAll(' ', '');
    await field(page, 'Código de seis cifras').fill('12');
    await page.getByRole('button', { name: 'Activar', exact: true }).click();
    await said(page, 'Escribe las seis cifras.');
    await field(page, 'Código de seis cifras').fill(new TOTP({ secret: key }).generate());
    await page.getByRole('button', { name: 'Activar', exact: true }).click();
    const codes = page.getByRole('list', { name: 'Códigos de recuperación' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const [first = ''] = await codes.allInnerTexts();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Descargar' }).click();
    expect(await readFile(await (await download).path(), 'utf8')).toContain(first);
    await page.getByRole('button', { name: 'Ya los he guardado' }).click();
    await said(page, 'Te quedan 10 códigos de recuperación.');
    await page.getByRole('button', { name: 'Desactivar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Desactivar' }).click();
    await expect(page.getByRole('button', { name: 'Activar la verificación en dos pasos' })).toBeVisible();
  });
});

test.describe('Configuración', () => {
  test('keeps the theme, the notifications and the answers about privacy, and hands over everything held about someone as one file', async ({
    page,
    expectAccessible,
  }) => {
    const { username } = await enter(page);
    await page.goto('/configuracion');
    await page.getByRole('main').getByText('Oscuro').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    // Both switches change after the click; `check` does not wait for that.
    await field(page, 'Novedades y ofertas: Correo').click({ force: true });
    await expect(field(page, 'Novedades y ofertas: Correo')).toBeChecked();
    await page.getByRole('switch', { name: 'Medir cómo uso Atalaya' }).click();
    await expect(page.getByText(/^Dijiste que sí el/)).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(field(page, 'Novedades y ofertas: Correo')).toBeChecked();
    await expect(page.getByRole('switch', { name: 'Medir cómo uso Atalaya' })).toBeChecked();

    // A failed change is undone with a message.
    await expect(field(page, 'Mensajes directos: Correo')).toBeChecked();
    await page.route('**/api/profile/notifications/*', (route) => route.fulfill({ status: 500, json: {} }));
    await field(page, 'Mensajes directos: Correo').click({ force: true });
    await said(page, 'No se ha guardado');
    await expect(field(page, 'Mensajes directos: Correo')).toBeChecked();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Descargar mis datos' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^atalaya-mis-datos-\d{4}-\d\d-\d\d\.json$/);
    const data = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(data.cuenta.username).toBe(username);
  });

  test('shows a part that cannot be read as broken and the rest as it is; then lists the devices and closes another one', async ({
    page,
    browser,
    expectAccessible,
  }) => {
    const { email } = await enter(page);
    const phone = await browser.newContext({
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    });
    await phone.request.post('/api/auth/login', { data: { email, password } });
    await phone.request.get('/api/auth/check-device-limit');
    await page.route('**/api/devices', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/configuracion');
    const devices = page.getByRole('region', { name: 'Dispositivos' });
    // The page retries once before it shows the error.
    await expect(devices.getByRole('alert')).toBeVisible();
    await expect(field(page, 'Mensajes directos: Correo')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/devices');
    await devices.getByRole('button', { name: 'Reintentar' }).click();
    await expect(devices.getByText('Este dispositivo', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Cerrar Safari en iOS/ }).click();
    await page.getByRole('button', { name: 'Cerrar dispositivo' }).click();
    await said(page, 'Dispositivo cerrado');
    expect(await (await phone.request.get('/api/auth/me')).text()).toBe('');
    await phone.close();
  });

  test('deletes an account, and signing in restores it', async ({ page, expectAccessible }) => {
    const { email } = await enter(page);
    await page.goto('/configuracion');
    await page.getByRole('button', { name: 'Borrar mi cuenta' }).click();
    const dialog = page.getByRole('alertdialog', { name: '¿Borrar tu cuenta?' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Borrar mi cuenta' }).click();
    await expect(page).toHaveURL('/');
    await said(page, 'Hasta pronto');
    await page.goto('/perfil');
    await expect(page).toHaveURL('/login?volver=%2Fperfil');

    await field(page, 'Correo electrónico').fill(email);
    await field(page, 'Contraseña').fill(password);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page.getByRole('heading', { name: 'Pediste borrar esta cuenta' })).toBeVisible();
    await page.getByRole('button', { name: 'Recuperar mi cuenta' }).click();
    await expect(page).toHaveURL('/perfil');
    await expect(page.getByRole('heading', { level: 1, name: 'Lucía Romero' })).toBeVisible();
  });
});

test('can be lived in with the keyboard alone', async ({ page }) => {
  await enter(page);
  await page.goto('/ajustes');
  const press = (key: string) => page.keyboard.press(key);
  await field(page, 'Nombre').focus();
  await press('ControlOrMeta+a');
  await page.keyboard.type('Lucía sin ratón');
  for (let step = 0; step < 12; step += 1) {
    if (
      await page
        .getByRole('button', { name: 'Guardar cambios' })
        .evaluate((b) => b === document.activeElement)
    )
      break;
    await press('Tab');
  }
  await expect(page.getByRole('button', { name: 'Guardar cambios' })).toBeFocused();
  await press('Enter');
  await said(page, 'Cambios guardados');

  await page.goto('/configuracion');
  await page.getByRole('button', { name: 'Borrar mi cuenta' }).focus();
  await press('Enter');
  await expect(page.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await press('Escape');
  await expect(page.getByRole('button', { name: 'Borrar mi cuenta' })).toBeFocused();
});
