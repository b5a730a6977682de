// Installs a system package that the tests need, where that is allowed: on Debian, as root.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say } from './checkout.mjs';

/** Tries the packages in turn until `find` finds the program; undefined where nothing may be installed. */
export function installOnDebian(what, packages, find) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  say(`Installing ${what} (once) …`);
  apt('update');
  for (const name of packages) {
    apt('install', '-y', '--no-install-recommends', name);
    const found = find();
    if (found) return found;
  }
  return undefined;
}

const apt = (...args) =>
  spawnSync('apt-get', ['-qq', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // Runlevel 1 keeps a package from starting its service: the tests start programs of their own.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
