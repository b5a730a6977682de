import { Readable } from 'node:stream';
import { rangeOf } from '@atalaya/core/interview/recording';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { readRange } from './recording-files';
import { selectPlayable } from './recordings.queries';

/** Sends the recording, or the range that a player asks for in order to seek. */
export async function sendMedia(
  kit: Kit,
  reader: { id: string; isAdmin: boolean },
  id: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const recording = await selectPlayable(kit.db, reader, id);
  if (!recording) throw new AppError('request.not-found');
  const size = recording.bytes;
  const asked = rangeOf(request.headers.range, size);
  if (asked === null) {
    reply.header('content-range', `bytes */${size}`);
    throw new AppError('interview.outside-file');
  }
  const range = asked ?? { start: 0, end: size - 1 };
  if (asked) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  return reply
    .type(recording.type)
    .header('accept-ranges', 'bytes')
    .header('content-length', range.end - range.start + 1)
    .send(Readable.from(readRange(kit.files, id, range)));
}
