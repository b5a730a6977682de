import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import Stripe from 'stripe';
import { describe, expect, it, vi } from 'vitest';
import { readEnv } from '../../env';
import type { Kit } from '../../platform/kit';
import { LATE_MS } from '../../platform/process/late-requests';
import { makeStripe, PATIENCE_MS } from './stripe';

// Payloads in the format of Stripe's API (2026 versions), reduced to the relevant fields.

const ORDER = '01998f2e-0000-7000-8000-000000000001';
const SECRET = 'whsec_test_secret';
const env = { ...readEnv({}), STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: SECRET };
const stripe = new Stripe('sk_test_x');

/** Stripe's provider does not use the kit. */
const kit = {} as Kit;

const read = (event: object, secret = SECRET) => {
  const payload = JSON.stringify(event);
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret });
  return makeStripe(env, stripe).readWebhook(kit, Buffer.from(payload), signature);
};

const eventOf = (type: string, object: object) => ({
  id: 'evt_1',
  object: 'event',
  api_version: '2026-04-30',
  created: 1_794_736_000,
  type,
  data: { object },
});

const session = {
  id: 'cs_test_1',
  object: 'checkout.session',
  client_reference_id: ORDER,
  status: 'complete',
  payment_status: 'paid',
  amount_total: 599,
  currency: 'eur',
  payment_intent: 'pi_1',
  invoice: null,
  subscription: null,
};

const invoice = {
  id: 'in_2',
  object: 'invoice',
  billing_reason: 'subscription_cycle',
  amount_paid: 799,
  period_start: 1_792_058_400,
  period_end: 1_794_736_800,
  parent: {
    type: 'subscription_details',
    subscription_details: { subscription: 'sub_1', metadata: { orderId: ORDER } },
  },
  lines: { data: [{ period: { start: 1_794_736_800, end: 1_797_328_800 } }] },
};
const period = { start: new Date(1_794_736_800_000), end: new Date(1_797_328_800_000) };

it('tells a buyer that Stripe does not respond before the server gives the request up', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const watched = { works: vi.fn(), fails: vi.fn() };
  const { port } = silent.address() as AddressInfo;
  const provider = makeStripe(env, new Stripe('sk_test_x', { host: '127.0.0.1', port }), watched, 50);
  await expect(provider.end(kit, 'sub_1')).rejects.toThrow('checkout.provider-down');
  expect(watched.fails).toHaveBeenCalledOnce();
  expect(2 * PATIENCE_MS).toBeLessThan(LATE_MS);
  silent.close();
});

