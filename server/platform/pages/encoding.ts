import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The same bytes in each form that a browser may ask for. */
export type Encoded = Record<Encoding, Buffer>;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Quality 5: a page is compressed once per render and served thousands of times, but the first visitor waits for it. */
export async function encode(bytes: Buffer): Promise<Encoded> {
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    zip(bytes, { level: 6 }),
  ]);
  return { br, gzip: gz, identity: bytes };
}

/** Brotli where the browser takes it, else gzip, else the bytes as they are. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}
