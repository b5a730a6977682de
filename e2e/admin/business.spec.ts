import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { APIRequestContext } from '@playwright/test';
import { enterAsAdmin } from '../support/admin';
import { enterAsCandidate } from '../support/candidate';
import { expect, test } from '../support/fixtures';

async function buyPack(request: APIRequestContext): Promise<string> {
  await request.post('/api/store/cart', { data: { productId: 'pack-penal', quantity: 1 } });
  const { totalCents } = await (await request.get('/api/checkout/quote?kind=cart')).json();
  const data = { kind: 'cart', expectedCents: totalCents };
  const { orderId } = await (await request.post('/api/checkout/orders', { data })).json();
  await request.post(`/api/test-checkout/payments/sim-${orderId}`, { data: { behaviour: 'pay' } });
  return orderId;
}

/** Another program of the academy, which accepts everything. */
async function startReceiver() {
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    received.push(body);
    response.writeHead(204).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  return { url: `http://127.0.0.1:${port}/avisos`, received, stop: () => server.close() };
}

test('the owner has orders told to another program, downloads those of the quarter and reads the statistics', async ({
  page,
  playwright,
  browser,
  expectAccessible,
}) => {
  await enterAsAdmin(page, playwright);
  const other = await startReceiver();
  await page.goto('/admin/webhooks');
  await page.getByRole('button', { name: 'Añadir dirección' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Dirección').fill(other.url);
  await dialog.getByRole('button', { name: 'Añadir' }).click();
  await expect(dialog.getByLabel('Secreto')).toHaveValue(/^whsec_/);
  await dialog.getByRole('button', { name: 'Ya lo he guardado' }).click();

  const buyer = await (await browser.newContext()).newPage();
  await enterAsCandidate(buyer);
  const orderId = await buyPack(buyer.request);
  await expect.poll(() => other.received.some((body) => body.includes(orderId))).toBe(true);

  const targets = await (await page.request.get('/api/admin/webhooks')).json();
  const { id } = targets.find(({ url }: { url: string }) => url === other.url);
  const stateOf = async () => {
    const { items } = await (await page.request.get(`/api/admin/webhooks/${id}/deliveries`)).json();
    return items.find(({ body }: { body: string }) => body.includes(orderId))?.state;
  };
  await expect.poll(stateOf).toBe('delivered');
  await page.getByRole('button', { name: `Envíos a ${other.url}` }).click();
  const deliveries = page.getByRole('region', { name: `Envíos a ${other.url}` });
  const delivery = deliveries.getByRole('row').filter({ hasText: orderId });
  await expect(delivery).toContainText('Entregado');
  await expectAccessible(page);
  await page.request.delete(`/api/admin/webhooks/${id}`);
  other.stop();

  await page.goto('/admin/contabilidad');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pedidos (CSV)' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain(orderId);
  await expect(page.getByRole('figure', { name: 'Ingresos sin IVA' })).toBeVisible();
  const cohorts = page.getByRole('table', { name: 'Retención por mes de la primera compra' });
  await expect(cohorts.getByRole('row').nth(1)).toContainText(/\d/);
  await expectAccessible(page);
});
