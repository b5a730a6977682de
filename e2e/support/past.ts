import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import postgres from 'postgres';
import { e2eData } from '../../scripts/e2e-port.mjs';
import { DATABASE } from '../../server/platform/postgres/embedded';
import { readPassword } from '../../server/platform/postgres/initialise';
import { PORT_FILE } from '../../server/platform/postgres/obtain';
import { CLUSTER, findPlace } from '../../server/platform/postgres/place';

/** More than the oldest late answer of these tests. */
const DAYS = 40;

/** Moves the candidate and the device into the past: answers never count for a day before the device knew them. */
export async function hasLongStudied({ request }: Page): Promise<void> {
  const { id } = await (await request.get('/api/auth/me')).json();
  const { folder } = await findPlace(join(e2eData, 'postgres'), () => {});
  const sql = postgres({
    host: '127.0.0.1',
    port: Number(await readFile(join(folder, PORT_FILE), 'utf8')),
    database: DATABASE,
    user: DATABASE,
    password: await readPassword(join(folder, CLUSTER)),
    max: 1,
  });
  const before = sql`make_interval(days => ${DAYS})`;
  await sql`update "user" set created_at = created_at - ${before} where id = ${id}`;
  const { count } =
    await sql`update device set first_seen_at = first_seen_at - ${before} where user_id = ${id}`;
  await sql.end();
  expect(count).toBe(1);
}
