import type { Block } from '../../platform/markdown-tree';
import type { Passage } from './notes';
import { textOf } from './reading-text';

const MAX_TEXT = 5_000;
const MAX_QUOTE = 60;

type Shared = { title: string | null; text: string | null; url: string | null };

/**
 * Joins the fields of a share target into one text. Many apps repeat the address in the text, or the title as the
 * text.
 */
export function sharedText({ title, text, url }: Shared): string {
  const lines: string[] = [];
  for (const part of [title, text, url]) {
    const line = part?.trim() ?? '';
    if (line !== '' && !lines.some((before) => before.includes(line))) lines.push(line);
  }
  return lines.join('\n').slice(0, MAX_TEXT);
}

/**
 * The first words of a section, used as the position of a note about the whole section. Null if the section has no
 * text.
 */
export function beginningOf(blocks: readonly Block[]): Passage | null {
  const text = textOf(blocks);
  const cut = text.slice(0, MAX_QUOTE);
  const end = text.length > MAX_QUOTE && cut.includes(' ') ? cut.lastIndexOf(' ') : cut.length;
  return end > 0 ? { start: 0, end, quote: text.slice(0, end) } : null;
}
