// The Markdown of the content, as a tree that a page renders: no HTML ever comes of it, so that a tag in a text is text.

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong'; children: Inline[] }
  | { kind: 'emphasis'; children: Inline[] }
  | { kind: 'link'; to: string; children: Inline[] }
  /** Not written: a passage that its reader has painted (core/syllabus/reading-text.ts). */
  | { kind: 'mark'; id: string; children: Inline[] };

export type Align = 'left' | 'right' | 'center';

export type Block =
  | { kind: 'heading'; level: number; id: string | null; children: Inline[] }
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'list'; ordered: boolean; start: number; items: Block[][] }
  | { kind: 'table'; aligns: (Align | null)[]; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'quote'; children: Block[] }
  | { kind: 'rule' };

/** The blocks of a text: headings, paragraphs, lists, tables, quotes and rules. */
export function parseMarkdown(markdown: string): Block[] {
  return blocksOf(markdown.replace(/\r\n?/g, '\n').split('\n'));
}

const HEADING = /^(#{1,6})\s+(.*?)\s*(?:\{#([\w-]+)\})?\s*$/;
const ITEM = /^( {0,3})([-*+]|\d{1,9}[.)])\s+(.*)$/;
const RULE = /^ {0,3}([-*_])(?: *\1){2,} *$/;
const QUOTE = /^ {0,3}> ?/;
const TABLE_LINE = /^\s*\|?(?:\s*:?-+:?\s*\|)+\s*(?::?-+:?\s*)?$/;

const isBlank = (line: string | undefined): boolean => line === undefined || line.trim() === '';
const isTableAt = (lines: readonly string[], at: number): boolean =>
  (lines[at] ?? '').includes('|') && TABLE_LINE.test(lines[at + 1] ?? '');
const begins = (lines: readonly string[], at: number): boolean => {
  const line = lines[at] ?? '';
  return HEADING.test(line) || RULE.test(line) || QUOTE.test(line) || ITEM.test(line) || isTableAt(lines, at);
};

/** What one block takes: itself, and how many lines it was written in. */
type Taken = { block: Block; lines: number };

function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    if (isBlank(lines[at])) at += 1;
    else {
      const taken = takeBlock(lines, at);
      blocks.push(taken.block);
      at += taken.lines;
    }
  }
  return blocks;
}

function takeBlock(lines: readonly string[], at: number): Taken {
  const line = lines[at] ?? '';
  const heading = HEADING.exec(line);
  if (heading) {
    const [, marks = '', text = '', id = null] = heading;
    return { block: { kind: 'heading', level: marks.length, id, children: parseInline(text) }, lines: 1 };
  }
  if (RULE.test(line)) return { block: { kind: 'rule' }, lines: 1 };
  if (QUOTE.test(line)) return takeQuote(lines, at);
  if (isTableAt(lines, at)) return takeTable(lines, at);
  if (ITEM.test(line)) return takeList(lines, at);
  return takeParagraph(lines, at);
}

function takeParagraph(lines: readonly string[], at: number): Taken {
  let end = at + 1;
  while (!isBlank(lines[end]) && !begins(lines, end)) end += 1;
  const text = lines
    .slice(at, end)
    .map((line) => line.trim())
    .join(' ');
  return { block: { kind: 'paragraph', children: parseInline(text) }, lines: end - at };
}

function takeQuote(lines: readonly string[], at: number): Taken {
  let end = at;
  while (end < lines.length && QUOTE.test(lines[end] ?? '')) end += 1;
  const inner = lines.slice(at, end).map((line) => line.replace(QUOTE, ''));
  return { block: { kind: 'quote', children: blocksOf(inner) }, lines: end - at };
}

