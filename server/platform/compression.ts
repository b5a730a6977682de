import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * Compresses responses above 1 kB, in brotli or gzip. What has a content-encoding already (kept pages, built files), images
 * and event streams pass as they are. Registered before the routes it is for.
 */
export async function compressResponses(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // Request bodies stay as they come: their limits count plain bytes.
    globalDecompression: false,
    // Each chunk of a stream is sent when it is ready: a page must not wait for its slowest part.
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH, level: 5 },
  });
}
