import { Readable } from 'node:stream';
import { type ByteRange, rangeOf } from '@atalaya/core/platform/files/chunks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error';

type Exchange = { request: FastifyRequest; reply: FastifyReply };

type Media = { type: string; bytes: number; read(range: ByteRange): AsyncIterable<Uint8Array> };

/** Sends a file, or the range that a player asks for in order to seek. */
export function sendRange({ request, reply }: Exchange, { type, bytes, read }: Media): FastifyReply {
  const asked = rangeOf(request.headers.range, bytes);
  if (asked === null) {
    reply.header('content-range', `bytes */${bytes}`);
    throw new AppError('request.outside-file');
  }
  const range = asked ?? { start: 0, end: bytes - 1 };
  if (asked) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`);
  return reply
    .type(type)
    .header('accept-ranges', 'bytes')
    .header('content-length', range.end - range.start + 1)
    .send(Readable.from(request.method === 'HEAD' ? [] : read(range)));
}
