import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, type Encoded, type Encoding } from '../cache/encoding';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

type Asset = {
  bytes: Partial<Encoded> & { identity: Buffer };
  type: string;
  etag: string;
  immutable: boolean;
};

/** Reads the client build once; it was compressed at build time (scripts/build.mjs). */
export async function loadAssets(folder: string): Promise<Map<string, Asset>> {
  const assets = new Map<string, Asset>();
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const file of files) {
    const path = join(file.parentPath, file.name);
    const extension = extname(file.name);
    const type = types[extension];
    if (!file.isFile() || !type || path.includes(`${sep}.vite${sep}`)) continue;
    const url = `/${relative(folder, path).split(sep).join('/')}`;
    const [identity, br, gzip] = await Promise.all([
      readFile(path),
      optional(`${path}.br`),
      optional(`${path}.gz`),
    ]);
    const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 20)}"`;
    const bytes = { identity, ...(br ? { br } : {}), ...(gzip ? { gzip } : {}) };
    assets.set(url, { bytes, type, etag, immutable: url.startsWith('/assets/') });
  }
  return assets;
}

const optional = (path: string): Promise<Buffer | undefined> => readFile(path).catch(() => undefined);

/** Hashed files under one wildcard route, files with fixed names under their own. */
export async function assetRoutes(app: FastifyInstance, folder: string): Promise<void> {
  const assets = await loadAssets(folder);
  const send = (asset: Asset, request: FastifyRequest, reply: FastifyReply) =>
    sendAsset(asset, request, reply);
  app.get('/assets/*', { compress: false }, (request, reply) => {
    const asset = assets.get(request.url.split('?', 1)[0] ?? '');
    if (asset) send(asset, request, reply);
    else reply.code(404).type('text/plain').send('Not found');
  });
  for (const [url, asset] of assets)
    if (!asset.immutable) app.get(url, { compress: false }, (request, reply) => send(asset, request, reply));
}

function sendAsset(asset: Asset, request: FastifyRequest, reply: FastifyReply): void {
  reply.header(
    'cache-control',
    asset.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
  );
  reply.header('etag', asset.etag);
  reply.header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === asset.etag) return void reply.code(304).send();
  const range = partOf(request.headers.range, asset.bytes.identity.length);
  reply.type(asset.type);
  if (range) {
    const { start, end } = range;
    reply.code(206).header('content-range', `bytes ${start}-${end}/${asset.bytes.identity.length}`);
    return void reply.send(asset.bytes.identity.subarray(start, end + 1));
  }
  const wanted: Encoding = chooseEncoding(request.headers['accept-encoding']);
  const bytes = asset.bytes[wanted];
  if (bytes && wanted !== 'identity') return void reply.header('content-encoding', wanted).send(bytes);
  reply.header('accept-ranges', 'bytes').send(asset.bytes.identity);
}

/** A single byte range, as media players request; anything else gets the whole file. */
function partOf(header: string | undefined, size: number): { start: number; end: number } | undefined {
  const found = /^bytes=(\d+)-(\d*)$/.exec(header ?? '');
  if (!found) return undefined;
  const start = Number(found[1]);
  const end = found[2] ? Math.min(Number(found[2]), size - 1) : size - 1;
  return start <= end ? { start, end } : undefined;
}
