// Type-checks the three floors, each with the library it may use.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checkout, webPackageFile } from './checkout.mjs';

const bin = (path) => join(checkout, path);
// The native compiler, in a quarter of the time; the router's tools still ask for the one before it (decision 27).
const tsc = bin('node_modules/typescript-native/bin/tsc');

await run([webPackageFile('@react-router/dev/bin.js'), 'typegen'], bin('web'));
const codes = await Promise.all(
  ['core', 'server', 'web', 'web/platform/worker'].map((floor) =>
    // One checker each: more of them look at what the floors share once more.
    run([tsc, '--noEmit', '--checkers', '1', '-p', floor], checkout),
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
