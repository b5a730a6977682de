import type { Block, Inline } from '../../platform/markdown-tree.ts';
import { speechBreaks } from '../content/prose.ts';
import type { HighlightColor } from './notes.ts';

/** Non-breaking spaces between «art.» and its number, and between a number and its law or unit. */
export const withFirmSpaces = (markdown: string): string =>
  markdown
    .replace(/\b(arts?|núms?|págs?|aptdos?|apdos?)\. (?=\d)/giu, '$1.\u00a0')
    .replace(/(\d\)?) (?=(?:CE|CP|LECrim|LOPJ|%|€)(?![\p{L}\d]))/gu, '$1\u00a0');

/** The text of a section as shown on screen, blocks joined without separator. Passage offsets count in this text. */
export const textOf = (blocks: readonly Block[]): string => leavesOf(blocks).map(wordsOf).join('');

const wordsOf = (parts: readonly Inline[]): string =>
  parts
    .map((part) => {
      if (part.kind === 'image') return '';
      return 'text' in part ? part.text : wordsOf(part.children);
    })
    .join('');

/** Every run of inline text, in screen order. */
const leavesOf = (blocks: readonly Block[]): Inline[][] => blocks.flatMap(leavesIn);

function leavesIn(block: Block): Inline[][] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block.children];
    case 'list':
      return block.items.flatMap(leavesOf);
    case 'table':
      return [...block.head, ...block.rows.flat()];
    case 'quote':
      return leavesOf(block.children);
    case 'rule':
      return [];
  }
}

/** Where each block begins. */
export function blockStarts(blocks: readonly Block[]): number[] {
  let at = 0;
  return blocks.map((block) => {
    const start = at;
    at += textOf([block]).length;
    return start;
  });
}

export type Painted = { id: string; color: HighlightColor; start: number; end: number };

/** Wraps passages in `mark` elements. Where two overlap, the first one keeps the shared words. */
export function paint(blocks: readonly Block[], passages: readonly Painted[]): Block[] {
  const inOrder = [...passages].sort((one, other) => one.start - other.start);
  let at = 0;
  const inline = (parts: readonly Inline[]): Inline[] =>
    parts.flatMap((part): Inline[] => {
      if ('children' in part) return [{ ...part, children: inline(part.children) }];
      if (part.kind === 'image') return [part];
      const start = at;
      at += part.text.length;
      return cut(part, start, inOrder);
    });
  const block = (one: Block): Block => {
    switch (one.kind) {
      case 'heading':
      case 'paragraph':
        return { ...one, children: inline(one.children) };
      case 'list':
        return { ...one, items: one.items.map((item) => item.map(block)) };
      case 'table':
        return { ...one, head: one.head.map(inline), rows: one.rows.map((row) => row.map(inline)) };
      case 'quote':
        return { ...one, children: one.children.map(block) };
      case 'rule':
        return one;
    }
  };
  return blocks.map(block);
}

type Leaf = Extract<Inline, { text: string }>;

function cut(leaf: Leaf, start: number, passages: readonly Painted[]): Inline[] {
  const end = start + leaf.text.length;
  const pieces: Inline[] = [];
  let from = start;
  const plain = (to: number) => {
    if (to > from) pieces.push({ ...leaf, text: leaf.text.slice(from - start, to - start) });
    from = Math.max(from, to);
  };
  for (const passage of passages) {
    const first = Math.max(passage.start, from);
    const last = Math.min(passage.end, end);
    if (first >= last) continue;
    plain(first);
    const text = leaf.text.slice(first - start, last - start);
    pieces.push({ kind: 'mark', id: passage.id, color: passage.color, children: [{ ...leaf, text }] });
    from = last;
  }
  plain(end);
  return pieces;
}

/** A unit of speech synthesis with its position. */
export type Sentence = { block: number; start: number; end: number; text: string };

/** Splits a section into units of speech: sentences, list items and table rows. */
export function sentencesOf(blocks: readonly Block[]): Sentence[] {
  let at = 0;
  return blocks.flatMap((block, index) => spoken(block).flatMap((run) => runOf(run, index)));

  function runOf({ parts, whole }: Run, block: number): Sentence[] {
    const text = parts.join('');
    const start = at;
    at += text.length;
    if (whole !== undefined) return whole === '' ? [] : [{ block, start, end: at, text: whole }];
    const cuts = [0, ...speechBreaks(text), text.length];
    return cuts.slice(1).flatMap((end, serial) => {
      const from = cuts[serial] ?? 0;
      const said = text.slice(from, end);
      const lead = said.length - said.trimStart().length;
      const words = said.trim();
      return words === ''
        ? []
        : [{ block, start: start + from + lead, end: start + from + lead + words.length, text: words }];
    });
  }
}

/** `whole` is spoken instead of the parts. */
type Run = { parts: string[]; whole?: string };

function spoken(block: Block): Run[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [{ parts: [wordsOf(block.children)] }];
    case 'list':
      return block.items.flatMap((item) => item.flatMap(spoken));
    case 'quote':
      return block.children.flatMap(spoken);
    case 'table': {
      const head = block.head.map(wordsOf);
      const rows = block.rows.map((row) => row.map(wordsOf));
      // The column heading is spoken with each cell: «Título I. Contenido: …».
      return [{ parts: head, whole: '' }, ...rows.map((row) => ({ parts: row, whole: rowAloud(head, row) }))];
    }
    case 'rule':
      return [];
  }
}

function rowAloud(head: readonly string[], [first = '', ...rest]: readonly string[]): string {
  const cells = rest.flatMap((cell, index) => {
    const name = head[index + 1] ?? '';
    return cell === '' ? [] : [head.length > 2 && name !== '' ? `${name}: ${cell}` : cell];
  });
  return [first, ...cells].filter((part) => part !== '').join('. ');
}
