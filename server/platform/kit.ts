import type { FastifyBaseLogger } from 'fastify';
import type { Env } from '../env';
import type { Clock } from './clock';
import type { Database } from './db';
import type { Events } from './events';
import type { Files } from './files';
import type { Jobs } from './jobs/jobs';
import type { Mail } from './mail/mail';
import type { Realtime } from './realtime/realtime';
import type { Identify } from './sessions';

/** What every feature is handed: the outside world, each part replaceable in a test. */
export type Kit = {
  env: Env;
  db: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  events: Events;
  jobs: Jobs;
  mail: Mail;
  files: Files;
  realtime: Realtime;
  /** Signs links and records that leave the server and come back. */
  secret: string;
  /** Who a session token belongs to; the auth feature's, called at most once per request. */
  identify: Identify;
};
