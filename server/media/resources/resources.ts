import { createHash } from 'node:crypto';
import { firstPage, type Sheet } from '@atalaya/core/media/resources/sheet';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../platform/app-error';
import type { Kit } from '../../platform/kit';
import { readOwnFile } from './own-file';
import { sheetPdf } from './pdf/sheet-pdf';
import {
  countDownload,
  type ResourceRow,
  selectDownloads,
  selectOneShown,
  selectShown,
} from './resources.queries';
import { originOf, sheetOf } from './sheets';

export async function listResources({ db }: Kit) {
  const [rows, downloads] = await Promise.all([selectShown(db), selectDownloads(db)]);
  return rows.map((row) => ({ ...row, downloads: downloads.get(row.id) ?? 0 }));
}

async function mustFind({ db }: Kit, id: string): Promise<ResourceRow> {
  const row = await selectOneShown(db, id);
  if (!row) throw new AppError('request.not-found');
  return row;
}

export async function previewResource(kit: Kit, id: string) {
  const row = await mustFind(kit, id);
  const downloads = (await selectDownloads(kit.db)).get(id) ?? 0;
  if (!row.build) return { ...row, downloads, validOn: null, source: null, blocks: null };
  const sheet = await sheetOf(kit, row, row.build);
  return {
    ...row,
    downloads,
    validOn: sheet.validOn,
    source: originOf(sheet),
    blocks: firstPage(sheet.blocks),
  };
}

/** Raised when the look of the PDFs changes. */
const LOOK = 1;
const MOST_BYTES = 20 * 1024 * 1024;
/** Made on the first request; the key is the hash of everything it says, so a change of the content makes another one. */
const kept = new LRUCache<string, Buffer>({ maxSize: MOST_BYTES, sizeCalculation: (file) => file.length });

const hashOf = (sheet: Sheet): string =>
  createHash('sha256')
    .update(JSON.stringify([LOOK, sheet]))
    .digest('hex')
    .slice(0, 32);

type File = { key: string; bytes: () => Promise<Buffer> };

async function fileOf(kit: Kit, row: ResourceRow): Promise<File> {
  if (!row.build) return { key: row.fileKey ?? '', bytes: () => readOwnFile(kit, row) };
  const sheet = await sheetOf(kit, row, row.build);
  const key = hashOf(sheet);
  return {
    key,
    async bytes() {
      const known = kept.get(key);
      if (known) return known;
      const made = await sheetPdf(kit, sheet);
      kept.set(key, made);
      return made;
    },
  };
}

/** A copy that the browser already has is not sent, and does not count. */
export async function sendResource(
  kit: Kit,
  id: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const row = await mustFind(kit, id);
  const { key, bytes } = await fileOf(kit, row);
  const etag = `"${key}"`;
  reply.header('etag', etag).header('cache-control', 'private, no-cache');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const file = await bytes();
  await countDownload(kit.db, id, dayInSpain(kit.clock.now()));
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${id}.pdf"`)
    .send(file);
}
