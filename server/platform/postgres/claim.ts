import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { OperatorError } from '../operator-error';
import { errorCode } from './faults';
import { SUPERUSER } from './initialise';
import { signal } from './process-of';
import { FINGERPRINT } from './settings';

/**
 * Makes this process the only server of a cluster: an advisory lock on a connection, which the kernel closes even
 * after kill -9. A pid file would survive it.
 */
export type Claim = {
  sql: postgres.Sql;
  dataDirectory: string;
  fingerprint: string | null;
  release(): Promise<void>;
};

/** Another server is using the cluster. */
export class ClusterTaken extends OperatorError {}

/** "atal", and the number of this lock. */
const LOCK_CLASS = 0x6174616c;
const LOCK_ID = 1;
const APPLICATION = 'atalaya server ';
const DEAD_HOLDER_LIMIT_MS = 5_000;

/** `onLost` is called when the connection, and with it the lock, ends without `release`. */
export async function claimCluster(
  cluster: string,
  port: number,
  password: string,
  onLost: () => void,
): Promise<Claim> {
  let held = false;
  const sql = postgres({
    host: '127.0.0.1',
    port,
    database: 'postgres',
    username: SUPERUSER,
    password,
    ssl: false,
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    connect_timeout: 10,
    fetch_types: false,
    connection: { application_name: `${APPLICATION}${process.pid}` },
    onnotice: () => {},
    onclose: () => {
      if (!held) return;
      void release();
      onLost();
    },
  });
  const release = () => {
    held = false;
    return sql.end({ timeout: 1 });
  };
  try {
    await takeLock(sql, cluster);
    const [row] = await sql<{ dataDirectory: string; fingerprint: string | null }[]>`
      select current_setting('data_directory') as "dataDirectory",
             current_setting(${FINGERPRINT}, true) as fingerprint`;
    if (!row) throw new Error('PostgreSQL did not name its data directory');
    held = true;
    return { sql, ...row, release };
  } catch (error) {
    await release();
    if (errorCode(error) !== '28P01') throw error;
    throw new OperatorError(
      `PostgreSQL in ${cluster} does not accept the password kept beside its data; restore the password file from a backup.`,
    );
  }
}

async function takeLock(sql: postgres.Sql, cluster: string): Promise<void> {
  const limit = Date.now() + DEAD_HOLDER_LIMIT_MS;
  for (;;) {
    const [row] = await sql<{ taken: boolean }[]>`
      select pg_try_advisory_lock(${LOCK_CLASS}, ${LOCK_ID}) as taken`;
    if (row?.taken) return;
    const holder = await holderOf(sql);
    // A server that was just killed holds its lock until the kernel closes its socket.
    const mayPass = holder === undefined || !signal(holder, 0);
    if (!mayPass || Date.now() > limit) {
      throw new ClusterTaken(
        `Another Atalaya server (process ${holder ?? 'unknown'}) already uses the database in ${cluster}; stop it first or choose another data folder.`,
      );
    }
    await pause(20);
  }
}

async function holderOf(sql: postgres.Sql): Promise<number | undefined> {
  const [row] = await sql<{ name: string }[]>`
    select a.application_name as name
      from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.granted
       and l.classid = ${LOCK_CLASS} and l.objid = ${LOCK_ID}`;
  return row ? Number(row.name.slice(APPLICATION.length)) : undefined;
}
