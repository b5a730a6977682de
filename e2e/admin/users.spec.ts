import type { APIRequestContext, Page } from '@playwright/test';
import { enterAsAdmin, newcomer } from '../support/admin';
import { e2eServer } from '../support/environment';
import { begin, signIn, test20 } from '../support/exams';
import { expect, test } from '../support/fixtures';

const password = 'torre en el horizonte';

test.beforeEach(({ page, playwright }) => enterAsAdmin(page, playwright));

/** Buys something, starts an exam and writes to the team. */
async function live(request: APIRequestContext, email: string) {
  await signIn(request, { email, password });
  await request.post('/api/store/cart', { data: { productId: 'pack-penal', quantity: 1 } });
  const { totalCents } = await (await request.get('/api/checkout/quote?kind=cart')).json();
  const order = await request.post('/api/checkout/orders', {
    data: { kind: 'cart', expectedCents: totalCents },
  });
  const { orderId } = await order.json();
  const paid = await request.post(`/api/test-checkout/payments/sim-${orderId}`, {
    data: { behaviour: 'pay' },
  });
  expect(paid.ok()).toBe(true);
  await begin(request, test20());
  const message = {
    name: 'Lucía',
    phone: '600 111 222',
    email,
    subject: 'Una duda',
    message: '¿Puedo cambiar de plan?',
    acceptPrivacy: true,
  };
  expect((await request.post('/api/contact', { data: message })).ok()).toBe(true);
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('an admin finds everything about a user on one page, on a phone', async ({
  page,
  playwright,
  expectAccessible,
}) => {
  const name = `Completa ${Date.now().toString(36)}${process.pid}`;
  const { username, email } = await newcomer(page, name);
  const theirs = await playwright.request.newContext({ baseURL: e2eServer.url });
  await live(theirs, email);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/usuarios?q=${username}`);
  await page.getByRole('link', { name: new RegExp(username) }).click();
  await page.getByRole('dialog', { name }).getByRole('link', { name: 'Ver la ficha completa' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const main = page.getByRole('main');
  const tabs = page.getByRole('navigation', { name: 'Apartados del usuario' });
  const open = async (tab: string, content: string | RegExp) => {
    await tabs.getByRole('link', { name: tab }).click();
    await expect(tabs.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
    await expect(main.getByText(content).filter({ visible: true }).first()).toBeVisible();
    await expectAccessible(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  };

  await test.step('orders with their invoices, exams, messages and the plan', async () => {
    await open('Pedidos', 'Pack de Derecho Penal');
    await expect(main.getByRole('link', { name: /^A-\d{4}-/ })).toBeVisible();
    await open('Exámenes', 'En curso');
    await open('Mensajes', '¿Puedo cambiar de plan?');
    await open('Plan', 'Plan contratado');
  });

  await test.step('a device is blocked, which ends its session, and released', async () => {
    await open('Dispositivos', /Hace/);
    await main
      .getByRole('button', { name: /^Bloquear/ })
      .first()
      .click();
    await expect(main.getByText('Bloqueado', { exact: true })).toBeVisible();
    expect((await theirs.get('/api/profile')).status()).toBe(401);
    await main.getByRole('button', { name: /^Desbloquear/ }).click();
    await expect(main.getByText('Bloqueado', { exact: true })).toHaveCount(0);
  });

  await test.step('the account is deleted in fourteen days only after a confirmation, and restored', async () => {
    await open('Cuenta', `@${username}`);
    await main.getByRole('button', { name: 'Borrar en 14 días' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Las facturas se conservan');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect(main.getByRole('button', { name: 'Cancelar el borrado' })).toHaveCount(0);
    await main.getByRole('button', { name: 'Borrar en 14 días' }).click();
    await question.getByRole('button', { name: 'Borrar en 14 días' }).click();
    await main.getByRole('button', { name: 'Cancelar el borrado' }).click();
    await expect(main.getByRole('button', { name: 'Borrar en 14 días' })).toBeVisible();
  });

  await test.step('a password link is sent and the data is downloaded', async () => {
    await main.getByRole('button', { name: 'Enviar enlace para cambiarla' }).click();
    await expect(page.getByText('Enlace enviado al usuario').first()).toBeVisible();
    const download = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Descargar sus datos' }).click();
    expect((await download).suggestedFilename()).toMatch(/^atalaya-datos-/);
  });

  await test.step('the history has each change, with its details', async () => {
    await open('Historial', 'Dispositivo bloqueado');
    for (const entry of ['Borrado pedido', 'Cuenta recuperada', 'Datos personales descargados'])
      await expect(main.getByRole('link', { name: entry })).toBeVisible();
    await main.getByRole('link', { name: 'Dispositivo bloqueado' }).click();
    await expect(page.getByRole('dialog', { name: 'Dispositivo bloqueado' })).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await page.getByRole('navigation', { name: 'Ruta' }).getByRole('link', { name: 'Usuarios' }).click();
  await expect(page).toHaveURL('/admin/usuarios');
  await theirs.dispose();
});

test('an admin deletes a sign-up that was never confirmed', async ({ page, expectAccessible }) => {
  const { email } = await newcomer(page, 'Ya Tiene');
  const again = { email, username: `otra${Date.now().toString(36)}`, password, acceptTerms: true };
  expect((await page.request.post('/api/auth/register', { data: again })).ok()).toBe(true);
  await page.goto('/admin/usuarios');
  await page.getByRole('link', { name: 'Altas sin confirmar' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  // Before the search, which dims the list until it is answered.
  await expectAccessible(page);
  await page.getByLabel('Buscar altas').fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Ya tiene cuenta');
  await row.getByRole('button', { name: 'Borrar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar' }).click();
  await expect(page.getByText('Alta borrada').first()).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('an admin sends the confirmation again, or creates the account', async ({ page, expectAccessible }) => {
  // In the demo a new sign-up is an account at once, so the list is simulated; server tests check the rest.
  const me = await (await page.request.get('/api/auth/me')).json();
  const email = 'espera@correo.example';
  const moment = new Date().toISOString();
  const items = [
    { id: me.id, email, username: 'espera', hasAccount: false, createdAt: moment, expiresAt: moment },
  ];
  await page.route('**/api/admin/registrations?*', (route) =>
    route.fulfill({ json: { items, total: 1, page: 1, pageSize: 50 } }),
  );
  await page.route('**/api/admin/registrations/*/resend', (route) => route.fulfill({ status: 204 }));
  await page.route('**/api/admin/registrations/*/invite', (route) => route.fulfill({ json: { id: me.id } }));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/usuarios/sin-confirmar');
  await page.getByRole('button', { name: `Reenviar la confirmación a ${email}` }).click();
  await expect(page.getByText('Confirmación reenviada').first()).toBeVisible();
  await expectAccessible(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: `Crear la cuenta de ${email}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Recibe una invitación');
  await question.getByRole('button', { name: 'Crear la cuenta' }).click();
  await expect(page).toHaveURL(`/admin/usuarios/${me.id}`);
});
