// npm run dev: the server from source, restarted when it changes; the pages by Vite, which reload themselves.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checkout } from './checkout.mjs';
import { ensurePackages } from './prepare.mjs';

await ensurePackages();

const watched = [
  ...['server', 'core'].flatMap((floor) => ['--include', join(checkout, floor, '**/*.ts')]),
  '--exclude',
  '**/*.test.ts',
];
const child = spawn(
  process.execPath,
  [
    join(checkout, 'node_modules/tsx/dist/cli.mjs'),
    'watch',
    '--clear-screen=false',
    ...watched,
    join(checkout, 'server/main.ts'),
  ],
  { cwd: checkout, stdio: 'inherit', env: { ...process.env, ATALAYA_DEV: 'true' } },
);
// The terminal sends Ctrl-C to the whole process group: wait for the children to exit.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('close', (code) => process.exit(code ?? 0));