describe("Stripe's webhook events", () => {
  it('are accepted only with a valid signature of the exact bytes', () => {
    const event = eventOf('checkout.session.completed', session);
    expect(read(event)).toMatchObject({ type: 'payment.succeeded' });
    expect(() => read(event, 'whsec_other')).toThrow('checkout.bad-signature');
    const payload = JSON.stringify(event);
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET });
    const provider = makeStripe(env, stripe);
    const tampered = Buffer.from(payload.replace('599', '1'));
    expect(() => provider.readWebhook(kit, tampered, signature)).toThrow('checkout.bad-signature');
    expect(() => provider.readWebhook(kit, Buffer.from(payload), undefined)).toThrow(
      'checkout.bad-signature',
    );
    const old = stripe.webhooks.generateTestHeaderString({
      payload,
      secret: SECRET,
      timestamp: 1_600_000_000,
    });
    expect(() => provider.readWebhook(kit, Buffer.from(payload), old)).toThrow('checkout.bad-signature');
  });

  it.each([
    [
      'a one-off that was paid',
      eventOf('checkout.session.completed', session),
      { type: 'payment.succeeded', orderId: ORDER, paymentRef: 'pi_1', cents: 599 },
    ],
    [
      'a subscription that begins, by its invoice',
      eventOf('checkout.session.completed', {
        ...session,
        payment_intent: null,
        invoice: 'in_1',
        subscription: 'sub_1',
      }),
      { type: 'payment.succeeded', orderId: ORDER, paymentRef: 'in_1', subscriptionRef: 'sub_1' },
    ],
    [
      'a payment by transfer that arrives later',
      eventOf('checkout.session.async_payment_succeeded', session),
      { type: 'payment.succeeded', paymentRef: 'pi_1' },
    ],
    [
      'one that the bank refuses later',
      eventOf('checkout.session.async_payment_failed', { ...session, payment_status: 'unpaid' }),
      { type: 'payment.failed', orderId: ORDER },
    ],
    [
      'a page that ran out',
      eventOf('checkout.session.expired', { ...session, status: 'expired', payment_status: 'unpaid' }),
      { type: 'payment.expired', orderId: ORDER },
    ],
    [
      'a renewal, with the period that it paid',
      eventOf('invoice.paid', invoice),
      { type: 'subscription.renewed', subscriptionRef: 'sub_1', paymentRef: 'in_2', cents: 799, period },
    ],
    [
      'a change of plan, by the order that it names',
      eventOf('invoice.paid', { ...invoice, billing_reason: 'subscription_update' }),
      { type: 'payment.succeeded', orderId: ORDER, subscriptionRef: 'sub_1', paymentRef: 'in_2', period },
    ],
    [
      'a renewal that failed',
      eventOf('invoice.payment_failed', invoice),
      { type: 'subscription.payment-failed', subscriptionRef: 'sub_1', periodEnd: period.start },
    ],
    [
      'the end of a subscription',
      eventOf('customer.subscription.deleted', { id: 'sub_1', object: 'subscription' }),
      { type: 'subscription.ended', subscriptionRef: 'sub_1' },
    ],
    [
      'a refund that went through',
      eventOf('refund.updated', {
        id: 're_1',
        status: 'succeeded',
        amount: 799,
        payment_intent: 'pi_9',
        metadata: { paymentRef: 'in_1' },
      }),
      { type: 'refund.succeeded', paymentRef: 'in_1', refundRef: 're_1', cents: 799 },
    ],
    [
      'a part refunded in the dashboard, by its payment intent',
      eventOf('refund.created', { id: 're_2', status: 'succeeded', amount: 200, payment_intent: 'pi_9' }),
      { type: 'refund.succeeded', paymentRef: 'pi_9', refundRef: 're_2', cents: 200 },
    ],
    [
      'a refund that we asked for',
      eventOf('refund.created', {
        id: 're_3',
        status: 'succeeded',
        amount: 100,
        payment_intent: 'pi_9',
        metadata: { paymentRef: 'in_1', requestId: ORDER },
      }),
      { type: 'refund.succeeded', paymentRef: 'in_1', refundRef: 're_3', cents: 100, requestId: ORDER },
    ],
    [
      'a refund that we asked for and the bank could not make',
      eventOf('refund.failed', {
        id: 're_4',
        status: 'failed',
        amount: 100,
        payment_intent: 'pi_9',
        metadata: { paymentRef: 'in_1', requestId: ORDER },
      }),
      { type: 'refund.failed', paymentRef: 'in_1', requestId: ORDER },
    ],
  ])('become our events: %s', (_, event, expected) => {
    expect(read(event)).toMatchObject({ id: 'evt_1', ...expected });
  });

  it.each([
    [
      'a session that is not paid yet',
      eventOf('checkout.session.completed', { ...session, payment_status: 'unpaid' }),
    ],
    [
      'the first invoice, which is covered by the session',
      eventOf('invoice.paid', { ...invoice, billing_reason: 'subscription_create' }),
    ],
    [
      'a pending refund',
      eventOf('refund.created', { id: 're_1', status: 'pending', amount: 1, metadata: {} }),
    ],
    [
      'the running total of a charge, whose refunds arrive one by one',
      eventOf('charge.refunded', { id: 'ch_1', amount_refunded: 300, payment_intent: 'pi_9' }),
    ],
    ['an event type that we do not use', eventOf('customer.created', { id: 'cus_1' })],
  ])('are ignored: %s', (_, event) => {
    expect(read(event)).toBeUndefined();
  });
});

