import type { Page } from '@playwright/test';
import { enterAsAdmin } from './support/admin';
import { enterAsCandidate } from './support/candidate';
import { expect, test } from './support/fixtures';

/** A single topic of the seed that a free account cannot read. */
async function looseTopic(page: Page): Promise<{ id: string; name: string; topic: number }> {
  const products: { id: string; name: string; type: string }[] = await (
    await page.request.get('/api/store/products')
  ).json();
  const found = products
    .filter(({ type }) => type === 'topic')
    .map(({ id, name }) => ({ id, name, topic: Number(/tema-(\d+)/.exec(id)?.[1]) }))
    .find(({ topic }) => topic > 3);
  if (!found) throw new Error('the seed sells no topic');
  return found;
}

const pay = async (page: Page, how: string) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Pago de prueba' })).toBeVisible();
  await page.getByRole('radio', { name: how, exact: false }).first().check();
  await page.getByRole('button', { name: 'Continuar' }).click();
};

test('the checkout charges what the cart holds after it was changed there', async ({ page }) => {
  await enterAsCandidate(page, 'guardia_civil');
  const { id, name } = await looseTopic(page);
  await page.request.post('/api/store/cart', { data: { productId: id, quantity: 1 } });
  await page.goto('/stripe-checkout');
  await expect(page.getByText(/^1 × /)).toBeVisible();
  await page.getByRole('button', { name: 'Cambiar el carrito' }).click();
  await page.getByRole('button', { name: 'Una unidad más' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^2 × /)).toBeVisible();
  await page.getByRole('button', { name: 'Cambiar el carrito' }).click();
  await page.getByRole('button', { name: `Quitar ${name}` }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Tu carrito está vacío' })).toBeVisible();
});

test('a candidate buys a topic, pays with a code of the bank, reads it and has the invoice; then the money comes back [2.1-17] [2.9-13] [9.store-11]', async ({
  page,
  expectAccessible,
}) => {
  // A free account: the trial of other oppositions is the demo tier.
  await enterAsCandidate(page, 'guardia_civil');
  const { id, name, topic } = await looseTopic(page);
  await page.request.post('/api/store/cart', { data: { productId: id, quantity: 1 } });
  await page.goto('/stripe-checkout');
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Pagar/ }).click();
  await pay(page, 'Pagar con código del banco');
  await page.getByLabel('Código que te manda el banco').fill('000000');
  await page.getByRole('button', { name: 'Confirmar el código' }).click();
  await expect(page.getByText('El código del banco no es ese.')).toBeVisible();
  await page.getByLabel('Código que te manda el banco').fill('123456');
  await page.getByRole('button', { name: 'Confirmar el código' }).click();
  await expect(page).toHaveURL(/\/checkout-success\?pedido=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Pago recibido' })).toBeVisible();
  await expectAccessible(page);
  const href = await page.getByRole('link', { name: 'Descargar la factura' }).getAttribute('href');
  const invoice = await page.request.get(href ?? '');
  expect(invoice.headers()['content-type']).toBe('application/pdf');

  const text = await (await page.request.get(`/api/topics/${topic}/content`)).json();
  expect(text.locked).toBeNull();

  await page.goto('/perfil/compras');
  await expectAccessible(page);
  const refund = page.getByRole('button', { name: 'Pedir la devolución' });
  const confirm = page.getByRole('button', { name: 'Devolver el dinero' });
  await refund.click();
  await confirm.click();
  await expect(page.getByText('Devuelto', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Rectificativa R-/ })).toBeVisible();
  const closed = await (await page.request.get(`/api/topics/${topic}/content`)).json();
  expect(closed.locked).toBe('basico');
});

