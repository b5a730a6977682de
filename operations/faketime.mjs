// Finds libfaketime, which moves the clock of one process, or installs Debian's where that is allowed.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installOnDebian } from '../scripts/debian-package.mjs';

const LIBRARIES = '/usr/lib';

/** In a folder of the processor's kind. */
export const findFaketime = () =>
  existsSync(LIBRARIES)
    ? readdirSync(LIBRARIES)
        .map((name) => join(LIBRARIES, name, 'faketime/libfaketimeMT.so.1'))
        .find((path) => existsSync(path))
    : undefined;

/** Undefined where it is installed, otherwise why the tests that need it are skipped. */
export function missingFaketime() {
  if (findFaketime() || installOnDebian('libfaketime for a moved clock', ['libfaketime'], findFaketime))
    return undefined;
  return 'Skipped the moved clock: libfaketime was not found (Debian: `apt-get install libfaketime` as root).';
}
