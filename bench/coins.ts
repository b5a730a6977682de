import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { selectBalance, selectKnown } from '../server/games/coins/coins.queries';
import { connect } from '../server/platform/db';
import { startEmbeddedPostgres } from '../server/platform/postgres/embedded';
import { migrate } from '../server/platform/postgres/migrate';
import { insertUsers, userId } from './database';
import { type Measurement, median, timed } from './measurement';
import { temporaryFolder } from './server';

const checkout = fileURLToPath(new URL('..', import.meta.url));
const ENTRIES = 100_000;
const READS = 300;

/** The balance of a user with a long history, compared with reading one entry by its key in the same run. */
export async function coinLedger(): Promise<Measurement[]> {
  const folder = await temporaryFolder();
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: () => {} });
  const sql = postgres(server.url, { max: 1, onnotice: () => {} });
  const { db, close } = connect(server.url, { max: 1 });
  try {
    await migrate(server.url, checkout);
    await insertUsers(sql, 1, 'plus');
    const user = userId(0);
    await sql`
      insert into coin_entry (user_id, key, id, amount, reason, reference, day, at)
      select ${user}, 'play:' || n, gen_random_uuid(), 8, 'play', 'hangman', '2026-11-17', now()
      from generate_series(1, ${ENTRIES}::int) n`;
    await sql`insert into coin_balance (user_id, balance, entries) values (${user}, ${8 * ENTRIES}, ${ENTRIES})`;
    await sql`analyze coin_entry`;
    const balances: number[] = [];
    const keys: number[] = [];
    for (let round = 0; round < READS; round += 1) {
      keys.push(await timed(() => selectKnown(db, user, [`play:${1 + ((round * 331) % ENTRIES)}`])));
      balances.push(await timed(() => selectBalance(db, user)));
    }
    return [
      { name: 'one coin entry by its key', value: median(keys), unit: 'ms' },
      {
        name: `balance of ${ENTRIES} coin entries, times that`,
        value: median(balances) / median(keys),
        unit: '×',
        max: 10,
      },
    ];
  } finally {
    await close();
    await sql.end();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
