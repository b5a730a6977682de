import { inflateSync } from 'node:zlib';

/** Windows-1252 from 0x80 to 0x9f; the rest is Latin-1. */
const EXTRA = [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'];

const decoded = (bytes: Buffer): string =>
  [...bytes].map((byte) => EXTRA[byte - 0x80] ?? String.fromCharCode(byte)).join('');

/** The texts of a PDF that was written with built-in fonts, one line for each piece. */
export function textOfPdf(file: Buffer): string {
  const source = file.toString('latin1');
  const lines: string[] = [];
  for (const [, body = ''] of source.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)) {
    const content = inflated(Buffer.from(body, 'latin1'));
    for (const [, pieces = ''] of content.matchAll(/\[([^\]]*)\] TJ/g)) {
      const hex = [...pieces.matchAll(/<([0-9a-f]*)>/g)].map(([, digits = '']) => digits).join('');
      lines.push(decoded(Buffer.from(hex, 'hex')));
    }
  }
  return lines.join('\n');
}

/** Streams that are not compressed hold no text. */
function inflated(body: Buffer): string {
  try {
    return inflateSync(body).toString('latin1');
  } catch {
    return '';
  }
}
