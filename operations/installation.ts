import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { findPostgres } from '../scripts/postgres.mjs';
import { makeUser } from '../server/auth/auth.factory';
import { randomSecret } from '../server/env';
import { makeBank } from '../server/exams/exams.factory';
import { connect } from '../server/platform/db';
import { startPostgres } from '../server/testing/test-postgres';
import { startRedis } from '../server/testing/test-redis';
import { makeTestSmtp } from '../server/testing/test-smtp';
import { type Client, makeClient } from './client';
import { elapsed } from './elapsed';
import { makeNode } from './node-process';
import { startProxy } from './proxy';
import { makeSmallCheckout } from './small-checkout';
import { startWrites } from './write-load';

export type Installation = Awaited<ReturnType<typeof openInstallation>>;

type Options = {
  nodes?: number;
  env?: Record<string, string>;
  databaseFolder?: string;
  /** A streaming replica of the database, from which the nodes read public pages. */
  replica?: boolean;
  /** Where the nodes reach the database, if not directly. */
  through?(port: number): Promise<{ port: number; stop(): Promise<void> }>;
};

/** PostgreSQL, Redis, a mail server, the nodes of the build and a proxy before them, all of them real processes. */
export async function openInstallation({
  nodes: count = 2,
  env = {},
  databaseFolder,
  replica: hasReplica = false,
  through,
}: Options = {}) {
  const programs = findPostgres();
  if (!programs) throw new Error('PostgreSQL is needed (Debian: `apt-get install postgresql` as root)');
  const checkout = await makeSmallCheckout();
  const folder = await mkdtemp(join(tmpdir(), 'atalaya-operations-'));
  const database = await startPostgres(programs, {
    durable: true,
    ...(databaseFolder ? { folder: databaseFolder } : {}),
  });
  await database.create('atalaya');
  const replica = hasReplica ? await startPostgres(programs, { replicaOf: database.port }) : undefined;
  const between = await through?.(database.port);
  const redis = await startRedis();
  const smtp = makeTestSmtp();
  await smtp.start();
  const connection = connect(database.url('atalaya'), { max: 3 });
  const { db } = connection;
  const shared: Record<string, string> = {
    DATABASE_URL: between ? `postgres://atalaya@127.0.0.1:${between.port}/atalaya` : database.url('atalaya'),
    ...(replica ? { DATABASE_REPLICA_URL: replica.url('atalaya') } : {}),
    REDIS_URL: redis.url,
    SMTP_URL: smtp.url(),
    DATA_DIR: folder,
    DATA_DIR_SHARED: 'true',
    APP_SECRET: randomSecret(),
    TRUSTED_PROXIES: '1',
    STOP_DELAY_SECONDS: '2',
    RATE_LIMIT_SCALE: '50',
    LOG_LEVEL: 'warn',
    ...env,
  };
  const nodes = await Promise.all(Array.from({ length: count }, () => makeNode(checkout.main, shared)));
  const proxy = await startProxy(nodes.map(({ port }) => port));
  shared.ORIGIN = proxy.url;
  const started = performance.now();
  // Together: only one of them migrates the empty database.
  const starts = await Promise.allSettled(nodes.map((node) => node.start()));
  for (const start of starts)
    if (start.status === 'rejected') {
      await close();
      throw start.reason;
    }
  console.log(`${count} nodes ready after ${elapsed(started)}`);
  await contentLoaded();
  await makeBank(
    db,
    Array.from({ length: 45 }, (_, index) => index + 1),
    12,
  );
  console.log(`content loaded after ${elapsed(started)}`);

  async function close(): Promise<void> {
    await Promise.all(nodes.map((node) => node.stop()));
    await proxy.stop();
    await connection.close();
    await between?.stop();
    await smtp.stop();
    await redis.kill();
    await replica?.stop();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
    await checkout.remove();
  }

  async function contentLoaded(): Promise<void> {
    for (;;) {
      const [row] = await db.execute<{ left: number; done: number }>(sql`
        select count(*) filter (where state in ('created', 'retry', 'active'))::int as left,
          count(*) filter (where state = 'completed')::int as done
        from pgboss.job where name = 'syllabus.load-content'`);
      if (row && row.left === 0 && row.done > 0) return;
      await delay(250);
    }
  }

  let people = 0;
  /** A new user with a session, as a browser behind the proxy. */
  async function student(given: Parameters<typeof makeUser>[1] = {}) {
    people += 1;
    const user = await makeUser(db, { planTier: 'plus', username: `alumno${people}`, ...given });
    const client = makeClient(proxy.url, { address: `10.1.0.${people}` });
    await client.signIn(user.email);
    return { user, client };
  }
  return {
    database,
    replica,
    /** As the nodes reach it. */
    databaseUrl: shared.DATABASE_URL ?? '',
    redis,
    smtp,
    db,
    nodes,
    proxy,
    folder,
    main: checkout.main,
    student,
    /** New students who answer their exams fast. */
    async startWrites(count: number) {
      const clients: Client[] = [];
      while (clients.length < count) clients.push((await student()).client);
      return startWrites(clients);
    },
    close,
  };
}
