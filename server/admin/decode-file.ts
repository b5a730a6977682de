import { AppError } from '../platform/app-error';

const HIGH = 0x80;
const NOT_TEXT = 'El fichero no es texto en UTF-8, UTF-16 ni Latin-1.';

const refuse = (reason: string): AppError => new AppError('request.invalid', { fields: { file: reason } });

/** Decodes a text file as it arrives: UTF-8 and UTF-16 by their byte order marks, otherwise UTF-8, otherwise Latin-1. */
export async function* decodeFile(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  /** Latin-1 is only possible while everything before was ASCII. */
  let isAscii = true;
  let pending: Uint8Array = new Uint8Array();
  for await (const chunk of wholeMark(bytes)) {
    decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
    let text: string;
    try {
      text = decoder.decode(chunk, { stream: true });
    } catch {
      if (!isAscii || decoder.encoding !== 'utf-8') throw refuse(NOT_TEXT);
      decoder = new TextDecoder('latin1');
      text = decoder.decode(Buffer.concat([pending, chunk]), { stream: true });
    }
    if (text.includes('\0')) throw refuse(NOT_TEXT);
    isAscii &&= !/[^\0-\x7f]/.test(text.replace('\uFEFF', ''));
    pending = unfinished(chunk);
    yield text;
  }
  if (!decoder) return;
  try {
    yield decoder.decode();
  } catch {
    if (!isAscii || decoder.encoding !== 'utf-8') throw refuse(NOT_TEXT);
    yield new TextDecoder('latin1').decode(pending);
  }
}

/** The bytes at the end that may begin a character of UTF-8. */
function unfinished(chunk: Uint8Array): Uint8Array {
  let from = chunk.length;
  while (from > 0 && chunk.length - from < 3 && (chunk[from - 1] ?? 0) >= HIGH) from -= 1;
  return chunk.slice(from);
}

function encodingOf(start: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [a, b, c, d] = start;
  if (a === 0xff && b === 0xfe && c === 0 && d === 0)
    throw refuse('El fichero está en UTF-32. Guárdalo en UTF-8.');
  // Without a byte order mark, the zero bytes of ASCII characters show the byte order.
  if ((a === 0xff && b === 0xfe) || (a !== 0 && b === 0)) return 'utf-16le';
  if ((a === 0xfe && b === 0xff) || (a === 0 && b !== 0)) return 'utf-16be';
  return 'utf-8';
}

/** The first chunk has at least four bytes, unless the file is shorter. */
async function* wholeMark(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head: Uint8Array | undefined = new Uint8Array();
  for await (const chunk of bytes) {
    if (!head) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < 4) continue;
    yield head;
    head = undefined;
  }
  if (head && head.length > 0) yield head;
}
