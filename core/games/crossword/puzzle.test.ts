import { describe, expect, it } from 'vitest';
import { answerOf } from './letters';
import { buildCrossword, type Crossword } from './puzzle';
import { fixtureTopics, materialOf } from './terms.fixture';

const SEEDS = 1_000;

const topicsOf = (seed: number): number[] => {
  const count = seed % 3 === 0 ? 3 : 1;
  return Array.from(
    { length: count },
    (_, index) => fixtureTopics[(seed + index) % fixtureTopics.length] ?? 4,
  );
};

function usesOf({ entries }: Crossword): Map<number, number> {
  const uses = new Map<number, number>();
  for (const cell of entries.flatMap(({ cells }) => cells)) uses.set(cell, (uses.get(cell) ?? 0) + 1);
  return uses;
}

/** Every run of two or more letters, by rows and by columns. */
function runsOf({ rows, columns, solution }: Crossword): string[] {
  const at = (row: number, column: number) => solution[row * columns + column] ?? ' ';
  const across = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => at(row, column)).join(''),
  );
  const down = Array.from({ length: columns }, (_, column) =>
    Array.from({ length: rows }, (_, row) => at(row, column)).join(''),
  );
  return [...across, ...down].flatMap((line) => line.split(' ')).filter((run) => run.length > 1);
}

function isConnected({ entries }: Crossword): boolean {
  const reached = new Set(entries[0]?.cells);
  let before = 0;
  while (reached.size > before) {
    before = reached.size;
    for (const { cells } of entries)
      if (cells.some((cell) => reached.has(cell))) for (const cell of cells) reached.add(cell);
  }
  return entries.every(({ cells }) => cells.every((cell) => reached.has(cell)));
}

describe('a generated crossword', () => {
  it('keeps its quality over a thousand seeds', { timeout: 240_000 }, () => {
    let average = 0;
    let crossedOnce = 0;
    let words = 0;
    let wide = 0;
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const puzzle = buildCrossword(materialOf(...topicsOf(seed)), seed, 2);
      if (puzzle === null) throw new Error(`no crossword for seed ${seed}`);
      const uses = usesOf(puzzle);
      const crossings = [...uses.values()].filter((count) => count === 2).length;
      average += (2 * crossings) / puzzle.entries.length / SEEDS;
      words += puzzle.entries.length;
      crossedOnce += puzzle.entries.filter(
        ({ cells }) => cells.filter((cell) => uses.get(cell) === 2).length === 1,
      ).length;
      if (puzzle.columns > 13) wide += 1;

      expect(puzzle.entries.length).toBeGreaterThanOrEqual(12);
      expect(crossings).toBeGreaterThanOrEqual(puzzle.entries.length);
      expect(puzzle.rows).toBeLessThanOrEqual(15);
      expect(puzzle.columns).toBeLessThanOrEqual(15);
      expect(isConnected(puzzle)).toBe(true);
      expect(runsOf(puzzle).toSorted()).toEqual(puzzle.entries.map(({ answer }) => answer).toSorted());
    }
    expect(average).toBeGreaterThanOrEqual(2);
    expect(crossedOnce / words).toBeLessThanOrEqual(0.35);
    expect(wide / SEEDS).toBeLessThanOrEqual(0.15);
  });

  it('is the same for the same seed and another for another', () => {
    const material = materialOf(18);
    expect(buildCrossword(material, 7, 2)).toEqual(buildCrossword(material, 7, 2));
    expect(buildCrossword(material, 8, 2)).not.toEqual(buildCrossword(material, 7, 2));
  });

  it('numbers the first cells of words by rows, a cell that begins two words once', () => {
    for (let seed = 0; seed < 30; seed += 1) {
      const puzzle = buildCrossword(materialOf(18, 42), seed, 2);
      const starts = new Map(puzzle?.entries.map(({ number, cells }) => [number, cells[0]]));
      for (const { number, cells } of puzzle?.entries ?? []) expect(starts.get(number)).toBe(cells[0]);
      const inOrder = [...starts].toSorted(([a], [b]) => a - b);
      expect(inOrder.map(([number]) => number)).toEqual(inOrder.map((_, index) => index + 1));
      const cells = inOrder.map(([, cell]) => cell ?? -1);
      expect(cells).toEqual(cells.toSorted((a, b) => a - b));
    }
  });

  it('is not made of too few words', () => {
    const { terms } = materialOf(18);
    expect(buildCrossword({ terms: terms.slice(0, 11), cards: [], branches: [] }, 1, 2)).toBeNull();
    expect(buildCrossword({ terms: [], cards: [], branches: [] }, 1, 2)).toBeNull();
  });

  it('leaves out two terms of the same length that the same clue asks for', () => {
    const { terms } = materialOf(18);
    const twins = terms.map((term) =>
      ['hurto', 'lucro'].includes(term.word)
        ? { ...term, clue: 'Elemento subjetivo propio del apoderamiento ilícito.' }
        : term,
    );
    for (let seed = 0; seed < 40; seed += 1) {
      const puzzle = buildCrossword({ terms: twins, cards: [], branches: [] }, seed, 2);
      const answers = puzzle?.entries.map(({ answer }) => answer);
      expect(answers).not.toContain('HURTO');
      expect(answers).not.toContain('LUCRO');
    }
  });
});

describe('the answer of a term', () => {
  it.each([
    ['ganzúa', 'GANZUA'],
    ['cañón', 'CAÑON'],
    ['Agüero', 'AGUERO'],
    ['estado', 'ESTADO'],
    ['ley', 'LEY'],
    ['Ñandú', 'ÑANDU'],
    ['UE', null],
    ['cosa juzgada', null],
    ['auto-taxi', null],
    ['otorrinolaringólogo', null],
    ['façade', 'FACADE'],
  ])('%s → %s', (word, answer) => {
    expect(answerOf(word)).toBe(answer);
    expect(answerOf(word.normalize('NFD'))).toBe(answer);
  });
});
