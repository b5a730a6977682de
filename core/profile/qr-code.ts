import { drawFixed, formatBits, isMasked, type Matrix, penaltyOf, setFormat } from './qr-matrix';
import { errorCorrection } from './reed-solomon';

// ISO/IEC 18004, tables 7 and 9, error correction level M (15 %): by version, from 1.
const CORRECTION_PER_BLOCK = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];
const BYTE_MODE = 0b0100;

/** Bytes that a version has room for, data and correction together. */
function capacity(version: number): number {
  let modules = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const marks = Math.floor(version / 7) + 2;
    modules -= (25 * marks - 10) * marks - 55;
    if (version >= 7) modules -= 36;
  }
  return Math.floor(modules / 8);
}

/** The smallest version that holds the text, and the text as its bytes. */
function encode(text: string): { version: number; data: number[] } {
  const bytes = utf8(text);
  for (let version = 1; version <= BLOCKS.length; version += 1) {
    const correction = (CORRECTION_PER_BLOCK[version - 1] ?? 0) * (BLOCKS[version - 1] ?? 0);
    const room = capacity(version) - correction;
    const lengthBits = version < 10 ? 8 : 16;
    if (4 + lengthBits + bytes.length * 8 > room * 8) continue;
    const bits = [...bitsOf(BYTE_MODE, 4), ...bitsOf(bytes.length, lengthBits)];
    for (const byte of bytes) bits.push(...bitsOf(byte, 8));
    bits.push(...bitsOf(0, Math.min(4, room * 8 - bits.length)));
    while (bits.length % 8 !== 0) bits.push(0);
    const data: number[] = [];
    for (let at = 0; at < bits.length; at += 8)
      data.push(bits.slice(at, at + 8).reduce((byte, bit) => (byte << 1) | bit, 0));
    for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
    return { version, data };
  }
  throw new RangeError('the text is too long for a QR code of ours');
}

const bitsOf = (value: number, length: number): number[] =>
  Array.from({ length }, (_, at) => (value >>> (length - 1 - at)) & 1);

/** core has no TextEncoder: addresses of authenticators are percent-encoded, and this covers the rest. */
const utf8 = (text: string): number[] =>
  [...encodeURIComponent(text).matchAll(/%(..)|./gs)].map(([whole, hex]) =>
    hex ? Number.parseInt(hex, 16) : (whole.codePointAt(0) ?? 0),
  );

/** Blocks with their correction, one byte of each in turn: a stain then hurts every block a little, none fatally. */
function interleave(version: number, data: readonly number[]): number[] {
  const blocks = BLOCKS[version - 1] ?? 1;
  const correction = CORRECTION_PER_BLOCK[version - 1] ?? 0;
  const whole = capacity(version);
  const shortBlocks = blocks - (whole % blocks);
  const shortData = Math.floor(whole / blocks) - correction;
  const pieces: number[][] = [];
  for (let block = 0, at = 0; block < blocks; block += 1) {
    const length = shortData + (block < shortBlocks ? 0 : 1);
    pieces.push(data.slice(at, at + length));
    at += length;
  }
  const columns = (parts: readonly number[][], length: number) =>
    Array.from({ length }, (_, at) => parts.flatMap((part) => part[at] ?? [])).flat();
  return [
    ...columns(pieces, shortData + 1),
    ...columns(
      pieces.map((piece) => errorCorrection(piece, correction)),
      correction,
    ),
  ];
}

/** Up and down in pairs of columns from the right, around everything that is fixed. */
function place(matrix: Matrix, bytes: readonly number[]): void {
  const { size } = matrix;
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    const column = right <= 6 ? right - 1 : right;
    const upwards = ((column + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1)
      for (const x of [column, column - 1]) {
        const y = upwards ? size - 1 - step : step;
        if (matrix.fixed[y]?.[x]) continue;
        const row = matrix.dark[y];
        if (row) row[x] = (((bytes[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1;
        bit += 1;
      }
  }
}

/** A text as a QR code: rows of modules, true where it is dark. */
export function qrCode(text: string): boolean[][] {
  const { version, data } = encode(text);
  const matrix = drawFixed(version);
  place(matrix, interleave(version, data));
  const candidates = Array.from({ length: 8 }, (_, mask) => {
    const dark = matrix.dark.map((row, y) =>
      row.map((module, x) => (matrix.fixed[y]?.[x] ? module : module !== isMasked(mask, x, y))),
    );
    setFormat(dark, formatBits(mask));
    return dark;
  });
  return candidates.reduce((best, next) => (penaltyOf(next) < penaltyOf(best) ? next : best));
}
