import { MAX_IMPORT_BYTES } from '@atalaya/core/admin/import-status';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import type { Kit } from '../../platform/kit';
import { applyLater, toImportView } from '../imports';
import {
  deleteImport,
  deleteStaged,
  insertImport,
  insertOutcomes,
  stageRows,
  updateImport,
} from '../imports.queries';
import { type Format, ImportReading } from './import-reading';
import type { Resource } from './resource';

/** Multipart overhead. */
const FORM_BYTES = 64 * 1024;

/**
 * Validates a file while it streams and stages its records in the database, so that it is never whole in memory.
 * applyImport writes them.
 */
export async function receiveImport<D extends object, R extends { id: string }>(
  kit: Kit,
  resource: Resource<D, R>,
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

async function stage<D extends object, R extends { id: string }>(
  kit: Kit,
  resource: Resource<D, R>,
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
    outcomes: { new: 0, changed: 0, same: 0, refused: 0 },
    keyChanges: 0,
    withoutReason: 0,
    reason: null,
    faultCount: 0,
    faults: [],
    actorId,
    createdAt: kit.clock.now(),
    finishedAt: null,
  };
  await insertImport(db, record);
  const reading = new ImportReading(resource, kit.hooks);
  const counted = { outcomes: { ...record.outcomes }, keyChanges: 0, withoutReason: 0 };
  let position = 0;
  try {
    await reading.read(db, file.bytes, file.format, async (rows) => {
      const numbered = rows.map((row, index) => ({ ...row, position: position + index + 1 }));
      position += rows.length;
      for (const { outcome, exams, needsReason } of rows) {
        counted.outcomes[outcome] += 1;
        if (exams !== null) counted.keyChanges += 1;
        if (needsReason) counted.withoutReason += 1;
      }
      await insertOutcomes(
        db,
        id,
        numbered.map(({ position, line, outcome, shownName, changes, faults, exams }) => ({
          position,
          line,
          outcome,
          name: shownName,
          changes,
          faults,
          exams,
        })),
      );
      // After an error the rest is only validated.
      const staged = numbered.flatMap(({ position, staged: data }) => (data ? [{ position, data }] : []));
      if (reading.faultCount === 0 && staged.length > 0) await stageRows(db, id, staged);
    });
  } catch (error) {
    await deleteImport(db, id);
    throw error;
  }
  const { total, faults, faultCount } = reading;
  const isSound = faultCount === 0;
  const outcome = {
    ...counted,
    total,
    faults: [...faults].sort((a, b) => a.line - b.line),
    faultCount,
    status: isSound ? ('checked' as const) : ('faulty' as const),
    finishedAt: isSound ? null : kit.clock.now(),
  };
  if (!isSound) await deleteStaged(db, id);
  await updateImport(db, id, outcome);
  return isSound && apply && counted.withoutReason === 0
    ? applyLater(kit, id, '')
    : toImportView({ ...record, ...outcome });
}
