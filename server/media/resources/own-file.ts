import { inflateSync } from 'node:zlib';
import { audit } from '../../admin/audit';
import { AppError } from '../../platform/app-error';
import type { Files } from '../../platform/files';
import { newId } from '../../platform/ids';
import type { Kit } from '../../platform/kit';
import { readRange, removeChunks, writeChunks } from '../../platform/uploads/chunked';
import { fileOf, lockResource, type ResourceRow, updateFile } from './resources.queries';

const keyOf = (key: string) => (index: number) => `resources/${key}/${index}`;

const TAIL_BYTES = 2_048;
/** Programs, other files, and forms that run. */
const ACTIVE = /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)\b/;
const PAGE = /\/Type\s*\/Page(?![a-zA-Z])/g;

/** What a file really is: how many pages it has, or why it is refused. */
export function examinePdf(bytes: Buffer): { pages: number } | 'not-pdf' | 'active-pdf' | 'locked-pdf' {
  const text = bytes.toString('latin1');
  const tail = text.slice(-TAIL_BYTES);
  if (!/^%PDF-[12]\.\d/.test(text) || !tail.includes('startxref') || !tail.includes('%%EOF'))
    return 'not-pdf';
  if (/\/Encrypt\s+\d+\s+\d+\s+R/.test(text)) return 'locked-pdf';
  const whole = text + packedObjects(text);
  if (ACTIVE.test(whole)) return 'active-pdf';
  const pages = whole.match(PAGE)?.length ?? 0;
  return pages > 0 ? { pages } : 'not-pdf';
}

/** Newer files keep their objects in compressed streams. */
function packedObjects(text: string): string {
  const packed = text.matchAll(/\/Type\s*\/ObjStm[\s\S]*?stream\r?\n([\s\S]*?)\r?\nendstream/g);
  return [...packed]
    .map(([, body = '']) => {
      try {
        return inflateSync(Buffer.from(body, 'latin1'), { maxOutputLength: 8 * 1024 * 1024 }).toString(
          'latin1',
        );
      } catch {
        return '';
      }
    })
    .join('\n');
}

export async function setOwnFile(kit: Kit, { actorId, id }: { actorId: string; id: string }, bytes: Buffer) {
  const found = examinePdf(bytes);
  if (typeof found === 'string') throw new AppError(`resources.${found}`);
  const key = newId(kit.clock.now());
  await writeChunks(kit.files, keyOf(key), bytes);
  try {
    await write(kit, { actorId, id }, { fileKey: key, fileBytes: bytes.length, filePages: found.pages });
  } catch (error) {
    await removeChunks(kit.files, keyOf(key), bytes.length);
    throw error;
  }
  return { bytes: bytes.length, pages: found.pages };
}

async function write(
  kit: Kit,
  { actorId, id }: { actorId: string; id: string },
  file: Pick<ResourceRow, 'fileKey' | 'fileBytes' | 'filePages'>,
): Promise<void> {
  const now = kit.clock.now();
  const before = await kit.db.transaction(async (tx) => {
    const row = await lockResource(tx, id);
    if (!row) throw new AppError('request.not-found');
    if (row.build) throw new AppError('resources.generated');
    await updateFile(tx, id, { ...file, updatedAt: now });
    await audit(tx, {
      at: now,
      actorId,
      action: 'content.changed',
      subject: 'free-resource',
      subjectId: id,
      subjectName: row.title,
      before: { file: fileOf(row) },
      after: { file: fileOf(file) },
    });
    return row;
  });
  // After the commit, because a rollback would still need the file.
  if (before.fileKey && before.fileBytes)
    await removeChunks(kit.files, keyOf(before.fileKey), before.fileBytes);
}

export async function readOwnFile(
  { files }: { files: Files },
  { fileKey, fileBytes }: ResourceRow,
): Promise<Buffer> {
  if (!fileKey || !fileBytes) throw new AppError('request.not-found');
  const pieces: Uint8Array[] = [];
  for await (const piece of readRange(files, keyOf(fileKey), { start: 0, end: fileBytes - 1 }))
    pieces.push(piece);
  return Buffer.concat(pieces);
}
