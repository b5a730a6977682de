import { describe, expect, it } from 'vitest';
import { decodeFile } from './decode-file';

const TEXT = 'id;front\nuno;¿Acción?\n';
const be = (text: string) => Buffer.from(text, 'utf16le').swap16();

/** Reads the file in chunks of every small size, so that characters are cut. */
async function read(bytes: Uint8Array, size: number): Promise<string> {
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
  }
  let text = '';
  for await (const piece of decodeFile(chunks())) text += piece;
  return text;
}

describe('the encoding of an imported file', () => {
  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['UTF-16 little endian', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
    ['UTF-16 big endian', be(`\uFEFF${TEXT}`)],
    ['UTF-16 without a mark', Buffer.from(TEXT, 'utf16le')],
    ['Latin-1', Buffer.from(TEXT, 'latin1')],
    ['Windows-1252', Buffer.from('id;front\nuno;\x805 \x93s\xed\x94 \x96 no\n', 'latin1')],
    ['Latin-1 that ends in an accent', Buffer.from('uno;así é', 'latin1')],
  ])('is recognised when it is %s', async (name, bytes) => {
    const others: Record<string, string> = {
      'Windows-1252': 'id;front\nuno;€5 “sí” – no\n',
      'Latin-1 that ends in an accent': 'uno;así é',
    };
    const expected = others[name] ?? TEXT;
    for (const size of [1, 2, 3, 5, 1000]) expect([size, await read(bytes, size)]).toEqual([size, expected]);
  });

  it.each([
    [
      'UTF-32',
      Buffer.from([0xff, 0xfe, 0, 0, 0x69, 0, 0, 0]),
      'El fichero está en UTF-32. Guárdalo en UTF-8.',
    ],
    [
      'two encodings mixed',
      Buffer.concat([Buffer.from('ñandú '), Buffer.from('ñandú ', 'latin1')]),
      undefined,
    ],
    ['no text', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0, 0]), undefined],
  ])('is refused by name when it is %s', async (_, bytes, reason) => {
    await expect(read(bytes, 4)).rejects.toMatchObject({
      details: { fields: { file: reason ?? 'El fichero no es texto en UTF-8, UTF-16 ni Latin-1.' } },
    });
  });
});
