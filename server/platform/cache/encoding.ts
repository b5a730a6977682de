import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** One payload in each content encoding. */
export type Encoded = Record<Encoding, Buffer>;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Fast, because the first visitor waits for it. */
const QUICK = 5;
/** About a tenth smaller, but takes 100 ms. */
const SMALL = constants.BROTLI_MAX_QUALITY;

const squeeze = (bytes: Buffer, quality: number): Promise<Buffer> =>
  brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

export async function encode(bytes: Buffer): Promise<Encoded> {
  const [br, gz] = await Promise.all([squeeze(bytes, QUICK), zip(bytes, { level: 6 })]);
  return { br, gzip: gz, identity: bytes };
}

let turn = Promise.resolve();

/**
 * Recompresses a cached page at the highest quality, one page at a time in the background. On failure the quick
 * version stays.
 */
export function encodeSmaller(encoded: Encoded): Promise<void> {
  turn = turn
    .then(() => squeeze(encoded.identity, SMALL))
    .then(
      (br) => {
        encoded.br = br;
      },
      () => {},
    );
  return turn;
}

const SUPPORTED: Encoding[] = ['br', 'gzip', 'identity'];

/** Brotli, else gzip, else uncompressed. */
export const chooseEncoding = (accepted: string | undefined): Encoding =>
  (accepted && negotiate(accepted, SUPPORTED)) || 'identity';
