import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The same bytes in each form that a browser may ask for. */
export type Encoded = Record<Encoding, Buffer>;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Quickly: the first visitor waits for it. */
const QUICK = 5;
/** A tenth smaller, and takes a tenth of a second. */
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

/** Makes smaller what will be sent thousands of times: one page at a time, beside the server's work. What fails stays as it was. */
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

/** Brotli where the browser takes it, else gzip, else the bytes as they are. */
export const chooseEncoding = (accepted: string | undefined): Encoding =>
  (accepted && negotiate(accepted, SUPPORTED)) || 'identity';
