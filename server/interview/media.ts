import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { sendRange } from '../platform/uploads/send-range';
import { readRecording } from './recording-files';
import { selectPlayable } from './recordings.queries';

/** Without `ownerId` the caller has checked that the reader may see it. */
export async function sendMedia(
  kit: Kit,
  ownerId: string | undefined,
  id: string,
  exchange: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const recording = await selectPlayable(kit.db, ownerId, id);
  if (!recording) throw new AppError('request.not-found');
  return sendRange(exchange, { ...recording, read: (range) => readRecording(kit.files, id, range) });
}
