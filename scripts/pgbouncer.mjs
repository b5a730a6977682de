// Finds PgBouncer for the tests of several nodes, or installs Debian's where that is allowed.
import { existsSync } from 'node:fs';
import { installOnDebian } from './debian-package.mjs';

const PROGRAM = '/usr/sbin/pgbouncer';

export const findPgbouncer = () => (existsSync(PROGRAM) ? PROGRAM : undefined);

/** Undefined where it is installed, otherwise why the tests that need it are skipped. */
export function missingPgbouncer() {
  if (
    findPgbouncer() ||
    installOnDebian('PgBouncer for the tests of several nodes', ['pgbouncer'], findPgbouncer)
  )
    return undefined;
  return 'Skipped the tests with PgBouncer: it was not found (Debian: `apt-get install pgbouncer` as root).';
}
