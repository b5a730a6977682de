import type { Page } from '@playwright/test';
import { enterAsCandidate } from '../support/candidate';
import { expect, test } from '../support/fixtures';
import { startOwnServer } from '../support/own-server';

const plus = (page: Page) => page.getByRole('article', { name: 'Plus', exact: true });
const checkout = '/checkout?plan=plus&billing=monthly';

test('the owner raises a price: new buyers see it, whoever saw the old one or is subscribed keeps it, and history brings it back', async ({
  browser,
  expectAccessible,
}) => {
  // Everyone on the server sees the price, so this test starts its own server.
  const server = await startOwnServer();
  const visit = async () => (await browser.newContext({ baseURL: server.url })).newPage();
  const [owner, subscriber, early, late] = [await visit(), await visit(), await visit(), await visit()];
  await owner.request.post('/api/auth/test-login', { data: { email: 'admin@atalaya.example' } });
  await owner.request.put('/api/consent', { data: { analytics: false, fingerprint: false } });
  for (const page of [subscriber, early, late]) await enterAsCandidate(page, 'guardia_civil');
  const order = await subscriber.request.post('/api/checkout/orders', {
    data: { kind: 'plan', plan: 'plus', billing: 'monthly', expectedCents: 3999 },
  });
  const { orderId } = await order.json();
  await subscriber.request.post(`/api/test-checkout/payments/sim-${orderId}`, { data: { behaviour: 'pay' } });
  await early.goto('/planes');
  await expect(plus(early)).toContainText('39,99');

  await owner.goto('/admin/planes');
  const row = owner.getByRole('row', { name: /^Plus/ });
  const open = row.getByRole('button', { name: 'Cambiar el plan Plus' });
  const dialog = owner.getByRole('dialog', { name: 'Plan Plus' });
  const monthly = dialog.getByLabel('Mensual');
  await open.click();
  await expect(dialog).toContainText('Quien ya está suscrito sigue pagando lo que aceptó');
  await expectAccessible(owner);
  await monthly.fill('cuarenta');
  await dialog.getByLabel('Frase').fill('Todo el método.');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.getByText('Escribe un importe, como 19,90.')).toBeVisible();
  await monthly.fill('10');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.getByText('No puede costar más que tres meses sueltos.')).toBeVisible();
  await monthly.fill('44,90 €');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('44,90');

  await late.goto('/planes');
  await expect(plus(late)).toContainText('44,90');
  await expect(plus(late)).toContainText('Todo el método.');
  await late.goto(checkout);
  await expect(late.getByRole('button', { name: /^Pagar\s44,90/ })).toBeVisible();

  await early.goto(checkout);
  await expect(early.getByText(/Te mantenemos el precio que viste: 39,99/)).toBeVisible();
  await expectAccessible(early);
  await early.getByRole('button', { name: /^Pagar\s39,99/ }).click();
  await expect(early.getByRole('heading', { level: 1, name: 'Pago de prueba' })).toBeVisible();

  await subscriber.goto('/perfil/compras');
  await expect(subscriber.getByText(/^Se renueva el .* por 39,99/)).toBeVisible();

  await open.click();
  await expect(dialog.getByText('Precio mensual: 39,99 € 44,90 €')).toBeVisible();
  await dialog.getByRole('button', { name: 'Recuperar' }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Recuperar' }).click();
  await expect(monthly).toHaveValue('39,99');
  await late.goto('/planes');
  await expect(plus(late)).toContainText('39,99');
  await server.stop();
});
