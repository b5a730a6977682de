// Looks for keys and passwords in the files under version control. Needs no network.
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkout, say } from '../checkout.mjs';
import { secretsIn } from './secret-patterns.mjs';

const MAX_BYTES = 1024 * 1024;
const NOT_TEXT = /\.(png|jpe?g|webp|avif|gif|ico|woff2?|ttf|otf|pdf|mp3|mp4|webm|wasm|br|gz|zip|glb)$/;

const files = tracked();
if (files.length === 0) say('No version control here: nothing was scanned for secrets.');
const found = files.flatMap((file) => {
  const path = join(checkout, file);
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === undefined || size > MAX_BYTES) return [];
  return secretsIn(file, readFileSync(path, 'utf8'));
});
for (const line of found) say(line);
if (found.length > 0) process.exit(1);
if (files.length > 0) say(`No secrets in ${files.length} files.`);

/** Empty where there is no git, as in an unpacked archive. */
function tracked() {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: checkout,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return (stdout ?? '').split('\0').filter((file) => file !== '' && !NOT_TEXT.test(file));
}
