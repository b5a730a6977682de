import { crossingsAt, emptyBoard, type Placement, put, type Size } from './board';

export type Words = readonly (readonly number[])[];
export type Attempt = { placements: readonly Placement[]; crossings: number };

/** Found by trying weights on the terms of the syllabus: most words that fit, with two crossings each. */
const weights = { crossing: 4, offCentre: 0.2, letter: -1, evenLine: 4, chance: 2 };

/** One try: the first word in the middle, then always the word and the place that score best. */
export function attempt(words: Words, size: Size, wanted: number, random: () => number): Attempt {
  const board = emptyBoard(size);
  const isUsed = words.map(() => false);
  const spots = spotsByLetter(words);
  const known = new Set<number>();
  const placements: Placement[] = [];
  /** A place that is impossible once stays so: the list only loses places and gains those that cross the last word. */
  let places: Placement[] = [];
  let crossings = 0;

  let next: Placement | null = firstPlacement(words, size, random);
  while (next !== null) {
    const placed: Placement = next;
    const codes = words[placed.word] ?? [];
    put(board, codes, placed);
    isUsed[placed.word] = true;
    placements.push(placed);
    if (placements.length === wanted) break;
    places.push(...placesAcross(placed, codes, spots, size, known));

    next = null;
    let nextCrossings = 0;
    let bestScore = -Infinity;
    const possible: Placement[] = [];
    for (const place of places) {
      const letters = words[place.word];
      if (isUsed[place.word] || letters === undefined) continue;
      const crossed = crossingsAt(board, letters, place);
      if (crossed === 0) continue;
      possible.push(place);
      const score = scoreOf(place, letters.length, crossed, size) + random() * weights.chance;
      if (score <= bestScore) continue;
      bestScore = score;
      next = place;
      nextCrossings = crossed;
    }
    places = possible;
    crossings += nextCrossings;
  }
  return { placements, crossings };
}

function firstPlacement(words: Words, { rows, columns }: Size, random: () => number): Placement {
  const word = Math.floor(random() * words.length);
  const length = words[word]?.length ?? 0;
  const isDown = length > columns || random() < 0.5;
  const row = isDown ? (rows - length) >> 1 : evenMiddle(rows);
  const column = isDown ? evenMiddle(columns) : (columns - length) >> 1;
  return { word, row, column, isDown };
}

const evenMiddle = (lines: number): number => (lines >> 2) * 2;

/** Words on every second line leave room for each other. */
function scoreOf(place: Placement, length: number, crossings: number, { rows, columns }: Size): number {
  const start = place.isDown ? place.row : place.column;
  const offCentre = Math.abs(start + length / 2 - (place.isDown ? rows : columns) / 2);
  const isEven = (place.isDown ? place.column : place.row) % 2 === 0;
  return (
    crossings * weights.crossing +
    offCentre * weights.offCentre +
    length * weights.letter +
    (isEven ? weights.evenLine : 0)
  );
}

type Spot = { word: number; at: number };

function spotsByLetter(words: Words): Map<number, Spot[]> {
  const spots = new Map<number, Spot[]>();
  for (const [word, codes] of words.entries())
    for (const [at, code] of codes.entries()) {
      const list = spots.get(code) ?? [];
      list.push({ word, at });
      spots.set(code, list);
    }
  return spots;
}

/** Where other words could cross the placed one, without the places that are known already. */
function placesAcross(
  placed: Placement,
  codes: readonly number[],
  spots: ReadonlyMap<number, readonly Spot[]>,
  { rows, columns }: Size,
  known: Set<number>,
): Placement[] {
  const found: Placement[] = [];
  const isDown = !placed.isDown;
  for (const [index, code] of codes.entries())
    for (const { word, at } of spots.get(code) ?? []) {
      const row = placed.row + (placed.isDown ? index : -at);
      const column = placed.column + (placed.isDown ? -at : index);
      if (row < 0 || column < 0) continue;
      const key = ((word * rows + row) * columns + column) * 2 + (isDown ? 1 : 0);
      if (known.has(key)) continue;
      known.add(key);
      found.push({ word, row, column, isDown });
    }
  return found;
}
