// npm start: installs if needed, builds if stale, then runs the server in this very process.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkout } from './checkout.mjs';
import { ensureBuild, ensurePackages, fail } from './prepare.mjs';

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 20) fail(`Atalaya needs Node 20 or newer; this is ${process.version}.`);

await ensurePackages();
await ensureBuild();
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(join(checkout, 'server/build/main.js')).href);
