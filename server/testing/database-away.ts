import postgres from 'postgres';
import { inject } from 'vitest';

/** Ends the connections to a database and refuses new ones, until the returned function is called. */
export async function takeAway(name: string): Promise<() => Promise<void>> {
  const cluster = postgres(`${inject('clusterUrl')}/postgres`, { max: 1, onnotice: () => {} });
  await cluster.unsafe(`alter database ${name} allow_connections false`);
  await cluster`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`;
  return async () => {
    await cluster.unsafe(`alter database ${name} allow_connections true`);
    await cluster.end();
  };
}
