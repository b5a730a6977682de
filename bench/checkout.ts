import type { Figure, Group } from './figure';
import { signIn, startAtalaya } from './server';

const BUYERS = 200;
const LEFT = 50;
const AT_ONCE = 8;
const PASSWORD = 'torre en el horizonte';
const CODE = 'BANCO50';

/** What the issue promises: 200 checkouts at once on one product with 50 coupons left, exactly 50 applied. */
export const checkout: Group = {
  name: 'checkout',
  async measure() {
    const atalaya = await startAtalaya();
    try {
      const admin = await signIn(atalaya.url, 'admin@atalaya.example');
      const coupon = { code: CODE, kind: 'percent', value: 10, maxUses: LEFT };
      await ask(atalaya.url, admin, 'POST', '/api/admin/coupons', coupon);
      const product = await cheapest(atalaya.url);
      const buyers = await inTurns(BUYERS, AT_ONCE, (n) => makeBuyer(atalaya.url, n, product));
      const quote = await ask(
        atalaya.url,
        buyers[0] ?? '',
        'GET',
        `/api/checkout/quote?kind=cart&coupon=${CODE}`,
      );
      const expectedCents = numberIn(quote, 'totalCents');
      const started = performance.now();
      const answers = await Promise.all(
        buyers.map((cookie) =>
          send(atalaya.url, cookie, 'POST', '/api/checkout/orders', {
            kind: 'cart',
            coupon: CODE,
            expectedCents,
          }),
        ),
      );
      const seconds = (performance.now() - started) / 1000;
      const applied = answers.filter(({ status }) => status === 200).length;
      const refused = answers.filter(({ status }) => status === 409).length;
      const figures: Figure[] = [
        {
          name: `coupons applied, of ${LEFT} left and ${BUYERS} at once`,
          value: applied,
          unit: '',
          bound: { at: 'least', value: LEFT },
        },
        { name: 'and no more than there were', value: applied, unit: '', bound: { at: 'most', value: LEFT } },
        {
          name: 'refused with their sentence',
          value: refused,
          unit: '',
          bound: { at: 'least', value: BUYERS - LEFT },
        },
        { name: 'checkouts begun or refused in a second', value: BUYERS / seconds, unit: '/s' },
      ];
      return figures;
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

async function ask(
  url: string,
  cookie: string,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const answer = await send(url, cookie, method, path, body);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

const numberIn = (value: unknown, key: string): number => {
  const found = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  if (typeof found !== 'number') throw new Error(`no ${key} was answered`);
  return found;
};

async function cheapest(url: string): Promise<string> {
  const products: unknown = await ask(url, '', 'GET', '/api/store/products');
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
  await ask(url, '', 'POST', '/api/auth/register', account);
  const cookie = await signInSoon(url, email);
  await ask(url, cookie, 'POST', '/api/store/cart', { productId, quantity: 1 });
  return cookie;
}

/** An account is there a moment after it was asked for: a job makes it. */
async function signInSoon(url: string, email: string): Promise<string> {
  for (;;) {
    const answer = await send(url, '', 'POST', '/api/auth/login', { email, password: PASSWORD });
    if (answer.ok)
      return answer.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** So many, a few at a time: passwords are slow to hash on purpose. */
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
