// Finds a redis-server for the tests of several nodes, or installs Debian's where that is allowed.
import { spawnSync } from 'node:child_process';
import { installOnDebian } from './debian-package.mjs';

export const hasRedis = () => spawnSync('redis-server', ['--version']).status === 0;

/** Undefined where it is installed, otherwise why the tests that need it are skipped. */
export function missingRedis() {
  if (hasRedis() || installOnDebian('Redis for the tests of several nodes', ['redis-server'], hasRedis))
    return undefined;
  return 'Skipped the tests that need Redis: no redis-server was found (Debian: `apt-get install redis-server` as root).';
}
