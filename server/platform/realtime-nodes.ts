import { createAdapter as postgresAdapter } from '@socket.io/postgres-adapter';
import { Pool } from 'pg';
import type { ServerOptions } from 'socket.io';
import type { Env } from '../env';
import { openRedisNodes } from './realtime-redis';

type Nodes = { adapter: NonNullable<ServerOptions['adapter']>; close(): Promise<void> };

/**
 * Where several nodes meet: Redis, or the database that they share. The demo is one node, and needs none. `onReturn` is called
 * when the way to the others is open again after it was not.
 */
export async function openNodes(
  env: Env,
  databaseUrl: string | undefined,
  onReturn: () => void,
): Promise<Nodes | undefined> {
  if (env.REDIS_URL) return openRedisNodes(env.REDIS_URL, onReturn);
  if (!databaseUrl) return undefined;
  // Two at most: one listens, one speaks.
  const pool = new Pool({ connectionString: databaseUrl, max: 2, application_name: 'atalaya-live' });
  // A connection that breaks while idle is made anew; without a listener it would take the server along.
  pool.on('error', () => {});
  await pool.query('select 1');
  return { adapter: postgresAdapter(pool, { errorHandler: () => {} }), close: () => pool.end() };
}
