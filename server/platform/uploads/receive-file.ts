import type { Upload } from '@atalaya/core/platform/endpoint';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error';
import { unstorablePath } from '../validation';

export type ReceivedFile = { bytes: Buffer; type: string; name: string };

/** Reads the single file of an upload. The declared type is only a first filter: the caller checks the bytes. */
export async function receiveFile(upload: Upload, request: FastifyRequest): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw new AppError('request.unsupported-type');
  const part = await request.file({ limits: { fileSize: upload.maxBytes, files: 1, fields: 10 } });
  if (!part || part.fieldname !== upload.field)
    throw new AppError('request.invalid', { fields: { [upload.field]: 'Obligatorio' } });
  if (unstorablePath(part.filename) !== undefined) {
    part.file.resume();
    throw new AppError('request.invalid');
  }
  if (!upload.types.includes(part.mimetype)) {
    part.file.resume();
    throw new AppError('request.unsupported-type');
  }
  const bytes = await part.toBuffer();
  return { bytes, type: part.mimetype, name: part.filename };
}
