import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql as sqlText } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate as runMigrations } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { type Db, transactionPooling } from '../db';
import { OperatorError } from '../operator-error';
import { socketPath } from '../socket-path';
import { alone } from './alone';

/** A request that takes longer has been given up by whoever made it. */
const limits = {
  statement_timeout: '60s',
  lock_timeout: '10s',
  idle_in_transaction_session_timeout: '60s',
};

const folderIn = (checkout: string): string => join(checkout, 'server', 'migrations');

/**
 * Runs the migrations. Drizzle's migrator takes no lock, so nodes that start together wait for each other here. A database
 * that a later version has migrated is refused, and one that is older than the first migration: this version does not know
 * what has changed.
 */
export async function migrate(url: string, checkout: string): Promise<void> {
  const sql = postgres(url, { ...socketPath(url), ...transactionPooling, max: 1, onnotice: () => {} });
  try {
    await alone(url, async () => {
      const [{ oldest, newest }, applied] = await Promise.all([
        migrationsOf(checkout),
        appliedMigration(sql),
      ]);
      if (applied > 0 && applied < oldest)
        throw new OperatorError(
          'The database is of a version that this one cannot update: start a version in between first, or begin with an empty database.',
        );
      if (applied > newest)
        throw new OperatorError(
          'The database was migrated by a later version of Atalaya: start that version, or restore a backup made before it.',
        );
      await runMigrations(drizzle(sql), { migrationsFolder: folderIn(checkout) });
      await buildIndexes(sql, folderIn(checkout));
      await limitStatements(sql);
    });
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/**
 * Indexes of tables that may be large are built while others write, which no transaction can: each is one file of
 * `concurrent/`, named as the index. One that was interrupted is built again.
 */
async function buildIndexes(sql: postgres.Sql, folder: string): Promise<void> {
  const files = await readdir(join(folder, 'concurrent')).catch(() => []);
  for (const file of files.filter((name) => name.endsWith('.sql')).sort()) {
    const name = file.slice(0, -'.sql'.length);
    const [index] = await sql<{ isValid: boolean }[]>`
      select indisvalid as "isValid" from pg_index where indexrelid = to_regclass(${name})`;
    if (index?.isValid) continue;
    await sql`set statement_timeout = 0`;
    if (index) await sql`drop index concurrently ${sql(name)}`;
    await sql.unsafe(await readFile(join(folder, 'concurrent', file), 'utf8'));
    await sql`reset statement_timeout`;
  }
}

/** What the product never needs, and an attacker would. */
export async function isSuperuser(db: Db): Promise<boolean> {
  const [role] = await db.execute<{ rolsuper: boolean }>(
    sqlText`select rolsuper from pg_roles where rolname = current_user`,
  );
  return role?.rolsuper ?? false;
}

/** Of the role in this database, because a pooler passes no settings on. Commands that need longer say so themselves. */
async function limitStatements(sql: postgres.Sql): Promise<void> {
  const [database] = await sql<{ name: string }[]>`select current_database() as name`;
  for (const [setting, value] of Object.entries(limits))
    await sql`alter role current_user in database ${sql(database?.name ?? '')} set ${sql(setting)} = ${sql.unsafe(`'${value}'`)}`;
}

/** When the first and the last migration of this version were written, as Drizzle's journal counts. */
async function migrationsOf(checkout: string): Promise<{ oldest: number; newest: number }> {
  const journal: { entries: { when: number }[] } = JSON.parse(
    await readFile(join(folderIn(checkout), 'meta', '_journal.json'), 'utf8'),
  );
  const moments = journal.entries.map(({ when }) => when);
  return { oldest: Math.min(...moments), newest: Math.max(...moments) };
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
