import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate as runMigrations } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { socketPath } from './socket-path';

/** Any constant that all nodes share. */
const LOCK = 7_283_410;

/** Runs the migrations. Drizzle's migrator takes no lock, so nodes that start together wait for each other here. */
export async function migrate(url: string, checkout: string): Promise<void> {
  const sql = postgres(url, { ...socketPath(url), max: 1, onnotice: () => {} });
  try {
    await sql`select pg_advisory_lock(${LOCK})`;
    await runMigrations(drizzle(sql), { migrationsFolder: join(checkout, 'server', 'migrations') });
  } finally {
    await sql.end({ timeout: 5 });
  }
}