describe("Stripe's payment page", () => {
  /** Stripe's client with an HTTP client that records requests instead of sending them. */
  const recorder = (answers: Record<string, object>) => {
    const requests: { path: string; body: string; key: string | null }[] = [];
    const http = Stripe.createFetchHttpClient(async (url, init) => {
      const path = new URL(String(url)).pathname;
      const headers = new Headers(init?.headers);
      requests.push({ path, body: String(init?.body ?? ''), key: headers.get('idempotency-key') });
      return new Response(JSON.stringify(answers[path] ?? {}), { status: 200 });
    });
    return { requests, provider: makeStripe(env, new Stripe('sk_test_x', { httpClient: http })) };
  };
  const basket = {
    orderId: ORDER,
    userId: 'u',
    email: 'a@correo.example',
    totalCents: 539,
    lines: [{ name: 'Esquema', totalCents: 539 }],
    plan: null,
    expiresAt: new Date(Date.now() + 30 * 60_000),
  };
  const page = { '/v1/checkout/sessions': { id: 'cs_1', url: 'https://checkout.stripe.com/x' } };

  it('is opened once for each order, at the price after the discount', async () => {
    const { requests, provider } = recorder(page);
    expect(await provider.begin(kit, basket)).toEqual({ ref: 'cs_1', url: 'https://checkout.stripe.com/x' });
    expect(requests[0]).toMatchObject({ path: '/v1/checkout/sessions', key: `begin-${ORDER}` });
    const body = new URLSearchParams(requests[0]?.body);
    expect(body.get('client_reference_id')).toBe(ORDER);
    expect(body.get('mode')).toBe('payment');
    expect(body.get('line_items[0][price_data][unit_amount]')).toBe('539');
    expect(body.get('success_url')).toContain(`/checkout-success?pedido=${ORDER}`);
  });

  it('applies the discount once, and renews at the full price', async () => {
    const { requests, provider } = recorder({ ...page, '/v1/coupons': { id: 'co_1' } });
    const plan = {
      plan: 'plus' as const,
      billing: 'quarterly' as const,
      name: 'Plan Plus',
      periodCents: 10797,
    };
    await provider.begin(kit, { ...basket, totalCents: 9717, plan });
    const coupon = new URLSearchParams(requests.find(({ path }) => path === '/v1/coupons')?.body);
    expect([coupon.get('amount_off'), coupon.get('duration')]).toEqual(['1080', 'once']);
    const body = new URLSearchParams(requests.at(-1)?.body);
    expect(body.get('mode')).toBe('subscription');
    expect(body.get('discounts[0][coupon]')).toBe('co_1');
    expect(body.get('line_items[0][price_data][unit_amount]')).toBe('10797');
    expect(body.get('line_items[0][price_data][recurring][interval_count]')).toBe('3');
  });

  it('refunds the payment of an invoice, once', async () => {
    const { requests, provider } = recorder({
      '/v1/invoices/in_1': {
        id: 'in_1',
        payments: { data: [{ status: 'paid', payment: { payment_intent: 'pi_7' } }] },
      },
    });
    await provider.refund(kit, { ref: 'in_1', cents: 799 });
    const refund = requests.at(-1);
    expect(refund).toMatchObject({ path: '/v1/refunds', key: 'refund-in_1' });
    expect(new URLSearchParams(refund?.body).get('payment_intent')).toBe('pi_7');
    expect(new URLSearchParams(refund?.body).get('metadata[paymentRef]')).toBe('in_1');
  });

  it('refunds a part with the key of its request, and not again after Stripe has forgotten the key', async () => {
    const part = { ref: 'pi_7', cents: 200, requestId: ORDER };
    const first = recorder({ '/v1/refunds': { data: [] } });
    await first.provider.refund(kit, part);
    expect(first.requests.at(-1)).toMatchObject({ path: '/v1/refunds', key: `refund-${ORDER}` });
    const body = new URLSearchParams(first.requests.at(-1)?.body);
    expect([body.get('amount'), body.get('metadata[requestId]')]).toEqual(['200', ORDER]);
    const done = { id: 're_1', status: 'pending', amount: 200, metadata: { requestId: ORDER } };
    const again = recorder({ '/v1/refunds': { data: [done] } });
    await again.provider.refund(kit, part);
    expect(again.requests.filter(({ body: sent }) => sent !== '')).toEqual([]);
  });

  it('finds the invoice of a payment intent that was refunded in the dashboard', async () => {
    const { provider } = recorder({ '/v1/invoice_payments': { data: [{ invoice: 'in_1' }] } });
    expect(await provider.storedRef(kit, 'pi_7')).toBe('in_1');
    const oneOff = recorder({ '/v1/invoice_payments': { data: [] } });
    expect(await oneOff.provider.storedRef(kit, 'pi_8')).toBe('pi_8');
  });

  it('distinguishes an unreachable Stripe from a declined card', async () => {
    const failing = (status: number, error: object) =>
      makeStripe(
        env,
        new Stripe('sk_test_x', {
          maxNetworkRetries: 0,
          httpClient: Stripe.createFetchHttpClient(
            async () => new Response(JSON.stringify({ error }), { status }),
          ),
        }),
      );
    await expect(failing(500, { type: 'api_error', message: 'x' }).begin(kit, basket)).rejects.toMatchObject({
      code: 'checkout.provider-down',
    });
    const change = { orderId: ORDER, subscriptionRef: 'sub_1', plan: 'plus', billing: 'monthly' } as const;
    const amounts = { periodCents: 1999, creditCents: 0, dueCents: 1999, balanceCents: 0, at: new Date(0) };
    await expect(
      failing(500, { type: 'api_error', message: 'x' }).change(kit, { ...change, ...amounts }),
    ).rejects.toMatchObject({ code: 'checkout.no-answer' });
    const refused = failing(400, { type: 'invalid_request_error', code: 'charge_already_refunded' });
    await expect(refused.refund(kit, { ref: 'pi_7', cents: 100 })).rejects.toMatchObject({
      code: 'checkout.refund-refused',
    });
    await expect(
      failing(402, { type: 'card_error', message: 'x' }).setEnding(kit, 'sub_1', 'never'),
    ).rejects.toMatchObject({ code: 'checkout.declined' });
  });
});
