import { readFile } from 'node:fs/promises';
import type { Page, PlaywrightWorkerArgs } from '@playwright/test';
import { TOTP } from 'otpauth';
import { e2eServer } from './support/environment';
import { expect, test } from './support/fixtures';
import { openOffice } from './support/office';

const password = 'torre en el horizonte';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Confirma que eres tú' });

/** Signed in by the link of the confirmation email, so that no password has been given in this session. */
async function enterByLink(page: Page, playwright: PlaywrightWorkerArgs['playwright']) {
  const username = `confirma${Date.now().toString(36)}${process.pid}`;
  const email = `${username}@correo.example`;
  const data = { email, username, password, acceptTerms: true };
  expect((await page.request.post('/api/auth/register', { data })).ok()).toBe(true);
  const office = await openOffice(playwright);
  let token: string | undefined;
  await expect
    .poll(async () => {
      const { items } = await (await office.get('/api/admin/mail?pageSize=50')).json();
      const found = items.find((mail: { recipient: string }) => mail.recipient === email);
      token = /token=([\w-]+)/.exec(found?.body ?? '')?.[1];
      return token;
    })
    .toBeTruthy();
  await office.dispose();
  expect((await page.request.post('/api/auth/confirm-email', { data: { token } })).ok()).toBe(true);
  await page.request.put('/api/consent', { data: { analytics: false, fingerprint: false } });
  return { email, username };
}

test('a download of personal data asks for the password first, with the keyboard alone', async ({
  page,
  playwright,
  expectAccessible,
}) => {
  const { username } = await enterByLink(page, playwright);
  await page.goto('/configuracion');
  const button = page.getByRole('button', { name: 'Descargar mis datos' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Tu contraseña')).toBeFocused();
  await expectAccessible(page);

  // Whoever calls it off is where they were, and nothing was downloaded.
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(
    page.getByText('No se ha hecho: antes tienes que confirmar que eres tú.').first(),
  ).toBeVisible();

  await page.keyboard.press('Enter');
  await expect(field(page, 'Tu contraseña')).toBeFocused();
  await page.keyboard.type('no es esta');
  await page.keyboard.press('Enter');
  await expect(page.getByText('La contraseña no es correcta.')).toBeVisible();
  await expect(field(page, 'Tu contraseña')).toBeFocused();
  await field(page, 'Tu contraseña').fill(password);
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^atalaya-mis-datos-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(await readFile(await file.path(), 'utf8')).cuenta.username).toBe(username);
  await expect(button).toBeFocused();
});

test('a new password typed in the form is still there after calling the question off, and is saved after answering it', async ({
  page,
  playwright,
}) => {
  const { email } = await enterByLink(page, playwright);
  await page.goto('/ajustes');
  const fresh = 'faro sobre el acantilado';
  const change = page.getByRole('button', { name: 'Cambiar la contraseña' });
  await field(page, 'Contraseña nueva').fill(fresh);
  await change.click();
  await dialogOf(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(field(page, 'Contraseña nueva')).toHaveValue(fresh);
  await expect(page.getByRole('alert').filter({ hasText: 'antes tienes que confirmar' })).toBeVisible();
  await change.click();
  await field(page, 'Tu contraseña').fill(password);
  await dialogOf(page).getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText('Contraseña cambiada', { exact: true }).first()).toBeVisible();
  const login = await page.request.post('/api/auth/login', { data: { email, password: fresh } });
  expect(login.ok()).toBe(true);
});

test('the question comes above another dialog, and asks for the code of a second factor as well', async ({
  page,
  playwright,
  expectAccessible,
}) => {
  const { email } = await enterByLink(page, playwright);
  const telephone = await playwright.request.newContext({ baseURL: e2eServer.url });
  await telephone.post('/api/auth/login', { data: { email, password } });
  const { secret } = await (await telephone.post('/api/profile/second-factor')).json();
  const code = new TOTP({ secret }).generate();
  const on = await telephone.post('/api/profile/second-factor/confirm', { data: { code } });
  const [recovery] = (await on.json()).recoveryCodes;
  await telephone.dispose();

  await page.goto('/configuracion');
  await page.getByRole('button', { name: 'Borrar mi cuenta' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Borrar tu cuenta?' });
  await question.getByRole('button', { name: 'Borrar mi cuenta' }).click();
  await expect(field(page, 'Tu contraseña')).toBeFocused();
  await expectAccessible(page);
  await field(page, 'Tu contraseña').fill(password);
  await field(page, 'Código de verificación').fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ese código no es correcto o ya se ha usado.')).toBeVisible();
  await expect(field(page, 'Código de verificación')).toBeFocused();
  await field(page, 'Código de verificación').fill(recovery);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Hasta pronto', { exact: true }).first()).toBeVisible();
});
