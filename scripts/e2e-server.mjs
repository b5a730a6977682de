// The server that browser tests drive: the real build, on a data folder of its own that goes when it stops.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkout } from './checkout.mjs';

const folder = mkdtempSync(join(tmpdir(), 'atalaya-e2e-'));
// As root the database runs under another account, which has to enter.
chmodSync(folder, 0o711);
process.env.DATA_DIR = join(folder, 'data');
process.env.NODE_ENV ??= 'production';
process.env.RATE_LIMIT_SCALE ??= '1000';
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

await import(pathToFileURL(join(checkout, 'server/build/main.js')).href);