test('a candidate subscribes after a refusal, changes the plan for the amount shown, and cancels in two clicks [2.8-12] [6.user-7] [9.store-13]', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/checkout?plan=basico&billing=monthly');
  await expect(page).toHaveURL(
    `/login?volver=${encodeURIComponent('/checkout?plan=basico&billing=monthly')}`,
  );
  await enterAsCandidate(page, 'guardia_civil');
  await page.goto('/checkout?plan=basico&billing=monthly');
  await expect(page.getByRole('heading', { level: 1, name: 'Plan Básico' })).toBeVisible();
  await expectAccessible(page);
  const payNow = page.getByRole('button', { name: /^Pagar\s7,99/ });
  // A code that is written but not applied is not passed over.
  await page.getByLabel('Código de descuento').fill('no existe');
  await payNow.click();
  await expect(page.getByText('Ese código no existe.')).toBeVisible();
  await payNow.click();
  await pay(page, 'Rechazar');
  await expect(page.getByText(/El banco ha rechazado el pago/)).toBeVisible();
  await pay(page, 'Avisar dos veces');
  await expect(page.getByRole('heading', { level: 1, name: 'Pago recibido' })).toBeVisible();

  await page.goto('/perfil/compras');
  const change = page.getByRole('button', { name: 'Cambiar de plan' });
  const dialog = page.getByRole('dialog', { name: 'Cambiar de plan' });
  await change.click();
  await dialog.getByRole('radio', { name: /^Plus/ }).check();
  const confirm = dialog.getByRole('button', { name: /^Pagar .* y cambiar$/ });
  await expect(confirm).toBeEnabled();
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 3, name: /Plan Plus, mensual/ })).toBeVisible();
  expect((await (await page.request.get('/api/auth/me')).json()).tier).toBe('plus');

  const cancelling = '**/api/checkout/subscription/cancel';
  const cancel = page.getByRole('button', { name: 'Cancelar la suscripción' });
  await page.route(cancelling, (route) => route.abort());
  await cancel.click();
  await page.getByRole('button', { name: 'Sí, cancelar' }).click();
  const failed = page.getByText('No se ha cancelado').first();
  await expect(failed).toBeVisible();
  // While somebody reads it, it stays.
  await failed.hover();
  await page.unroute(cancelling);
  await cancel.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sí, cancelar' }).press('Enter');
  await expect(page.getByText(/^Cancelada\. Sigue abierta hasta el/)).toBeVisible();
  await expect(failed).toBeHidden();
  await expect(page.locator('main :focus')).toHaveCount(1);
  expect((await (await page.request.get('/api/auth/me')).json()).tier).toBe('plus');
});

test('someone who returns before the webhook sees «pending», never «paid»', async ({ page }) => {
  await enterAsCandidate(page, 'guardia_civil');
  const quote = await page.request.post('/api/checkout/orders', {
    data: { kind: 'plan', plan: 'basico', billing: 'monthly', expectedCents: 799 },
  });
  const { orderId, url } = await quote.json();
  await page.goto(`/checkout-success?pedido=${orderId}`);
  await expect(page.getByRole('heading', { name: 'Esperando la confirmación del pago' })).toBeVisible();
  await page.goto(url);
  await pay(page, 'No avisar');
  await expect(page.getByRole('heading', { name: 'Esperando la confirmación del pago' })).toBeVisible();
  // No webhook is sent; the server polls the payment provider.
  await expect(page.getByRole('heading', { name: 'Pago recibido' })).toBeVisible();
});

