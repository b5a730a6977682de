import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeProduct } from '../../server/store/store.factory';
import { freePort } from '../../server/testing/test-redis';
import { elapsed } from '../elapsed';
import { type Installation, openInstallation } from '../installation';

const redirect = fileURLToPath(new URL('../redirect-stripe.mjs', import.meta.url));
const PAYMENTS = 60;
const DOWN = {
  code: 'checkout.provider-down',
  message: 'El servicio de pago no responde. No se te ha cobrado nada: vuelve a intentarlo en un momento.',
};

describe('a payment provider that', () => {
  let all: Installation;
  let port: number;
  beforeAll(async () => {
    port = await freePort();
    all = await openInstallation({
      nodes: 1,
      env: {
        STRIPE_SECRET_KEY: 'sk_test_none',
        STRIPE_WEBHOOK_SECRET: 'whsec_none',
        STRIPE_PORT: String(port),
        NODE_OPTIONS: `--import=${redirect}`,
      },
    });
  });
  afterAll(() => all.close());

  async function buyer() {
    const { client } = await all.student();
    const { id: productId } = await makeProduct(all.db, { priceCents: 599 });
    await client.send('POST', '/api/store/cart', { productId, quantity: 1 });
    return {
      client,
      pay: () => client.send('POST', '/api/checkout/orders', { kind: 'cart', expectedCents: 599 }),
    };
  }

  it('refuses connections is named in the response and once in the log', async () => {
    const { client, pay } = await buyer();
    const started = performance.now();
    for (let call = 0; call < 2; call += 1) expect(await pay()).toMatchObject({ status: 503, body: DOWN });
    expect(all.nodes[0]?.saidOf('payment provider')).toEqual(['a dependency fails']);
    expect((await client.get('/api/store/cart')).text).toContain('5.99');
    console.log(
      `a dead payment provider: two payments refused in ${elapsed(started)}, the cart kept, one line in the log`,
    );
  });

  it(`hangs keeps those waiting who pay (${PAYMENTS} at once), and nobody else`, async () => {
    const sockets = new Set<Socket>();
    const silent = createServer((socket) => void sockets.add(socket.on('error', () => {})));
    silent.listen(port, '127.0.0.1');
    await once(silent, 'listening');
    const { client, pay } = await buyer();
    const started = performance.now();
    let isOver = false;
    const paying = Promise.all(Array.from({ length: PAYMENTS }, pay)).finally(() => {
      isOver = true;
    });
    const times: number[] = [];
    while (!isOver) {
      const began = performance.now();
      expect((await client.get('/api/store/cart')).status).toBe(200);
      times.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    for (const answer of await paying) expect(answer).toMatchObject({ status: 503, body: DOWN });
    console.log(
      `a hanging payment provider: ${PAYMENTS} payments refused after ${elapsed(started)}; meanwhile ${times.length} other requests, the slowest ${Math.round(Math.max(...times))} ms`,
    );
    expect(all.nodes[0]?.saidOf('payment provider')).toEqual(['a dependency fails']);
    expect((await client.get('/api/ready')).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
});
