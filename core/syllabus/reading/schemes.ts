import { shuffled } from '../../platform/random/shuffled.ts';
import type { SchemeNode } from '../content/content.contract.ts';

/** A node by its path: `0.2` is the third child of the first node. */
export type SchemeItem = {
  path: string;
  parent: string | null;
  label: string;
  note: string | null;
  depth: number;
  x: number;
  y: number;
  width: number;
  height: number;
  childCount: number;
  isClosed: boolean;
};

export type SchemeDrawing = { items: SchemeItem[]; width: number; height: number };

type Source = { nodes: readonly SchemeNode[] };

// Pixels at the natural size of the drawing.
const WIDTH = 216;
const GAP_X = 44;
const GAP_Y = 12;
const PADDING = 20;
const LABEL = { characters: 27, line: 19 };
const NOTE = { characters: 32, line: 17 };

/** The number of lines of a text, wrapped at whole words as in the browser. */
function linesOf(text: string, perLine: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.split(/\s+/)) {
    if (used > 0 && used + 1 + word.length > perLine) {
      lines += 1;
      used = 0;
    }
    used += (used > 0 ? 1 : 0) + word.length;
    while (used > perLine) {
      lines += 1;
      used -= perLine;
    }
  }
  return lines;
}

const heightOf = (label: string, note: string | null): number =>
  PADDING +
  linesOf(label, LABEL.characters) * LABEL.line +
  (note === null ? 0 : 2 + linesOf(note, NOTE.characters) * NOTE.line);

/** Lays the scheme out from left to right: leaves below each other, each parent centred on its children. */
export function drawScheme({ nodes }: Source, closed: ReadonlySet<string>): SchemeDrawing {
  const items: SchemeItem[] = [];
  let bottom = 0;

  /** Places a node and its descendants; returns the vertical centre of the node. */
  function place(node: SchemeNode, path: string, parent: string | null, depth: number): number {
    const children = node.children ?? [];
    const isClosed = closed.has(path) && children.length > 0;
    const note = node.note ?? null;
    const height = heightOf(node.label, note);
    const item: SchemeItem = {
      path,
      parent,
      label: node.label,
      note,
      depth,
      x: depth * (WIDTH + GAP_X),
      y: 0,
      width: WIDTH,
      height,
      childCount: children.length,
      isClosed,
    };
    items.push(item);
    const top = bottom;
    const middles = isClosed
      ? []
      : children.map((child, index) => place(child, `${path}.${index}`, path, depth + 1));
    const first = middles[0];
    const last = middles.at(-1);
    const middle = first === undefined || last === undefined ? top + height / 2 : (first + last) / 2;
    item.y = Math.max(top, middle - height / 2);
    bottom = Math.max(bottom, item.y + height + GAP_Y);
    return item.y + height / 2;
  }

  for (const [index, node] of nodes.entries()) place(node, `${index}`, null, 0);
  return {
    items,
    width: Math.max(0, ...items.map(({ x, width }) => x + width)),
    height: Math.max(0, ...items.map(({ y, height }) => y + height)),
  };
}

/** Initially all main branches are closed except one. */
export const closedAtFirst = ({ nodes }: Source): ReadonlySet<string> =>
  new Set(nodes.map((_, index) => `${index}`).slice(1));

export type WalkKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';

/** The target of an arrow key: up and down at the same depth, left to the parent, right to the nearest child. */
export function walkScheme(items: readonly SchemeItem[], from: string, key: WalkKey): string {
  const here = items.find(({ path }) => path === from) ?? items[0];
  if (!here) return from;
  const level = items.filter(({ depth }) => depth === here.depth).sort((one, other) => one.y - other.y);
  const at = level.indexOf(here);
  const middle = (item: SchemeItem) => item.y + item.height / 2;
  const nearestChild = () =>
    items
      .filter(({ parent }) => parent === here.path)
      .sort((one, other) => Math.abs(middle(one) - middle(here)) - Math.abs(middle(other) - middle(here)))[0];
  const to = {
    ArrowUp: () => level[at - 1],
    ArrowDown: () => level[at + 1],
    ArrowLeft: () => items.find(({ path }) => path === here.parent),
    ArrowRight: nearestChild,
    Home: () => items[0],
    End: () => level.at(-1),
  }[key]();
  return to?.path ?? from;
}

/** A game made from a scheme: fixed boxes, and pieces to put into them. */
export type Puzzle = {
  boxes: { id: string; label: string; above: string | null; size: number }[];
  pieces: { id: string; label: string }[];
  /** The box of each piece. Pieces with the same text fit in each other's box. */
  home: Record<string, string>;
};

const MOST_BOXES = 4;
const MOST_PIECES = 12;

/** `random` returns numbers from 0 to 1, like Math.random. Null when the scheme is too small for a game. */
export function makePuzzle({ nodes }: Source, random: () => number): Puzzle | null {
  const parents = parentsIn(nodes, null, '');
  const chosen = shuffled(parents, random).slice(0, MOST_BOXES);
  if (chosen.length < 2) return null;
  // In the order of the scheme, so that the boxes keep their context.
  const boxes = parents.filter((parent) => chosen.includes(parent));
  const share = Math.floor(MOST_PIECES / boxes.length);
  const pieces = boxes.flatMap(({ id, children }) =>
    shuffled(children, random)
      .slice(0, share)
      .map((label, index) => ({ id: `${id}/${index}`, label, box: id })),
  );
  return {
    boxes: boxes.map(({ id, label, above }) => ({
      id,
      label,
      above,
      size: pieces.filter(({ box }) => box === id).length,
    })),
    pieces: shuffled(pieces, random).map(({ id, label }) => ({ id, label })),
    home: Object.fromEntries(pieces.map(({ id, box }) => [id, box])),
  };
}

type Parent = { id: string; label: string; above: string | null; children: string[] };

/** Nodes with at least two leaves. */
function parentsIn(nodes: readonly SchemeNode[], above: string | null, path: string): Parent[] {
  return nodes.flatMap((node, index) => {
    const id = path === '' ? `${index}` : `${path}.${index}`;
    const leaves = (node.children ?? []).filter(({ children }) => !children).map(({ label }) => label);
    const own = leaves.length >= 2 ? [{ id, label: node.label, above, children: [...new Set(leaves)] }] : [];
    return [...own, ...parentsIn(node.children ?? [], node.label, id)];
  });
}

/** Whether a piece fits in a box: its own, or the box of a piece with the same text. */
export const isAtHome = ({ pieces, home }: Puzzle, piece: string, box: string): boolean => {
  const label = pieces.find(({ id }) => id === piece)?.label;
  return pieces.some((other) => other.label === label && home[other.id] === box);
};
