import { MAX_IMPORT_BYTES } from '@atalaya/core/admin/import-status';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import type { Kit } from '../../platform/kit';
import { applyLater, shownImport } from '../imports';
import { deleteImport, deleteStaged, insertImport, stageRows, updateImport } from '../imports.queries';
import { type Format, ImportReading } from './import-reading';
import type { Resource } from './resource';

/** Multipart overhead. */
const FORM_BYTES = 64 * 1024;

/**
 * Validates a file while it streams and stages its records in the database, so that it is never whole in memory.
 * applyImport writes them.
 */
export async function receiveImport<D extends object>(
  kit: Kit,
  resource: Resource<D>,
  actorId: string,
  request: FastifyRequest,
  apply: boolean,
) {
  if (Number(request.headers['content-length']) > MAX_IMPORT_BYTES + FORM_BYTES)
    throw new AppError('request.too-large');
  if (!request.isMultipart()) throw new AppError('request.unsupported-type');
  // One byte more than allowed, to detect files that are too large.
  const part = await request.file({ limits: { fileSize: MAX_IMPORT_BYTES + 1, files: 1, fields: 5 } });
  if (part?.fieldname !== 'file') throw new AppError('request.invalid', { fields: { file: 'Obligatorio' } });
  const format = formatOf(part.filename, part.mimetype);
  if (!format) {
    part.file.resume();
    throw new AppError('request.unsupported-type');
  }
  try {
    return await stage(kit, resource, actorId, { name: part.filename, bytes: part.file, format }, apply);
  } catch (error) {
    // Drains the rest, so that the client can read the response.
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  }
}

function formatOf(name: string, type: string): Format | undefined {
  if (/\.json$/i.test(name) || type === 'application/json') return 'json';
  if (/\.(csv|txt)$/i.test(name) || type === 'text/csv') return 'csv';
  return undefined;
}

type File = { name: string; bytes: AsyncIterable<Uint8Array>; format: Format };

async function stage<D extends object>(
  kit: Kit,
  resource: Resource<D>,
  actorId: string,
  file: File,
  apply: boolean,
) {
  const { db } = kit;
  const id = newId(kit.clock.now());
  const record = {
    id,
    resource: resource.description.name,
    fileName: file.name.slice(0, 200),
    status: 'faulty' as const,
    total: 0,
    done: 0,
    faultCount: 0,
    faults: [],
    actorId,
    createdAt: kit.clock.now(),
    finishedAt: null,
  };
  await insertImport(db, record);
  const reading = new ImportReading(resource);
  let position = 0;
  try {
    await reading.read(db, file.bytes, file.format, async (items) => {
      // After an error the rest is only validated.
      if (reading.faultCount > 0 || items.length === 0) return;
      const rows = items.map((data, index) => ({ position: position + index + 1, data }));
      position += items.length;
      await stageRows(db, id, rows);
    });
  } catch (error) {
    await deleteImport(db, id);
    throw error;
  }
  const { total, faults, faultCount } = reading;
  const isSound = faultCount === 0;
  const outcome = {
    total,
    faults: [...faults].sort((a, b) => a.line - b.line),
    faultCount,
    status: isSound ? ('checked' as const) : ('faulty' as const),
    finishedAt: isSound ? null : kit.clock.now(),
  };
  if (!isSound) await deleteStaged(db, id);
  await updateImport(db, id, outcome);
  return isSound && apply ? applyLater(kit, id) : shownImport({ ...record, ...outcome });
}
