import { inflateSync } from 'node:zlib';

/** Windows-1252 from 0x80 to 0x9f; the rest is Latin-1. */
const EXTRA = [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'];

const decoded = (bytes: Buffer): string =>
  [...bytes].map((byte) => EXTRA[byte - 0x80] ?? String.fromCharCode(byte)).join('');

type Font = ReadonlyMap<number, string>;

/** The texts of a PDF of pdfkit, one line for each piece, whether its fonts are built in or embedded. */
export function textOfPdf(file: Buffer): string {
  const source = file.toString('latin1');
  const fonts = embeddedFonts(source);
  const lines: string[] = [];
  for (const [, body = ''] of source.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)) {
    const content = inflated(body);
    let font: Font | undefined;
    for (const [, name, pieces = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name !== undefined) font = fonts.get(name);
      else lines.push(textOf(pieces, font));
    }
  }
  return lines.join('\n');
}

function textOf(pieces: string, font: Font | undefined): string {
  const hex = [...pieces.matchAll(/<([0-9a-f]*)>/g)].map(([, digits = '']) => digits).join('');
  if (!font) return decoded(Buffer.from(hex, 'hex'));
  return (hex.match(/.{4}/g) ?? []).map((code) => font.get(Number.parseInt(code, 16)) ?? '').join('');
}

/** What each code of an embedded font stands for, by the name of the font. */
function embeddedFonts(source: string): ReadonlyMap<string, Font> {
  const objects = new Map(
    [...source.matchAll(/(\d+) 0 obj\r?\n([\s\S]*?)\r?\nendobj/g)].map(([, id = '', body = '']) => [
      id,
      body,
    ]),
  );
  const fonts = new Map<string, Font>();
  for (const [, name = '', id = ''] of source.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1];
    const stream = /stream\r?\n([\s\S]*?)\r?\nendstream/.exec(objects.get(map ?? '') ?? '')?.[1];
    if (stream !== undefined) fonts.set(name, codesOf(inflated(stream)));
  }
  return fonts;
}

/** pdfkit writes ranges: `<0000> <00ff> [<0020> <0041> …]`. */
function codesOf(map: string): Font {
  const codes = new Map<number, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g))
    for (const [at, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries()) {
      const units = hex.replaceAll(' ', '').match(/.{4}/g) ?? [];
      codes.set(
        Number.parseInt(first, 16) + at,
        String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))),
      );
    }
  return codes;
}

/** Streams that are not compressed hold no text. */
function inflated(body: string): string {
  try {
    return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}
