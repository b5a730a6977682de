// The server for the browser tests: the real build, on a temporary data folder.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkout } from './checkout.mjs';
import { e2eData, e2ePort, modelPort } from './e2e-port.mjs';
import { copyTemplate, makeTemplate } from './e2e-template.mjs';

const isShared = process.env.PORT === e2ePort;
const folder = isShared ? dirname(e2eData) : mkdtempSync(join(tmpdir(), 'atalaya-e2e-'));
if (isShared) {
  // Left by a server that was killed.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
}
// As root the database runs under another account, which needs access.
chmodSync(folder, 0o711);
process.env.DATA_DIR = join(folder, 'data');
process.env.NODE_ENV ??= 'production';
process.env.RATE_LIMIT_SCALE ??= '1000';
process.env.DEMO_HISTORY ??= 'false';
process.env.ASSISTANT_URL ??= `http://127.0.0.1:${modelPort}/v1`;
process.env.ASSISTANT_MODEL ??= 'scripted';
process.env.ASSISTANT_KEY ??= 'clave-de-prueba';
await makeTemplate();
copyTemplate(process.env.DATA_DIR);
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

await import(pathToFileURL(join(checkout, 'server/build/main.js')).href);
