import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import postgres from 'postgres';
import { inject } from 'vitest';
import { makeApp, registerFeatures } from '../app';
import { createSession, makeIdentify } from '../auth/sessions';
import { makeAdmit } from '../devices/admit';
import { type Env, randomSecret, readEnv } from '../env';
import { manualClock } from '../platform/clock';
import { connect } from '../platform/db';
import { keyringOf } from '../platform/encryption';
import { makeEvents } from '../platform/events';
import type { Files } from '../platform/files';
import { makeHooks } from '../platform/hooks';
import { newId } from '../platform/ids';
import type { Job, Jobs } from '../platform/jobs/jobs';
import type { Kit } from '../platform/kit';
import { type Email, startMail } from '../platform/mail/mail';
import { createDatabase, dropDatabase } from '../platform/postgres/test-cluster';
import type { Realtime } from '../platform/realtime/realtime';
import { primaryReads } from '../platform/replica/public-reads';
import { sessionCookieName } from '../platform/sessions';
import { openTracing } from '../platform/tracing/open-tracing';
import { TEMPLATE } from './test-database';

export type TestServer = Awaited<ReturnType<typeof openTestServer>>;

const START = new Date('2026-11-15T10:00:00.000Z');

/**
 * The whole server on its own database, cloned from the migrated template. Emails are collected, files are in memory,
 * jobs run on request, and the clock is fixed.
 */
export async function openTestServer(
  given: Partial<Env> = {},
  { before }: { before?(app: FastifyInstance): void } = {},
) {
  const name = `test_${newId().replaceAll('-', '')}`;
  const clusterUrl = inject('clusterUrl');
  const admin = postgres(`${clusterUrl}/postgres`, { max: 1, onnotice: () => {} });
  await createDatabase(admin, name, TEMPLATE);
  const env = { ...readEnv({ LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '1000' }), ...given };
  const clock = manualClock(START);
  const logged: string[] = [];
  const app = makeApp(env, { write: (line) => void logged.push(line) });
  const tracing = await openTracing(env, app.log);
  tracing.requests(app);
  const connection = connect(`${clusterUrl}/${name}`, { max: 5, traced: tracing.queries });
  const collected = collectingJobs();
  const jobs = { ...collected, ...tracing.jobs(collected) };
  const emails: Email[] = [];
  const secret = randomSecret();
  const files = memoryFiles();
  const sent: Array<{ event: string; payload: unknown; to?: readonly string[] }> = [];
  const realtime: Realtime = {
    connections: () => 0,
    toEveryone: (event, ...[payload]) => void sent.push({ event, payload }),
    toUsers: (to, event, ...[payload]) => void sent.push({ event, payload, to }),
    toRoom: (room, news) =>
      void sent.push({ event: 'room-changed', payload: { room, ...(news === undefined ? {} : { news }) } }),
    openRooms: () => {},
    subscribe: () => {},
    disconnectSessions: (to) => void sent.push({ event: 'disconnected', payload: null, to }),
    keepDevices: (userId, kept) => void sent.push({ event: 'kept', payload: kept, to: [userId] }),
    presence: async () => ({ users: 0, visitors: 0 }),
    attach: () => {},
    disconnect: () => {},
    close: async () => {},
  };
  const kit: Kit = {
    env,
    db: connection.db,
    publicRead: primaryReads(connection.db),
    clock,
    log: app.log,
    events: makeEvents((error) => {
      throw error;
    }),
    hooks: makeHooks(),
    jobs,
    mail: await startMail(
      { env, db: connection.db, clock, jobs, secret },
      async (email) => void emails.push(email),
    ),
    files,
    realtime,
    secret,
    keys: keyringOf(secret),
    identify: makeIdentify(connection.db, clock),
    admit: makeAdmit({ db: connection.db, clock, log: app.log, realtime }),
  };
  await registerFeatures(app, kit, before);
  await app.ready();
  return {
    app,
    kit,
    db: connection.db,
    databaseName: name,
    clock,
    env,
    jobs,
    /** Log lines; pass LOG_LEVEL: 'debug' to collect any. */
    logged,
    /** Emails sent after `jobs.run()`. */
    emails,
    /** Messages sent to connected browsers. */
    sent,
    /** Keys of the stored files. */
    fileKeys: files.keys,
    visitor: () => caller(app, undefined),
    /** A client with a session of this user, on the same device as the others unless one is named. */
    signedIn: async (userId: string, deviceId = `device of ${userId}`) => {
      const token = await createSession(connection.db, userId, clock.now(), { deviceId });
      return caller(app, `${sessionCookieName(env)}=${token}`);
    },
    async close() {
      await app.close();
      await connection.close();
      await tracing.stop();
      await dropDatabase(admin, name);
      await admin.end();
    },
  };
}

export type Caller = {
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  send(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
};

/** A client that keeps its cookies. */
function caller(app: FastifyInstance, cookie: string | undefined): Caller {
  const jar = new Map<string, string>();
  if (cookie) jar.set(cookie.split('=')[0] ?? '', cookie.slice(cookie.indexOf('=') + 1));
  const ask = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
    headers: Record<string, string> = {},
  ) => {
    const answer = await app.inject({
      method,
      url,
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '), ...headers },
      ...(body ? { payload: body } : {}),
    });
    for (const { name, value, maxAge, expires } of answer.cookies)
      if (maxAge === 0 || (expires && expires.getTime() < Date.now()) || value === '') jar.delete(name);
      else jar.set(name, value);
    return answer;
  };
  return {
    get: (url, headers) => ask('GET', url, undefined, headers),
    send: (method, url, body, headers) => ask(method, url, body, headers),
  };
}

/** Jobs that wait until the test runs them. */
function collectingJobs(): Jobs & { run(): Promise<number>; waiting(): string[] } {
  const handlers = new Map<string, (data: never) => Promise<void>>();
  const queue: Array<{ name: string; data: object }> = [];
  return {
    async enqueue<T extends object>(_db: unknown, job: Job<T>, data: T) {
      queue.push({ name: job.name, data });
    },
    async handle(job, handler) {
      handlers.set(job.name, handler);
    },
    async repeat(job, _cron, handler) {
      handlers.set(job.name, handler);
    },
    check: async () => {},
    queue: async () => [],
    retryFailed: async () => 0,
    forget: async () => {},
    stop: async () => {},
    waiting: () => queue.map(({ name }) => name),
    async run() {
      const batch = queue.splice(0);
      for (const { name, data } of batch) await handlers.get(name)?.(data as never);
      return batch.length;
    },
  };
}

function memoryFiles(): Files & { keys(): string[] } {
  const kept = new Map<string, Uint8Array>();
  return {
    put: async (key, bytes) => void kept.set(key, bytes),
    get: async (key) => kept.get(key),
    remove: async (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
  };
}
