// Type-checks the three packages and the service worker.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checkout, webPackageFile } from './checkout.mjs';

const bin = (path) => join(checkout, path);
// The native compiler is four times faster (docs/decisions/0029).
const tsc = bin('node_modules/typescript-native/bin/tsc');

// What the last check found, so that the next one reads only what has changed.
const record = (project) => bin(`node_modules/.cache/types/${project.replaceAll('/', '-')}.tsbuildinfo`);

await run([webPackageFile('@react-router/dev/bin.js'), 'typegen'], bin('web'));
const codes = await Promise.all(
  ['core', 'server', 'web', 'web/platform/worker'].map((project) =>
    // One checker per package: more would repeat the shared files.
    run(
      [
        tsc,
        '--noEmit',
        '--incremental',
        '--tsBuildInfoFile',
        record(project),
        '--checkers',
        '1',
        '-p',
        project,
      ],
      checkout,
    ),
  ),
);
process.exit(Math.max(...codes));

function run(args, cwd) {
  return new Promise((resolve) => {
    spawn(process.execPath, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] }).on('close', (code) =>
      resolve(code ?? 1),
    );
  });
}
