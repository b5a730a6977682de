import type { Heading, List, PhrasingContent, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import {
  type Block,
  FIGURES,
  figureSize,
  type Inline,
  isOwnImage,
  OWN_IMAGES,
  UPLOADS,
  uploadAt,
} from './markdown-tree.ts';

// What docs/content.md does not describe is read as plain text.
const PLAIN_TEXT = {
  disable: {
    null: [
      'autolink',
      'characterReference',
      'codeFenced',
      'codeIndented',
      'definition',
      'htmlFlow',
      'htmlText',
      'setextUnderline',
    ],
  },
};

const WITHOUT_IMAGES = { disable: { null: ['labelStartImage'] } };
const IMAGE_STARTS = [OWN_IMAGES, FIGURES, UPLOADS].map((start) => `](${start}`);

const tables = gfmTable();
const mdastExtensions = [gfmTableFromMarkdown()];

/** The blocks of a Markdown text: headings, paragraphs, lists, tables, quotes and rules. */
export const parseMarkdown = (markdown: string): Block[] =>
  markdown.replace(/\r\n?/g, '\n').split(BETWEEN_BLOCKS).flatMap(parsePart);

// The parser's time grows with the square of the lists and quotes in a text, so it gets the text in parts: after an empty
// line, a line that is neither indented nor an item always begins a block of its own.
const BETWEEN_BLOCKS = /\n[ \t]*\n(?=[^\s\-*+\d])/;

// It also calls itself for every level of a list or quote, and compares all emphasis and brackets of a paragraph. A part
// beyond these limits, which nobody writes, is read without that syntax.
const TOO_DEEP = /^(?:(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){12}|[ \t]{60})/m;
const MAX_LENGTH = 20_000;
const MAX_MARKS = 1_000;
const withoutContainers = { disable: { null: ['blockQuote', 'list'] } };
const withoutMarks = { disable: { null: ['attention', 'labelStartImage', 'labelStartLink', 'labelEnd'] } };

function parsePart(part: string): Block[] {
  const isDeep = part.length > MAX_LENGTH || TOO_DEEP.test(part);
  const hasManyMarks = (part.match(/\[|[*_]+/g)?.length ?? 0) > MAX_MARKS;
  const used = [
    PLAIN_TEXT,
    ...(isMostlyEmptyTable(part) ? [] : [tables]),
    ...(isDeep ? [withoutContainers] : []),
    ...(hasManyMarks ? [withoutMarks] : []),
    ...(IMAGE_STARTS.some((start) => part.includes(start)) ? [] : [WITHOUT_IMAGES]),
  ];
  return fromMarkdown(part, { extensions: used, mdastExtensions }).children.flatMap(blockOf);
}

/**
 * Rows are filled up to the columns of the head, so that a short text could become millions of cells. The cells that
 * somebody writes have at least a sign each.
 */
function isMostlyEmptyTable(part: string): boolean {
  const lines = part.split('\n');
  const columns = lines.reduce((most, line) => Math.max(most, line.split('|').length - 1), 0);
  return columns * lines.length > part.length;
}

function blockOf(node: RootContent): Block[] {
  switch (node.type) {
    case 'heading':
      return [headingOf(node)];
    case 'paragraph':
      return [{ kind: 'paragraph', children: inlineOf(node.children) }];
    case 'blockquote':
      return [{ kind: 'quote', children: node.children.flatMap(blockOf) }];
    case 'thematicBreak':
      return [{ kind: 'rule' }];
    case 'list':
      return [listOf(node)];
    case 'table':
      return [tableOf(node)];
    default:
      return [];
  }
}

/** `## Title {#id}`. */
function headingOf({ depth, children }: Heading): Block {
  const words = inlineOf(children);
  const last = words.at(-1);
  const id = last?.kind === 'text' ? /\s*\{#([\w-]+)\}$/.exec(last.text) : null;
  if (last?.kind === 'text' && id) {
    last.text = last.text.slice(0, id.index);
    if (last.text === '') words.pop();
  }
  return { kind: 'heading', level: depth, id: id?.[1] ?? null, children: words };
}

const listOf = ({ ordered, start, children }: List): Block => ({
  kind: 'list',
  ordered: ordered === true,
  start: start ?? 1,
  items: children.map((item) => item.children.flatMap(blockOf)),
});

/** Every row has as many cells as the head. */
function tableOf({ align, children: [head, ...rows] }: Table): Block {
  const cellsOf = (row: typeof head) => row?.children.map((cell) => inlineOf(cell.children)) ?? [];
  const names = cellsOf(head);
  return {
    kind: 'table',
    aligns: names.map((_, column) => align?.[column] ?? null),
    head: names,
    rows: rows.map((row) => {
      const cells = cellsOf(row);
      return names.map((_, column) => cells[column] ?? []);
    }),
  };
}

function inlineOf(nodes: readonly PhrasingContent[]): Inline[] {
  const found: Inline[] = [];
  for (const node of nodes) {
    if (node.type === 'text') addText(found, node.value.replace(/\s*\n\s*/g, ' '));
    else if (node.type === 'break') addText(found, ' ');
    else if (node.type === 'inlineCode') found.push({ kind: 'code', text: node.value });
    else if (node.type === 'strong' || node.type === 'emphasis')
      found.push({ kind: node.type, children: inlineOf(node.children) });
    else if (node.type === 'image') addImage(found, node.url, node.alt ?? '');
    else if (node.type === 'link')
      found.push({ kind: 'link', to: node.url, children: inlineOf(node.children) });
  }
  return found;
}

function addImage(found: Inline[], src: string, alt: string): void {
  if (isOwnImage(src) || figureSize(src) || uploadAt(src)) found.push({ kind: 'image', src, alt });
  else addText(found, `![${alt}](${src})`);
}

/** Two texts in a row are one. */
function addText(found: Inline[], text: string): void {
  const last = found.at(-1);
  if (last?.kind === 'text') last.text += text;
  else found.push({ kind: 'text', text });
}
