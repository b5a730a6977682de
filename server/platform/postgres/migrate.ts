import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate as runMigrations } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { transactionPooling } from '../db';
import { OperatorError } from '../operator-error';
import { socketPath } from '../socket-path';
import { alone } from './alone';

const folderIn = (checkout: string): string => join(checkout, 'server', 'migrations');

/**
 * Runs the migrations. Drizzle's migrator takes no lock, so nodes that start together wait for each other here. A database
 * that a later version has migrated is refused: this version does not know what has changed.
 */
export async function migrate(url: string, checkout: string): Promise<void> {
  const sql = postgres(url, { ...socketPath(url), ...transactionPooling, max: 1, onnotice: () => {} });
  try {
    await alone(url, async () => {
      const [newest, applied] = await Promise.all([newestMigration(checkout), appliedMigration(sql)]);
      if (applied > newest)
        throw new OperatorError(
          'The database was migrated by a later version of Atalaya: start that version, or restore a backup made before it.',
        );
      await runMigrations(drizzle(sql), { migrationsFolder: folderIn(checkout) });
    });
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** When the last migration of this version was written, as Drizzle's journal counts. */
async function newestMigration(checkout: string): Promise<number> {
  const journal: { entries: { when: number }[] } = JSON.parse(
    await readFile(join(folderIn(checkout), 'meta', '_journal.json'), 'utf8'),
  );
  return Math.max(...journal.entries.map(({ when }) => when));
}

async function appliedMigration(sql: postgres.Sql): Promise<number> {
  const [table] = await sql<{ name: string | null }[]>`
    select to_regclass('drizzle.__drizzle_migrations')::text as name`;
  if (!table?.name) return 0;
  const [last] = await sql<
    { at: string | null }[]
  >`select max(created_at) as at from drizzle.__drizzle_migrations`;
  return Number(last?.at ?? 0);
}
