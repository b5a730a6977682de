import type { Benchmark } from './measurement';
import { signIn, startAtalaya } from './server';

const BUYERS = 200;
const LEFT = 50;
const AT_ONCE = 8;
const PASSWORD = 'torre en el horizonte';
const CODE = 'BANCO50';

/** 200 checkouts at once with a coupon that can be used 50 more times: exactly 50 may apply it. */
export const checkout: Benchmark = {
  name: 'checkout',
  async measure() {
    const atalaya = await startAtalaya();
    try {
      const admin = await signIn(atalaya.url, 'admin@atalaya.example');
      const coupon = { code: CODE, kind: 'percent', value: 10, maxUses: LEFT };
      await request(atalaya.url, admin, 'POST', '/api/admin/coupons', coupon);
      const product = await cheapest(atalaya.url);
      const buyers = await inTurns(BUYERS, AT_ONCE, (n) => makeBuyer(atalaya.url, n, product));
      const quote = await request(
        atalaya.url,
        buyers[0] ?? '',
        'GET',
        `/api/checkout/quote?kind=cart&coupon=${CODE}`,
      );
      const expectedCents = numberIn(quote, 'totalCents');
      const started = performance.now();
      const responses = await Promise.all(
        buyers.map((cookie) =>
          send(atalaya.url, cookie, 'POST', '/api/checkout/orders', {
            kind: 'cart',
            coupon: CODE,
            expectedCents,
          }),
        ),
      );
      const seconds = (performance.now() - started) / 1000;
      const applied = responses.filter(({ status }) => status === 200).length;
      const refused = responses.filter(({ status }) => status === 409).length;
      return [
        {
          name: `coupons applied by ${BUYERS} buyers at once`,
          value: applied,
          unit: `of ${LEFT}`,
          min: LEFT,
          max: LEFT,
        },
        {
          name: 'checkouts refused because the coupon is used up',
          value: refused,
          unit: '',
          min: BUYERS - LEFT,
        },
        { name: 'checkouts per second', value: BUYERS / seconds, unit: '/s' },
      ];
    } finally {
      await atalaya.stop();
    }
  },
};

const send = (url: string, cookie: string, method: string, path: string, body?: object) =>
  fetch(url + path, {
    method,
    headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

async function request(
  url: string,
  cookie: string,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const response = await send(url, cookie, method, path, body);
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} responded ${response.status}: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

const numberIn = (value: unknown, key: string): number => {
  const found = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  if (typeof found !== 'number') throw new Error(`no ${key} in the response`);
  return found;
};

async function cheapest(url: string): Promise<string> {
  const products: unknown = await request(url, '', 'GET', '/api/store/products');
  const [first]: { id: string; price: number }[] = Array.isArray(products)
    ? [...products].sort((a, b) => a.price - b.price)
    : [];
  if (!first) throw new Error('the store sells nothing');
  return first.id;
}

async function makeBuyer(url: string, n: number, productId: string): Promise<string> {
  const username = `comprador${n}`;
  const email = `${username}@correo.example`;
  const account = { email, username, password: PASSWORD, acceptTerms: true };
  await request(url, '', 'POST', '/api/auth/register', account);
  const cookie = await signInWhenCreated(url, email);
  await request(url, cookie, 'POST', '/api/store/cart', { productId, quantity: 1 });
  return cookie;
}

/** A job creates the account shortly after the request. */
async function signInWhenCreated(url: string, email: string): Promise<string> {
  for (;;) {
    const response = await send(url, '', 'POST', '/api/auth/login', { email, password: PASSWORD });
    if (response.ok)
      return response.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A few at a time: hashing a password is slow on purpose. */
async function inTurns<T>(count: number, atOnce: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  for (let at = 0; at < count; at += atOnce)
    done.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(atOnce, count - at) }, (_, offset) => work(at + offset)),
      )),
    );
  return done;
}
