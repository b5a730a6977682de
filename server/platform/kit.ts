import type { FastifyBaseLogger } from 'fastify';
import type { Env } from '../env';
import type { Clock } from './clock';
import type { Database } from './db';
import type { Keyring } from './encryption';
import type { Events } from './events';
import type { Files } from './files';
import type { Hooks } from './hooks';
import type { Jobs } from './jobs/jobs';
import type { Mail } from './mail/mail';
import type { Realtime } from './realtime/realtime';
import type { PublicRead } from './replica/public-reads';
import type { Admit, Identify } from './sessions';

/** The dependencies of every feature; tests can replace each. */
export type Kit = {
  env: Env;
  db: Database;
  /** For what is the same for everyone: with the replica's database, if there is one. */
  publicRead: PublicRead;
  clock: Clock;
  log: FastifyBaseLogger;
  events: Events;
  /** What features add to each other. */
  hooks: Hooks;
  jobs: Jobs;
  mail: Mail;
  files: Files;
  realtime: Realtime;
  /** Signs links and records that are sent out and come back. */
  secret: string;
  /** Seals what the database stores. */
  keys: Keyring;
  /** Finds the user of a session token; called at most once per request. */
  identify: Identify;
  /** Notes the device of a request before it is served. */
  admit: Admit;
};
