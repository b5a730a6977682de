// What every command needs first: packages that match the lock file, and a build that matches the sources.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkout, hashOf, say, unlessFresh } from './checkout.mjs';

const TRIES = 3;

export async function ensurePackages() {
  const hash = hashOf('package-lock.json', 'patches');
  await unlessFresh('packages', hash, async () => {
    say('Installing packages (once, a minute or two) …');
    // An install of a killed start may still be running in the same folder: retry.
    for (let tries = 1; tries <= TRIES; tries += 1)
      if (
        (await run('npm', [
          'ci',
          '--include=dev',
          '--no-audit',
          '--no-fund',
          '--loglevel',
          'error',
          '--progress',
          'false',
        ])) === 0
      )
        return;
    fail('The packages could not be installed: check the network and the disk, then start again.');
  });
}

export async function ensureBuild() {
  const sources = hashOf(
    'core',
    'server',
    'web',
    'content',
    'scripts/build.mjs',
    'scripts/build-worker.mjs',
    'scripts/build-content.ts',
    'package-lock.json',
    'patches',
  );
  const built =
    existsSync(join(checkout, 'server/build/main.js')) &&
    existsSync(join(checkout, 'server/build/content.json')) &&
    existsSync(join(checkout, 'web/build/server/index.js'));
  const step = () => {
    const done = spawnSync(process.execPath, [join(checkout, 'scripts/build.mjs')], {
      cwd: checkout,
      stdio: 'inherit',
    });
    if (done.status !== 0) fail('The build failed: the lines above say where.');
  };
  if (built) await unlessFresh('build', sources, step);
  else
    await unlessFresh('build', `${sources}-missing`, step).then(() =>
      unlessFresh('build', sources, () => {}),
    );
}

/** Prints a dot every two seconds while a step is silent. */
function run(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: checkout,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    const dots = setInterval(() => process.stdout.write('.'), 2000);
    const done = (code) => {
      clearInterval(dots);
      process.stdout.write('\n');
      resolve(code);
    };
    child.on('error', () => done(1));
    child.on('close', done);
  });
}

export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