test("an ambassador's visitor buys, and the commission is there; an admin sees the order [2.1-25] [2.1-28]", async ({
  page,
  browser,
  playwright,
  expectAccessible,
}) => {
  await enterAsCandidate(page);
  await page.goto('/embajadores');
  const terms = page.getByRole('checkbox', { name: 'Acepto estas condiciones' });
  await terms.check();
  await page.getByRole('button', { name: 'Quiero mi enlace' }).click();
  await expect(page.getByLabel('Enlace para compartir')).toBeVisible();
  await expectAccessible(page);
  const link = await page.getByLabel('Enlace para compartir').inputValue();

  const context = await browser.newContext({ baseURL: new URL(link).origin, locale: 'es-ES' });
  const visitor = await context.newPage();
  const { email } = await enterAsCandidate(visitor);
  await visitor.goto(link);
  await visitor.getByRole('button', { name: 'Aceptar la invitación' }).click();
  await expect(visitor).toHaveURL('/planes');
  const begun = await visitor.request.post('/api/checkout/orders', {
    data: { kind: 'plan', plan: 'basico', billing: 'monthly', expectedCents: 799 },
  });
  const { orderId } = await begun.json();
  await visitor.request.post(`/api/test-checkout/payments/sim-${orderId}`, { data: { behaviour: 'pay' } });
  await context.close();

  await page.goto('/campus-estudio/embajadores');
  await expect(page.getByRole('cell', { name: 'Comisión' })).toBeVisible();
  await expect(page.getByText('0,66', { exact: false }).first()).toBeVisible();

  // A separate browser context: this one briefly caches that the user is not an admin.
  const office = await browser.newContext({ baseURL: new URL(link).origin, locale: 'es-ES' });
  const desk = await office.newPage();
  await enterAsAdmin(desk, playwright);
  await desk.goto(`/admin/pedidos?q=${encodeURIComponent(email)}`);
  await expect(desk.getByRole('link', { name: 'Plan Básico, mensual' })).toBeVisible();
  await expectAccessible(desk);

  // The dashboard shows the revenue, and an error in the panel that could not be loaded.
  let isBroken = true;
  const failed = { name: 'checkout.return-money', waiting: 0, retrying: 0, running: 0, failed: 1, done: 0 };
  await desk.route('**/api/admin/dashboard', async (route) => {
    const answer = await route.fetch();
    const board: { panels: { name: string; content: unknown }[] } = await answer.json();
    const panels = board.panels.map((one) =>
      isBroken && one.name === 'revenue' ? { ...one, content: null } : one,
    );
    const jobs = isBroken ? null : [{ ...failed, oldestAt: null }];
    await route.fulfill({ json: { ...board, panels, jobs } });
  });
  await desk.goto('/admin');
  await expect(desk.getByText('No se ha podido leer.')).toHaveCount(2);
  isBroken = false;
  await desk.getByRole('button', { name: 'Volver a intentarlo' }).first().click();
  await expect(desk.getByText('Plan Básico', { exact: true })).toBeVisible();
  await expect(desk.getByText('No se ha podido leer.')).toHaveCount(0);
  await expectAccessible(desk);
  // The server reports that the job has not failed.
  await desk.getByRole('button', { name: 'Repetir checkout.return-money' }).click();
  await expect(desk.getByText('Ya no queda ninguna fallida').first()).toBeVisible();
  // The dashboard refetches after that; these requests are not awaited.
  await desk.unrouteAll({ behavior: 'ignoreErrors' });
  await office.close();
});

test('an admin refunds a part: the buyer keeps the access and has the credit note', async ({
  page,
  browser,
  baseURL,
  playwright,
  expectAccessible,
}) => {
  const { email } = await enterAsCandidate(page, 'guardia_civil');
  const { id, topic } = await looseTopic(page);
  await page.request.post('/api/store/cart', { data: { productId: id, quantity: 1 } });
  const quote = await (await page.request.get('/api/checkout/quote?kind=cart')).json();
  const begun = await page.request.post('/api/checkout/orders', {
    data: { kind: 'cart', expectedCents: quote.totalCents },
  });
  const { orderId } = await begun.json();
  await page.request.post(`/api/test-checkout/payments/sim-${orderId}`, { data: { behaviour: 'pay' } });

  const office = await browser.newContext({ baseURL: baseURL ?? '', locale: 'es-ES' });
  const desk = await office.newPage();
  await enterAsAdmin(desk, playwright);
  await desk.goto(`/admin/pedidos?q=${encodeURIComponent(email)}&pedido=${orderId}`);
  const drawer = desk.getByRole('dialog');
  await drawer.getByRole('radio', { name: 'Una parte' }).check();
  const amount = drawer.getByLabel('Importe en euros');
  await amount.fill('9999');
  await drawer.getByLabel('Motivo').fill('Un capítulo llegó tarde.');
  await drawer.getByRole('button', { name: 'Devolver una parte' }).click();
  await expect(drawer.getByText(/que es lo que queda por devolver/)).toBeVisible();
  await expectAccessible(desk);
  await amount.fill('1,50');
  await drawer.getByRole('button', { name: 'Devolver una parte' }).click();
  const confirm = desk.getByRole('alertdialog', { name: '¿Devolver una parte?' });
  await expect(confirm).toContainText('1,50');
  await confirm.getByRole('button', { name: 'Devolver', exact: true }).click();
  await expect(drawer.getByText('Hecha', { exact: true })).toBeVisible();
  await expect(drawer.getByRole('link', { name: /^R-/ })).toBeVisible();
  await expectAccessible(desk);
  await office.close();

  await page.goto('/perfil/compras');
  await expect(page.getByText(/^Te hemos devuelto 1,50/)).toBeVisible();
  const note = page.getByRole('link', { name: /^Rectificativa R-/ });
  const file = await page.request.get((await note.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
  const text = await (await page.request.get(`/api/topics/${topic}/content`)).json();
  expect(text.locked).toBeNull();
});
