import cluster from 'node:cluster';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { makeApp, registerFeatures } from './app';
import { makeIdentify } from './auth/sessions';
import { makeAdmit } from './devices/admit';
import { type Env, isLocalDemo } from './env';
import { clockAhead, systemClock } from './platform/clock';
import { connect, type Database } from './platform/db';
import { watchDependency } from './platform/dependencies/dependency';
import { watchDatabase } from './platform/dependencies/watch-database';
import { type Events, makeEvents } from './platform/events';
import { openFiles } from './platform/files';
import { makeHooks } from './platform/hooks';
import { startJobs } from './platform/jobs/jobs';
import { openKeys } from './platform/keyring';
import type { Kit } from './platform/kit';
import { smtpCarrier, startMail } from './platform/mail/mail';
import { makeMetrics } from './platform/metrics/metrics';
import { serveMetrics } from './platform/metrics/metrics-port';
import { OperatorError } from './platform/operator-error';
import { assetRoutes } from './platform/pages/assets';
import { pageRoutes } from './platform/pages/host';
import { makeRenderer } from './platform/pages/render';
import { guestPaths, sitemapRoutes } from './platform/pages/sitemap';
import { loadBuild, pageKinds } from './platform/pages/web-build';
import { startEmbeddedPostgres } from './platform/postgres/embedded';
import { diskFull, isDiskFull } from './platform/postgres/faults';
import { isSuperuser, migrate } from './platform/postgres/migrate';
import { installationRisks } from './platform/process/installation-risks';
import { leave } from './platform/process/leaving';
import { addressOf, listen } from './platform/process/listen';
import { isFirstProcess } from './platform/process/worker';
import { openRealtime } from './platform/realtime/realtime';
import { type PublicRead, primaryReads, replicaReads } from './platform/replica/public-reads';
import { demoLogFile } from './platform/request-log';
import { openTracing, type Tracing } from './platform/tracing/open-tracing';
import { seed } from './seed';

export type RunningServer = { app: FastifyInstance; kit: Kit; address: string; stop(): Promise<void> };

/** Opens the parts of the server in order; on failure the opened ones are closed in reverse. */
export async function startServer(env: Env, say: (line: string) => void): Promise<RunningServer> {
  const closers: Array<() => Promise<void>> = [];
  const stop = async () => {
    const faults: unknown[] = [];
    // A failing close must not prevent the others.
    for (const close of closers.splice(0).reverse()) await close().catch((fault) => faults.push(fault));
    if (faults.length > 0) throw faults[0];
  };
  try {
    const { url, place } = await openDatabase(env, say, closers);
    await migrate(url, env.checkout).catch(explainDatabase(env));
    const app = makeApp(env);
    const tracing = await openTracing(env, app.log);
    closers.push(tracing.stop);
    tracing.requests(app);
    const { db, close } = connect(url, { traced: tracing.queries });
    closers.push(close);
    const stopWatching = watchDatabase(db, watchDependency(app.log, 'database'));
    closers.push(async () => stopWatching());
    const kit = await makeKit(env, app, { url, db, tracing }, closers);
    if (env.METRICS_PORT !== undefined) closers.push(await openMetrics(app, kit, env.METRICS_PORT));
    await registerFeatures(app, kit);
    if (env.demo) await seed(kit, say);
    await pages(app, env);
    closers.push(() => app.close());
    // Before listening: a worker that replaces another one gets requests at once.
    kit.realtime.attach(app.server, kit.admit);
    await listen(app, env);
    closers.push(() => leave(kit));
    if (isFirstProcess()) {
      for (const { line } of installationRisks(env)) app.log.warn(line);
      if (!env.demo && (await isSuperuser(db)))
        app.log.warn(
          'The role of DATABASE_URL is a superuser of the database: whoever takes the server takes every database there. Give it a role that only owns its own (docs/operations.md).',
        );
    }
    const address = env.ORIGIN ?? addressOf(app, env);
    announce(env, address, place, say);
    return { app, kit, address, stop };
  } catch (error) {
    const fault = await explainDisk(env, error);
    await stop().catch(() => {});
    throw fault;
  }
}

/** The primary process serves the metrics of several workers (main.ts). */
async function openMetrics(app: FastifyInstance, kit: Kit, port: number): Promise<() => Promise<void>> {
  const registry = makeMetrics(app, kit);
  if (cluster.isWorker) return async () => {};
  return (await serveMetrics(kit.env.HOST, port, () => registry.metrics())).close;
}

