/** A text and the selected part of it. */
export type Edited = { text: string; from: number; to: number };

/** `**words**` around the selection, or around an example that is then selected. */
export function wrap({ text, from, to }: Edited, mark: string, example: string): Edited {
  const inside = text.slice(from, to) || example;
  const next = text.slice(0, from) + mark + inside + mark + text.slice(to);
  return { text: next, from: from + mark.length, to: from + mark.length + inside.length };
}

/** Puts `mark` before each selected line. */
export function prefixLines({ text, from, to }: Edited, mark: string): Edited {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const marked = text
    .slice(start, to)
    .split('\n')
    .map((line) => mark + line)
    .join('\n');
  return { text: text.slice(0, start) + marked + text.slice(to), from: start, to: start + marked.length };
}

/** Inserts a paragraph of its own at the selection. */
export function insertBlock({ text, from, to }: Edited, block: string): Edited {
  const before = text.slice(0, from).trimEnd();
  const after = text.slice(to).trimStart();
  const next = `${before}${before && '\n\n'}${block}\n\n`;
  return { text: next + after, from: next.length, to: next.length };
}

/** The beginning of a mention right before the cursor: `@ire` → `ire`. */
export function mentionAt(text: string, cursor: number): string | null {
  return /(?:^|[\s(])@([\p{L}\p{N}._-]{0,24})$/u.exec(text.slice(0, cursor))?.[1] ?? null;
}

export function completeMention(text: string, cursor: number, username: string): Edited {
  const begun = mentionAt(text, cursor) ?? '';
  const start = cursor - begun.length;
  const next = `${text.slice(0, start)}${username} `;
  return { text: next + text.slice(cursor).replace(/^ /, ''), from: next.length, to: next.length };
}

/** What a quotation begins with. */
export const quoteBlock = (name: string, text: string): string => `> **${name}** «${text}»`;
