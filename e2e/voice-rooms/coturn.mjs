// Finds coturn for the test of relayed voices, or installs Debian's where that is allowed.
import { spawnSync } from 'node:child_process';
import { installOnDebian } from '../../scripts/debian-package.mjs';

const hasCoturn = () => spawnSync('turnserver', ['--help']).error === undefined;

/** Undefined where it is installed, otherwise why the test that needs it is skipped. */
export function missingCoturn() {
  if (hasCoturn() || installOnDebian('coturn for the test of relayed voices', ['coturn'], hasCoturn))
    return undefined;
  return 'Skipped the test of relayed voices: no turnserver was found (Debian: `apt-get install coturn` as root).';
}
