import { Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { chooseEncoding } from './encoding';

/** What each chunk of a page waits for is sent with it: a stream that is compressed stays a stream. */
const encoders = {
  // Quality 4: this is done for one visitor, who waits for it.
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH, level: 5 }),
};

const isText = (type: string | null): boolean => /^(text\/|application\/json)/.test(type ?? '');

/**
 * A page for one visitor, as small as the browser takes it: a whole exam in plain text would be a second on a phone. Nothing
 * that a stranger could put in stands beside what is secret in it, which is what makes compressing private pages safe (BREACH).
 */
export function encodeStream(response: Response, accepted: string | undefined): Response {
  const encoding = chooseEncoding(accepted);
  if (!response.body || encoding === 'identity' || !isText(response.headers.get('content-type')))
    return response;
  const headers = new Headers(response.headers);
  headers.set('content-encoding', encoding);
  headers.append('vary', 'accept-encoding');
  headers.delete('content-length');
  const encoder = encoders[encoding]();
  const source = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]);
  // A visitor who leaves, or a render that breaks off, ends both.
  source.on('error', (error) => encoder.destroy(error));
  encoder.on('close', () => source.destroy());
  return new Response(Readable.toWeb(source.pipe(encoder)) as ReadableStream<Uint8Array>, {
    status: response.status,
    statusText: response.statusText,
    headers,
  });
}
