import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

const password = 'torre en el horizonte';

/** Moves the focus with the keyboard until this control has it. */
async function reach(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(control).toBeVisible();
  for (let step = 0; step < 80; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${control} cannot be reached with ${key}`);
}

async function press(page: Page, control: Locator, key?: 'Shift+Tab') {
  await reach(page, control, key);
  await page.keyboard.press('Enter');
}

test('a guest buys a topic with the keyboard alone: product, sign-in, cart, payment, access, invoice [2.9-13] [4.store-9] [8.cart-2]', async ({
  page,
  playwright,
  baseURL,
}) => {
  // The account is new to this browser.
  const username = `teclado${Date.now().toString(36)}${process.pid}`;
  const email = `${username}@correo.example`;
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const data = { email, username, password, acceptTerms: true, oppositionType: 'guardia_civil' };
  expect((await elsewhere.post('/api/auth/register', { data })).ok()).toBe(true);
  await expect
    .poll(async () => (await elsewhere.post('/api/auth/login', { data: { email, password } })).ok())
    .toBe(true);
  await elsewhere.post('/api/auth/logout');
  await elsewhere.dispose();
  await page.request.put('/api/consent', { data: { analytics: false, fingerprint: false } });

  const product = '/producto/tema-9';
  const add = page.getByRole('button', { name: 'Añadir al carrito', exact: true });
  await page.goto(product);
  // The session is known only after hydration.
  await expect(page.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
  await press(page, add);
  await expect(
    page.getByText('Debes iniciar sesión para añadir productos al carrito', { exact: true }).first(),
  ).toBeVisible();
  await press(page, page.getByRole('link', { name: 'inicia sesión', exact: true }));
  await expect(page).toHaveURL(`/login?volver=${encodeURIComponent(product)}`);
  await reach(page, page.getByLabel('Correo electrónico'));
  await page.keyboard.type(email);
  await reach(page, page.getByLabel('Contraseña', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(product);
  await expect(add).not.toHaveAttribute('aria-disabled', 'true');
  await press(page, add);
  const cartButton = page.getByRole('banner').getByRole('button', { name: /carrito/i });
  await expect(cartButton).toHaveText('1');
  await press(page, cartButton, 'Shift+Tab');
  await press(page, page.getByRole('dialog').getByRole('link', { name: 'Ir a Checkout' }));

  await expect(page.getByRole('heading', { level: 1, name: 'Tu compra' })).toBeVisible();
  await press(page, page.getByRole('button', { name: /^Pagar/ }));
  await expect(page.getByRole('heading', { level: 1, name: 'Pago de prueba' })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Continuar' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Pago recibido' })).toBeVisible();
  const invoice = page.getByRole('link', { name: 'Descargar la factura' });
  await reach(page, invoice);
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^A-\d{4}-\d{6}\.pdf$/);

  // The purchase is open on its own page and in the daily questions.
  await press(page, page.getByRole('link', { name: 'Ver mis compras' }));
  await press(page, page.getByRole('link', { name: 'Tema 9', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Fuerzas y Cuerpos');
  const session = await (await page.request.get('/api/study/session?topic=9&minutes=10')).json();
  expect(session.stretches.length).toBeGreaterThan(0);
});
