// Finds a PostgreSQL with its client programs for the tests of backups, or installs Debian's where that is allowed.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installOnDebian } from './debian-package.mjs';

const DEBIAN = '/usr/lib/postgresql';

/** The folder with initdb, postgres and pg_dump of one version, the newest. */
export function findPostgres() {
  if (!existsSync(DEBIAN)) return undefined;
  return readdirSync(DEBIAN)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((folder) => ['initdb', 'postgres', 'pg_dump'].every((name) => existsSync(join(folder, name))));
}

/** Undefined where it is installed, otherwise why the tests that need it are skipped. */
export function missingPostgres() {
  if (findPostgres() || installOnDebian('PostgreSQL for the tests of backups', ['postgresql'], findPostgres))
    return undefined;
  return 'Skipped the tests of backups: no PostgreSQL with pg_dump was found (Debian: `apt-get install postgresql` as root).';
}
