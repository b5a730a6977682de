// Builds what runs: the web pages (React Router), their compressed forms, the server in one file, and the content as JSON.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { buildWorker } from './build-worker.mjs';
import { checkout, hashOf, say, webPackageFile } from './checkout.mjs';

const script = (name) => join(checkout, 'scripts', name);
const COMPRESSED = new Set(['.js', '.css', '.svg', '.json', '.txt', '.xml', '.webmanifest']);

buildWeb();
await buildWorker();
compressAssets(join(checkout, 'web/build/client'));
await buildServer();
buildContent();

function buildWeb() {
  say('Building the pages …');
  const cli = webPackageFile('@react-router/dev/bin.js');
  const id = hashOf('core', 'web', 'content', 'package-lock.json').slice(0, 16);
  const done = spawnSync(process.execPath, [cli, 'build'], {
    cwd: join(checkout, 'web'),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', VITE_BUILD_ID: id },
  });
  if (done.status !== 0) throw new Error(`the pages do not build:\n${done.stdout}\n${done.stderr}`);
  // Pages ask for it to learn whether the server has a newer build (web/platform/stale-build.ts).
  writeFileSync(join(checkout, 'web/build/client/build.txt'), id);
}

/** Compressed at build time, because the best brotli quality is slow. */
function compressAssets(folder) {
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile() || !COMPRESSED.has(extname(file.name))) continue;
    const path = join(file.parentPath, file.name);
    const bytes = readFileSync(path);
    if (bytes.length < 512) continue;
    const br = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
    writeFileSync(`${path}.br`, br);
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

async function buildServer() {
  say('Building the server …');
  const { build } = await import('rolldown');
  await build({
    // With the commands of an operator, who has no development packages.
    input: {
      main: join(checkout, 'server/main.ts'),
      ...Object.fromEntries(
        ['admin-create', 'backup', 'restore', 'rotate-keys'].map((name) => [name, script(`${name}.ts`)]),
      ),
    },
    platform: 'node',
    // Packages stay external; only our own packages are bundled.
    external: (id) =>
      !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@atalaya/') && !/^[A-Za-z]:/.test(id),
    output: { dir: join(checkout, 'server/build'), format: 'esm', sourcemap: true },
    logLevel: 'warn',
  });
}

/** After the server, whose folder it goes to. */
function buildContent() {
  say('Building the content …');
  const done = spawnSync(process.execPath, ['--import', 'tsx', script('build-content.ts')], {
    cwd: checkout,
    stdio: 'inherit',
  });
  if (done.status !== 0) throw new Error('the content does not build');
}
