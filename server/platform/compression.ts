import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * Compresses responses above 1 kB with brotli or gzip. Already encoded responses (cached pages, built files), images
 * and event streams pass unchanged. Register it before the routes.
 */
export async function compressResponses(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // Request bodies are not decompressed: their limits count plain bytes.
    globalDecompression: false,
    // Flush each chunk, so that a streamed page does not wait for its slowest part.
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH, level: 5 },
  });
}