/** A full disk causes various errors; report the disk instead. */
async function explainDisk(env: Env, error: unknown): Promise<unknown> {
  if (error instanceof OperatorError) return error;
  return (await isDiskFull(String(error), env.DATA_DIR)) ? diskFull(env.DATA_DIR) : error;
}

/** As root the embedded database may be outside the data folder. */
async function openDatabase(
  env: Env,
  say: (line: string) => void,
  closers: Array<() => Promise<void>>,
): Promise<{ url: string; place: string }> {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, place: env.DATA_DIR };
  const folder = join(env.DATA_DIR, 'postgres');
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: say });
  closers.push(() => postgres.stop());
  const inside = postgres.dataDir.startsWith(env.DATA_DIR);
  return {
    url: postgres.nearUrl,
    place: inside ? env.DATA_DIR : `${env.DATA_DIR} (database: ${postgres.dataDir})`,
  };
}

async function makeKit(
  env: Env,
  app: FastifyInstance,
  { url, db, tracing }: { url: string; db: Database; tracing: Tracing },
  closers: Array<() => Promise<void>>,
): Promise<Kit> {
  const clock = isLocalDemo(env) ? clockAhead(env.CLOCK_AHEAD_MS) : systemClock;
  const fault = (error: unknown) => app.log.error({ err: error }, 'background fault');
  const events = makeEvents(fault);
  const publicRead = publicReads(env, app, { db, events, tracing }, closers);
  const jobs = tracing.jobs(await startJobs(url, fault));
  closers.push(jobs.stop);
  const identify = makeIdentify(db, clock);
  const redis = watchDependency(app.log, 'Redis');
  const realtime = await openRealtime(env, identify, events, fault, env.DATABASE_URL, redis);
  closers.push(realtime.close);
  const carrier = smtpCarrier(env, watchDependency(app.log, 'mail server'));
  const { keys, secret } = await openKeys(env, db, clock.now());
  return {
    env,
    db,
    publicRead,
    clock,
    log: app.log,
    events,
    hooks: makeHooks(),
    jobs,
    mail: await startMail({ env, db, clock, jobs, secret }, carrier),
    files: openFiles(env, watchDependency(app.log, 'file storage')),
    realtime,
    secret,
    keys,
    identify,
    admit: makeAdmit({ db, clock, log: app.log, realtime }),
  };
}

/** Before the features: an edit must be known here before they empty their caches. */
function publicReads(
  { DATABASE_REPLICA_URL: url }: Env,
  app: FastifyInstance,
  { db, events, tracing }: { db: Database; events: Events; tracing: Tracing },
  closers: Array<() => Promise<void>>,
): PublicRead {
  if (!url) return primaryReads(db);
  const replica = connect(url, { traced: tracing.queries });
  const { read, close } = replicaReads(db, replica, events, watchDependency(app.log, 'database replica'));
  closers.push(close);
  return read;
}

async function pages(app: FastifyInstance, env: Env): Promise<void> {
  if (env.ATALAYA_DEV) {
    const { developmentHost } = await import('./platform/pages/development');
    return pageRoutes(app, await developmentHost(app));
  }
  const build = await loadBuild(env.checkout);
  await assetRoutes(app, join(env.checkout, 'web', 'build', 'client'));
  const host = { renderer: makeRenderer(app, build, 'production'), kindOf: pageKinds(build) };
  sitemapRoutes(app, guestPaths(build));
  pageRoutes(app, async () => host);
}

const explainDatabase = (env: Env) => (error: unknown) => {
  if (!env.DATABASE_URL || error instanceof OperatorError) throw error;
  const reason = error instanceof Error ? error.message || error.name : String(error);
  const { host, pathname } = new URL(env.DATABASE_URL);
  throw new OperatorError(
    `The database ${pathname.slice(1)} at ${host} cannot be used (${reason}): check DATABASE_URL and that the server is up.`,
  );
};

function announce(env: Env, address: string, place: string, say: (line: string) => void): void {
  say(`Atalaya is ready at ${address}`);
  if (!env.demo) return;
  const reach = env.DEMO_PUBLIC ? 'open to the network' : 'loopback only';
  say(`  Demo mode: ${reach}, embedded database, simulated payments. Set DATABASE_URL for production.`);
  if (!env.DEMO_PUBLIC)
    say('  Accounts   admin@ elite@ plus@ basico@ preparador@ demo@atalaya.example, password atalaya-demo');
  say(`  Data       ${place}`);
  say(`  Log        ${demoLogFile(env.DATA_DIR)}`);
  if (env.WORKERS !== 1) say('  Processes  1: WORKERS needs DATABASE_URL');
  say('  Stop       Ctrl-C');
}
