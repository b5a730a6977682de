import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { startEmbeddedPostgres } from '../server/platform/postgres/embedded';
import { type Client, openClient } from './client';
import { type Figure, type Group, median } from './figure';
import { startProcess, temporaryFolder } from './server';

const BUYERS = 2_000;
const LINES = 3;
const ROUNDS = 60;
const WARM_UP = 20;
const AT_A_TIME = 25;

const idOf = (index: number): string => `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`;
const token = (index: number): string => String(index).padStart(43, 't');

/** What the issue promises of the cart, with two thousand filled ones beside it. */
export const cart: Group = {
  name: 'cart',
  async measure() {
    const folder = await temporaryFolder();
    const database = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: () => {} });
    const server = await startProcess(['server/build/main.js'], '/api/health', {
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      RATE_LIMIT_SCALE: '100000',
      LOG_LEVEL: 'error',
    });
    const sql = postgres(database.url, { max: 2, onnotice: () => {} });
    try {
      await catalogueLoaded(sql);
      await fill(sql);
      return await measured(sql, server);
    } finally {
      await sql.end();
      await server.stop();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** The server loads its content after it has begun to answer. */
async function catalogueLoaded(sql: postgres.Sql): Promise<void> {
  for (let products = 0; products === 0; await new Promise((resolve) => setTimeout(resolve, 200))) {
    const [row] = await sql<{ products: number }[]>`select count(*)::int as products from product`;
    products = row?.products ?? 0;
  }
}

async function fill(sql: postgres.Sql): Promise<void> {
  await sql`
    insert into "user" (id, email, username, password_hash, email_confirmed_at, created_at)
    select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'b' || n || '@atalaya.example', 'b' || n, 'x', now(), now()
    from generate_series(0, ${BUYERS - 1}) n`;
  const sessions = Array.from({ length: BUYERS }, (_, index) => ({
    id: idOf(index),
    user_id: idOf(index),
    token_hash: createHash('sha256').update(token(index)).digest('hex'),
    created_at: new Date(),
    expires_at: new Date(Date.now() + 86_400_000),
  }));
  await sql`insert into session ${sql(sessions)}`;
  await sql`
    insert into cart_item (id, user_id, product_id, quantity, price_at_time_cents, added_at)
    select gen_random_uuid(), u.id, p.id, 1, p.price_cents, now()
    from "user" u, lateral (select id, price_cents from product order by hashtext(id || u.id::text) limit ${LINES}) p`;
  await sql`
    insert into flash_offer (id, product_id, percent, starts_at, ends_at, created_at, updated_at)
    select 'o-' || id, id, 20, now() - interval '1 day', now() + interval '1 day', now(), now() from product limit 5`;
  await sql`vacuum analyze`;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function several(work: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let one = 0; one < AT_A_TIME; one += 1) times.push(await work());
  return median(times);
}

const read = (client: Client) => client.ask('GET', '/api/store/cart');

function firstLine(answer: unknown): string {
  const items = typeof answer === 'object' && answer !== null && 'items' in answer ? answer.items : [];
  const first: unknown = Array.isArray(items) ? items[0] : undefined;
  if (typeof first === 'object' && first !== null && 'id' in first) return String(first.id);
  throw new Error('the cart is empty');
}

/** Each round has its own yardsticks beside it, so that the machine's mood cancels out. */
async function measured(sql: postgres.Sql, server: { url: string }): Promise<Figure[]> {
  const keys: number[] = [];
  const keeping: number[] = [];
  const answers: number[] = [];
  const ofKept: number[] = [];
  const ofKey = { read: [] as number[], change: [] as number[] };
  const ofAnswer = { read: [] as number[], change: [] as number[] };
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const buyer = WARM_UP + round;
    const client = await openClient(server, `atalaya_session=${token(buyer)}`);
    const line = firstLine((await read(client)).answer);
    const key = await several(() => timed(() => sql`select * from cart_item where id = ${line}`));
    // What the disk alone takes to keep a change, which no code of ours can make shorter.
    const kept = await several(() =>
      timed(() => sql`update cart_item set quantity = quantity % 9 + 1 where id = ${line}`),
    );
    const reading = await several(async () => (await read(client)).ms);
    let quantity = 1;
    const change = await several(async () => {
      quantity = (quantity % 9) + 1;
      return (await client.ask('PUT', `/api/store/cart/${line}`, { quantity })).ms;
    });
    // The least that an answer to somebody signed in can take: their own session, read by its key.
    const byKey = await several(async () => (await client.ask('GET', '/api/auth/me')).ms);
    client.close();
    if (round < 0) continue;
    keys.push(key);
    keeping.push(kept);
    ofKept.push(change / kept);
    answers.push(byKey);
    ofKey.read.push(reading / key);
    ofKey.change.push(change / key);
    ofAnswer.read.push(reading / byKey);
    ofAnswer.change.push(change / byKey);
  }
  const ratio = (name: string, values: readonly number[], most?: number): Figure => ({
    name,
    value: median(values),
    unit: '×',
    ...(most ? { bound: { at: 'most' as const, value: most } } : {}),
  });
  // The promise is held against a read by primary key as a browser has it, because HTTP, session and contract alone are
  // several times what the driver takes; the driver's own figure stands beside it.
  return [
    { name: 'a line of a cart by its primary key, through the driver', value: median(keys), unit: 'ms' },
    {
      name: 'the same line changed and safe on disk, through the driver',
      value: median(keeping),
      unit: 'ms',
    },
    { name: 'a row by its key, as an answer to somebody signed in', value: median(answers), unit: 'ms' },
    ratio(`of that answer: the cart of ${LINES} lines at the prices of now`, ofAnswer.read, 6),
    ratio('of that answer: changing a quantity, safe on disk', ofAnswer.change, 6),
    ratio('of the driver’s change: changing a quantity', ofKept),
    ratio('of the driver’s read: the cart', ofKey.read),
    ratio('of the driver’s read: changing a quantity', ofKey.change),
  ];
}
