import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { startEmbeddedPostgres } from '../server/platform/postgres/embedded';
import { cpuSeconds, startProcess, temporaryFolder } from './server';

const TICKS_PER_SECOND = 100;

/** The built product with an empty database that the benchmark can read and fill. */
export async function startWithDatabase(nodeArguments: readonly string[] = []) {
  const folder = await temporaryFolder();
  const database = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: () => {} });
  const server = await startProcess([...nodeArguments, 'server/build/main.js'], '/api/health', {
    DATABASE_URL: database.nearUrl,
    DATA_DIR: folder,
    RATE_LIMIT_SCALE: '100000',
    LOG_LEVEL: 'error',
  });
  const sql = postgres(database.url, { max: 4, onnotice: () => {} });
  return {
    server,
    sql,
    folder,
    databaseUrl: database.nearUrl,
    async close() {
      await sql.end();
      await server.stop();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Started = Awaited<ReturnType<typeof startWithDatabase>>;

/** The server syncs its content after it has started: waits until a table has rows. */
export async function waitForRows(sql: postgres.Sql, table: string): Promise<void> {
  for (let rows = 0; rows === 0; await new Promise((resolve) => setTimeout(resolve, 200))) {
    const [row] = await sql<{ rows: number }[]>`select count(*)::int as rows from ${sql(table)}`;
    rows = row?.rows ?? 0;
  }
}

export const userId = (index: number): string => `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`;
export const token = (index: number): string => String(index).padStart(43, 't');
export const cookieOf = (index: number): string => `atalaya_session=${token(index)}`;

/** Users `first` to count − 1 of a plan, each with a session. */
export async function insertUsers(
  sql: postgres.ISql,
  count: number,
  plan: string | null,
  first = 0,
): Promise<void> {
  await sql`
    insert into "user" (id, email, username, password_hash, plan_tier, email_confirmed_at, created_at)
    select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'b' || n || '@atalaya.example', 'b' || n, 'x',
      ${plan}, now(), now()
    from generate_series(${first}::int, ${count - 1}::int) n`;
  await sql`
    insert into session (id, user_id, token_hash, created_at, expires_at)
    select u.id, u.id, encode(sha256(convert_to(lpad(n::text, 43, 't'), 'UTF8')), 'hex'), now(), now() + interval '1 day'
    from generate_series(${first}::int, ${count - 1}::int) n
    join "user" u on u.id = ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid`;
  // A sign-in stores the device that it is made on.
  await sql`
    insert into device (user_id, id, session_id, browser, operating_system, kind, ip_address, first_seen_at,
      last_seen_at, active_since)
    select user_id, id::text, id, 'Chrome', 'Windows', 'desktop', '127.0.0.1', now(), now(), now() from session
    on conflict do nothing`;
}

/** Whoever is measured is in the middle of a visit: taking a place anew is the cost of an arrival. */
export const keepPresent = async (sql: postgres.ISql): Promise<void> => {
  await sql`update device set last_seen_at = now()`;
};

export type Cpu = { server: number; database: number };

/** CPU seconds used so far by the server and by all processes of its database. */
export async function cpuOf({ server, sql }: Started): Promise<Cpu> {
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const postmaster = (await processStat(row?.pid ?? 0)).parent;
  let database = (await cpuSeconds(postmaster)) + (await processStat(postmaster)).endedChildren;
  for (const entry of await readdir('/proc')) {
    const pid = Number(entry);
    if (!Number.isInteger(pid)) continue;
    const stat = await processStat(pid).catch(() => null);
    if (stat?.parent === postmaster) database += await cpuSeconds(pid).catch(() => 0);
  }
  return { server: await cpuSeconds(server.child.pid ?? 0), database };
}

/** The parent of a process and the CPU seconds of its children that have ended, which the kernel counts in ticks. */
async function processStat(pid: number): Promise<{ parent: number; endedChildren: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {
    parent: Number(fields[1]),
    endedChildren: (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND,
  };
}
