import { readFile } from 'node:fs/promises';
import type { Page, PlaywrightWorkerArgs } from '@playwright/test';
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
