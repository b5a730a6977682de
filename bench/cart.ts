import type postgres from 'postgres';
import { type Client, openClient } from './client';
import { cookieOf, insertUsers, startWithDatabase, waitForRows } from './database';
import { type Benchmark, type Measurement, median } from './measurement';
import type { RunningServer } from './server';

const BUYERS = 2_000;
const LINES = 3;
const ROUNDS = 60;
const WARM_UP = 20;
const REPEATS = 25;

export const cart: Benchmark = {
  name: 'cart',
  async measure() {
    const { server, sql, close } = await startWithDatabase();
    try {
      await waitForRows(sql, 'product');
      await fill(sql);
      return await measureCarts(server);
    } finally {
      await close();
    }
  },
};

async function fill(sql: postgres.Sql): Promise<void> {
  await insertUsers(sql, BUYERS, null);
  await sql`
    insert into cart_item (id, user_id, product_id, quantity, price_at_time_cents, added_at)
    select gen_random_uuid(), u.id, p.id, 1, p.price_cents, now()
    from "user" u, lateral (select id, price_cents from product order by hashtext(id || u.id::text) limit ${LINES}) p`;
  await sql`
    insert into flash_offer (id, product_id, percent, starts_at, ends_at, created_at, updated_at)
    select 'o-' || id, id, 20, now() - interval '1 day', now() + interval '1 day', now(), now() from product limit 5`;
  await sql`vacuum analyze`;
}

async function repeated(work: () => Promise<{ ms: number }>): Promise<number> {
  const times: number[] = [];
  for (let one = 0; one < REPEATS; one += 1) times.push((await work()).ms);
  return median(times);
}

async function firstLine(client: Client): Promise<string> {
  const { body } = await client.request('GET', '/api/store/cart');
  const items = typeof body === 'object' && body !== null && 'items' in body ? body.items : [];
  const first: unknown = Array.isArray(items) ? items[0] : undefined;
  if (typeof first === 'object' && first !== null && 'id' in first) return String(first.id);
  throw new Error('the cart is empty');
}

/** Each round compares with reading the session's own user, so that a slower machine slows both. */
async function measureCarts(server: RunningServer): Promise<Measurement[]> {
  const baseline: number[] = [];
  const reading: number[] = [];
  const changing: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const client = openClient(server, cookieOf(WARM_UP + round));
    const path = `/api/store/cart/${await firstLine(client)}`;
    const read = await repeated(() => client.request('GET', '/api/store/cart'));
    let quantity = 1;
    const change = await repeated(() => {
      quantity = (quantity % 9) + 1;
      return client.request('PUT', path, { quantity });
    });
    const me = await repeated(() => client.request('GET', '/api/auth/me'));
    client.close();
    if (round < 0) continue;
    baseline.push(me);
    reading.push(read / me);
    changing.push(change / me);
  }
  return [
    { name: 'reading the signed-in user by key', value: median(baseline), unit: 'ms' },
    { name: `reading a cart of ${LINES} lines, of that read`, value: median(reading), unit: '×', max: 6 },
    { name: 'changing a quantity, of that read', value: median(changing), unit: '×', max: 6 },
  ];
}
