import { CHARACTERS, WIDTHS } from './letter-widths.ts';
import type { Color, Font, Part, Shape } from './shapes.ts';

const widthsOf = (font: Font): ReadonlyMap<string, number> => {
  const widths = WIDTHS[font].split(' ').map(Number);
  return new Map([...CHARACTERS].map((character, index) => [character, widths[index] ?? 0]));
};
const tables = { body: widthsOf('body'), bold: widthsOf('bold'), head: widthsOf('head') };
/** As wide as an m: for a character that the fonts lack. */
const UNKNOWN = 850;

export function textWidth(text: string, font: Font, size: number): number {
  let total = 0;
  for (const character of text) total += tables[font].get(character) ?? UNKNOWN;
  return (total * size) / 1000;
}

/** Characters that would be drawn in another font, or not at all in a PDF. */
export const unknownCharacters = (text: string): string[] => [
  ...new Set([...text].filter((character) => !tables.body.has(character))),
];

/** Between words, but not between «art.» and its number. */
const GAP = /(?<!\barts?\.)\s+/i;

/** Lines that fit the width; a word that is too long for it has a line of its own. */
export function wrap(text: string, font: Font, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(GAP).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && textWidth(longer, font, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

/** The narrowest lines of the same number, so that no single word is left for the last one. */
export function balanced(text: string, font: Font, size: number, width: number): string[] {
  const most = wrap(text, font, size, width);
  let [least, enough] = [width / 2, width];
  while (enough - least > 2) {
    const middle = (least + enough) / 2;
    if (wrap(text, font, size, middle).length > most.length) least = middle;
    else enough = middle;
  }
  return most.length < 2 ? most : wrap(text, font, size, enough);
}

export type TextStyle = {
  font?: Font;
  size: number;
  fill?: Color;
  anchor?: 'middle' | 'end';
  leading?: number;
  balance?: boolean;
};

/** A paragraph with its upper edge at 0. With an anchor, x is the middle or the end of the lines. */
export function paragraph(text: string, width: number, style: TextStyle): Part {
  const { font = 'body', size, fill = 'ink', anchor, leading = font === 'head' ? 1.08 : 1.3 } = style;
  const x = anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0;
  const lines = (style.balance ? balanced : wrap)(text, font, size, width);
  const shapes: Shape[] = lines.map((line, index) => ({
    kind: 'text',
    x,
    y: size * (0.5 * leading + 0.34 + index * leading),
    text: line,
    size,
    font,
    fill,
    anchor,
    room: width,
  }));
  return { height: lines.length * size * leading, shapes };
}

/** Parts one under the other. */
export function stack(parts: readonly (Part | null | undefined)[], gap = 0): Part {
  const shapes: Shape[] = [];
  let height = 0;
  for (const part of parts) {
    if (!part) continue;
    if (height > 0) height += gap;
    shapes.push({ kind: 'group', x: 0, y: height, shapes: part.shapes });
    height += part.height;
  }
  return { height, shapes };
}
