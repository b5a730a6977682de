import { parseMarkdown } from '../platform/markdown.ts';
import type { Block, Inline } from '../platform/markdown-tree.ts';
import type { Explanation, Options } from '../syllabus/questions/question-text.ts';

export const passageKinds = ['section', 'question', 'card', 'term', 'protocol', 'tool', 'law'] as const;
export type PassageKind = (typeof passageKinds)[number];

/** A piece of our own content that can be quoted. */
export type Passage = {
  kind: PassageKind;
  /** Of a question. */
  id?: string;
  /** Of a passage of the syllabus. */
  topic?: number;
  section?: string;
  /** Which block of its section. */
  block?: number | undefined;
  /** The protocol, tool or article (`ce/17`), and the node of the protocol. */
  owner?: string;
  node?: string;
  title: string;
  text: string;
  /** Not quoted, but it is found by it. */
  searched?: string;
  /** `art. 20.1 LOPSC`, where one law settles it. */
  citation?: string;
};

export const inlineText = (parts: readonly Inline[]): string =>
  parts
    .map((part) => {
      if (part.kind === 'image') return '';
      return 'text' in part ? part.text : inlineText(part.children);
    })
    .join('');

const MOST_WORDS = 90;
const lengthOf = (text: string): number => text.split(/\s+/).length;

/** Joins lines as long as the passage stays short enough to be quoted. */
function grouped(lines: readonly string[]): string[] {
  const groups: string[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last !== undefined && lengthOf(last) + lengthOf(line) <= MOST_WORDS)
      groups[groups.length - 1] = `${last} · ${line}`;
    else groups.push(line);
  }
  return groups;
}

const itemText = (blocks: readonly Block[]): string => blocks.flatMap(textsOfBlock).join(' ');

/** `Renovación: últimos 180 días`; with more columns, each cell after the name of its column. */
function rowText(head: readonly string[], cells: readonly string[]): string {
  const [first = '', ...rest] = cells;
  if (rest.length === 1) return `${first}: ${rest[0]}`;
  return `${first}: ${rest.map((cell, at) => `${head[at + 1] ?? ''} ${cell}`.trim()).join('; ')}`;
}

function textsOfBlock(block: Block): string[] {
  switch (block.kind) {
    case 'paragraph':
      return [inlineText(block.children)];
    case 'list':
      return grouped(block.items.map(itemText));
    case 'table': {
      const head = block.head.map(inlineText);
      return block.rows.map((row) => rowText(head, row.map(inlineText)));
    }
    case 'quote':
      return block.children.flatMap(textsOfBlock);
    default:
      return [];
  }
}

type SectionText = { topic: number; id: string; title: string; body: string };

/** A paragraph, a row of a table or some items of a list each; a line that ends in a colon goes with what it announces. */
export function sectionPassages({ topic, id, title, body }: SectionText): Passage[] {
  const passages: Passage[] = [];
  let announcement = '';
  for (const [block, content] of parseMarkdown(body).entries()) {
    const texts = textsOfBlock(content).filter((text) => text.trim() !== '');
    if (content.kind === 'paragraph' && texts[0]?.endsWith(':')) {
      announcement = `${texts[0]} `;
      continue;
    }
    for (const text of texts)
      passages.push({ kind: 'section', topic, section: id, block, title, text: announcement + text });
    if (texts.length > 0) announcement = '';
  }
  return passages;
}

type AskedQuestion = {
  id: string;
  topic: number;
  section: string | null;
  stem: string;
  options: Options | null;
  answer: string;
  explanation: Explanation;
  citation?: string;
};

/** The option that such a question asks for is not true. */
const asksForWrong = (stem: string): boolean =>
  /\bNO\b/.test(stem) ||
  /\b(incorrect[ao]s?|fals[ao]s?|err[oó]ne[ao]s?)\b/i.test(stem) ||
  /\b(señal[ae]|indi(?:que|ca)|cuál(?:es)?)\b.*\bno\b/i.test(stem);

/** The question with its right answer and why. What is not true is never quoted: only why. */
export function questionPassage(asked: AskedQuestion): Passage {
  const { id, topic, section, stem, options, answer, explanation, citation } = asked;
  const said =
    typeof explanation === 'string'
      ? explanation
      : (Object.entries(explanation).find(([letter]) => letter === answer)?.[1] ?? '');
  const right = options ? (Object.entries(options).find(([letter]) => letter === answer)?.[1] ?? '') : stem;
  const isWrong = options ? asksForWrong(stem) : answer !== 'true';
  const passage: Passage = {
    kind: 'question',
    id,
    topic,
    title: stem,
    ...(isWrong && said !== ''
      ? { text: said, searched: right }
      : { text: `${right.replace(/[.:]$/, '')}. ${said}` }),
  };
  return { ...passage, ...(section && { section }), ...(citation && { citation }) };
}

/** What is opened as one: a section, a protocol or a tool. `around` is what it belongs to. */
export type Place = { key: string; title: string; around: string };

/** Undefined for a passage that belongs to no section. */
export const placeKey = ({ kind, topic, section, owner }: Passage): string | undefined =>
  topic === undefined ? `${kind}/${owner}` : section === undefined ? undefined : `${topic}/${section}`;