/** An item holds the lines that are indented under it: another list, or a second paragraph. */
function takeList(lines: readonly string[], at: number): Taken {
  const [, margin = '', mark = '', opening = ''] = ITEM.exec(lines[at] ?? '') ?? [];
  const ordered = /\d/.test(mark);
  const items: string[][] = [[opening]];
  let end = at + 1;
  for (; end < lines.length; end += 1) {
    const line = lines[end] ?? '';
    const item = ITEM.exec(line);
    const last = items.at(-1) ?? [];
    const isNext = item !== null && /\d/.test(item[2] ?? '') === ordered;
    if (isNext && (item[1] ?? '').length < margin.length + 2) items.push([item[3] ?? '']);
    else if (/^ {2,}\S/.test(line)) last.push(line.replace(/^ {2,4}/, ''));
    else if (isBlank(line) && continues(lines, end + 1, ordered)) last.push('');
    else if (isBlank(line) || begins(lines, end)) break;
    else last.push(line.trim());
  }
  const start = ordered ? Number.parseInt(mark, 10) : 1;
  return { block: { kind: 'list', ordered, start, items: items.map(blocksOf) }, lines: end - at };
}

/** A list goes on behind an empty line if the next thing is another of its items, or stands under the last one. */
function continues(lines: readonly string[], at: number, ordered: boolean): boolean {
  const line = lines[at] ?? '';
  const item = ITEM.exec(line);
  return /^ {2,}\S/.test(line) || (item !== null && /\d/.test(item[2] ?? '') === ordered);
}

function takeTable(lines: readonly string[], at: number): Taken {
  let end = at + 2;
  while (!isBlank(lines[end]) && (lines[end] ?? '').includes('|')) end += 1;
  const head = cellsOf(lines[at] ?? '');
  const aligns = cellsOf(lines[at + 1] ?? '').map(alignOf);
  const rows = lines.slice(at + 2, end).map((line) => {
    const cells = cellsOf(line);
    return head.map((_, column) => parseInline(cells[column] ?? ''));
  });
  return { block: { kind: 'table', aligns, head: head.map(parseInline), rows }, lines: end - at };
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

function alignOf(cell: string): Align | null {
  if (cell.endsWith(':')) return cell.startsWith(':') ? 'center' : 'right';
  return cell.startsWith(':') ? 'left' : null;
}

// One sign or pair of signs that means something, whichever comes first.
const INLINE =
  /\\([!-/:-@[-`{-~])|`([^`]+)`|\[([^\]]*)\]\(([^)\s]*)(?:\s[^)]*)?\)|\*\*(?=\S)((?:[^*]|\*(?!\*))+?\*?)\*\*|\*(?=[^\s*])([^*]*[^\s*])\*/;

/** Bold, emphasis, code and links; everything else is text. */
export function parseInline(text: string): Inline[] {
  const found: Inline[] = [];
  let rest = text;
  for (;;) {
    const match = INLINE.exec(rest);
    if (!match) return rest === '' ? found : withText(found, rest);
    if (match.index > 0) withText(found, rest.slice(0, match.index));
    const [whole, escaped, code, label, to, strong, emphasis] = match;
    if (escaped !== undefined) withText(found, escaped);
    else if (code !== undefined) found.push({ kind: 'code', text: code });
    else if (label !== undefined) found.push({ kind: 'link', to: to ?? '', children: parseInline(label) });
    else if (strong !== undefined) found.push({ kind: 'strong', children: parseInline(strong) });
    else found.push({ kind: 'emphasis', children: parseInline(emphasis ?? '') });
    rest = rest.slice(match.index + whole.length);
  }
}

/** Two texts in a row are one. */
function withText(found: Inline[], text: string): Inline[] {
  const last = found.at(-1);
  if (last?.kind === 'text') last.text += text;
  else found.push({ kind: 'text', text });
  return found;
}

/** Where a link may lead: our own pages, the sections of this one, and the open web. Scripts and the rest are text. */
export function safeTarget(to: string): { to: string; isOutside: boolean } | null {
  if (/^(https?:\/\/|mailto:|tel:)/i.test(to)) return { to, isOutside: true };
  if (/^#[\w-]+$/.test(to)) return { to, isOutside: false };
  // `//host` would leave the site.
  if (/^\/(?!\/|\\)/.test(to)) return { to, isOutside: false };
  return null;
}
