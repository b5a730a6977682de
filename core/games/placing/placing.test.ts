import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Material, replay } from '../play';
import { askedPieces, type Board, type PlacingPuzzle, placingModes } from './board';
import { placingRules } from './placing';
import { material } from './placing.factory';
import { pointsLeft } from './score';
import type { PlacingMove, PlacingState } from './state';

const puzzleOf = (seed: number, difficulty: 1 | 2 | 3 = 2, mode?: string): PlacingPuzzle => {
  const puzzle = placingRules.build(material, seed, difficulty, { mode });
  if (!puzzle) throw new Error('no puzzle');
  return puzzle;
};
const playOf = (puzzle: PlacingPuzzle, moves: readonly PlacingMove[]): PlacingState => {
  const state = replay(placingRules, puzzle, moves);
  if (!state) throw new Error('a move is not possible');
  return state;
};
/** All pieces in their places, checked. */
const rightMoves = (board: Board): PlacingMove[] => [
  ...board.pieces.flatMap(({ id, place }): PlacingMove[] =>
    place === null ? [] : [{ type: 'place', piece: id, place, atMs: 0 }],
  ),
  { type: 'check', atMs: 0 },
];
const winningMoves = ({ boards }: PlacingPuzzle): PlacingMove[] =>
  boards.flatMap((board, index) => [
    ...(index > 0 ? [{ type: 'next', atMs: 0 } as const] : []),
    ...rightMoves(board),
  ]);
/** The two first pieces of a matching board, each in the other's place. */
const swapped = (puzzle: PlacingPuzzle): PlacingMove[] => {
  const [one, two] = askedPieces(puzzle);
  return [
    { type: 'place', piece: one?.id ?? '', place: two?.place ?? '', atMs: 100 },
    { type: 'place', piece: two?.id ?? '', place: one?.place ?? '', atMs: 250 },
    { type: 'check', atMs: 300 },
  ];
};

const seeds = fc.integer({ min: 0, max: 0x7fffffff });
const levels = fc.constantFrom(1 as const, 2 as const, 3 as const);

describe('the puzzle of «Cada cosa en su sitio»', () => {
  it('is the same for the same seed and has one board of each mode', () => {
    fc.assert(
      fc.property(seeds, levels, (seed, level) => {
        expect(puzzleOf(seed, level)).toEqual(puzzleOf(seed, level));
        expect(puzzleOf(seed, level).boards.map(({ mode }) => mode)).toEqual(placingModes);
      }),
    );
  });

  it('has only boards of the chosen mode, without asking anything twice', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(...placingModes), (seed, mode) => {
        const { boards } = puzzleOf(seed, 2, mode);
        expect(boards.length).toBeGreaterThan(0);
        for (const board of boards) expect(board.mode).toBe(mode);
        const ids = askedPieces({ boards }).flatMap(({ item }) => (item ? [item.id] : []));
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('has a place for each piece that is asked, and different texts on each board', () => {
    fc.assert(
      fc.property(seeds, levels, (seed, level) => {
        const { boards } = puzzleOf(seed, level);
        const ids = boards.flatMap(({ pieces }) => pieces.map(({ id }) => id));
        expect(new Set(ids).size).toBe(ids.length);
        for (const { places, pieces } of boards) {
          expect(new Set(pieces.map(({ label }) => label)).size).toBe(pieces.length);
          expect(new Set(places.map(({ label }) => label)).size).toBe(places.length);
          for (const place of places) {
            const inside = pieces.filter((piece) => piece.place === place.id).length;
            expect(inside).toBeGreaterThan(0);
            expect(inside).toBeLessThanOrEqual(place.size);
          }
        }
      }),
    );
  });

  it('orders only branches that are marked as a sequence, and keeps their order', () => {
    const sequences = material.branches.filter(({ ordered }) => ordered);
    fc.assert(
      fc.property(seeds, (seed) => {
        const [board] = puzzleOf(seed, 2, 'order').boards;
        const branch = sequences.find(({ title }) => title === board?.title);
        const steps = board?.places.map(({ id }) => board.pieces.find(({ place }) => place === id)?.label);
        expect(steps).toEqual(branch?.children.map((step) => step.replace(/^\d+\. /, '')));
      }),
    );
  });

  it('never sorts a branch against the branch it hangs from', () => {
    fc.assert(
      fc.property(seeds, levels, (seed, level) => {
        for (const mode of ['sort', 'label'])
          for (const { places, pieces } of puzzleOf(seed, level, mode).boards) {
            const titles = (mode === 'sort' ? places : pieces).map(({ label }) => label);
            expect(titles.includes('Detención') && titles.includes('Derechos')).toBe(false);
            expect(titles.includes('Detención') && titles.includes('Avisos')).toBe(false);
          }
      }),
    );
  });

  it('gives the clue where the definition says the word', () => {
    const terms = [1, 2, 3].map((n) => ({
      id: `t${n}`,
      topic: 3,
      word: `palabra${n}`,
      clue: `Pista ${n}`,
      definition: n === 1 ? 'La Palabra1 misma' : `Definición ${n}`,
    }));
    const puzzle = placingRules.build({ terms, cards: [], branches: [] }, 1, 1, {});
    expect(puzzle?.boards[0]?.places.map(({ label }) => label).sort()).toEqual([
      'Definición 2',
      'Definición 3',
      'Pista 1',
    ]);
  });

  it('does not exist without material', () => {
    const none: Material = { terms: [], cards: [], branches: [] };
    expect(placingRules.build(none, 1, 1, {})).toBeNull();
    expect(placingRules.build({ ...material, branches: [] }, 1, 1, { mode: 'order' })).toBeNull();
  });
});

describe('playing', () => {
  it('wins with 100 points when everything is right at the first check', () => {
    fc.assert(
      fc.property(seeds, levels, (seed, level) => {
        const puzzle = puzzleOf(seed, level);
        const state = playOf(puzzle, winningMoves(puzzle));
        const result = placingRules.resultOf(puzzle, state);
        expect(placingRules.isOver(puzzle, state)).toBe(true);
        expect(result).toMatchObject({ isWon: true, points: 100, hints: 0, errors: 0 });
        expect(result.items.every(({ outcome }) => outcome === 'right')).toBe(true);
      }),
    );
  });

  it('sends wrong pieces back, halves what they are worth and gives each its time', () => {
    const puzzle = puzzleOf(4, 2, 'match');
    const [one, two] = askedPieces(puzzle);
    const state = playOf(puzzle, swapped(puzzle));
    expect(state.returned).toEqual([one?.id, two?.id]);
    expect(state.placed).toEqual({});
    expect(state.spentMs).toEqual({ [one?.id ?? '']: 100, [two?.id ?? '']: 150 });
    const count = askedPieces(puzzle).length;
    expect(pointsLeft(puzzle, state)).toBe(Math.round((100 * (count - 1)) / count));
  });

  it('takes the place of another piece, which goes back, and undoes it', () => {
    const puzzle = puzzleOf(4, 2, 'match');
    const [one, two] = askedPieces(puzzle);
    const place = one?.place ?? '';
    const moves: PlacingMove[] = [
      { type: 'place', piece: one?.id ?? '', place, atMs: 0 },
      { type: 'place', piece: two?.id ?? '', place, atMs: 0 },
    ];
    expect(playOf(puzzle, moves).placed).toEqual({ [two?.id ?? '']: place });
    expect(playOf(puzzle, [...moves, { type: 'undo', atMs: 0 }]).placed).toEqual({ [one?.id ?? '']: place });
  });

  it('marks a term as helped after a hint and does not count it', () => {
    const puzzle = puzzleOf(4, 1, 'match');
    const [one] = askedPieces(puzzle);
    const state = playOf(puzzle, [{ type: 'hint', piece: one?.id ?? '', atMs: 0 }]);
    expect(state.placed).toEqual({ [one?.id ?? '']: one?.place });
    const { hints, items } = placingRules.resultOf(puzzle, state);
    expect(hints).toBe(1);
    expect(items[0]).toMatchObject({ itemId: one?.item?.id, outcome: 'helped' });
  });

  it('is lost when the answers were given, also when it goes on', () => {
    const puzzle = puzzleOf(9);
    const [first, ...rest] = puzzle.boards;
    const moves: PlacingMove[] = [
      { type: 'solve', atMs: 0 },
      ...rest.flatMap((board): PlacingMove[] => [{ type: 'next', atMs: 0 }, ...rightMoves(board)]),
    ];
    const result = placingRules.resultOf(puzzle, playOf(puzzle, moves));
    expect(result.isWon).toBe(false);
    const helped = first?.pieces.filter(({ place }) => place !== null).length ?? 0;
    const all = askedPieces(puzzle).length;
    expect(result.points).toBe(Math.round((100 * (all - helped)) / all));
  });

  it('refuses what is not possible', () => {
    const puzzle = puzzleOf(4, 3, 'match');
    const [one] = askedPieces(puzzle);
    const extra = puzzle.boards[0]?.pieces.find(({ place }) => place === null);
    const piece = one?.id ?? '';
    const place = one?.place ?? '';
    const put: PlacingMove = { type: 'place', piece, place, atMs: 0 };
    const check: PlacingMove = { type: 'check', atMs: 0 };
    const refused: PlacingMove[][] = [
      [check],
      [{ type: 'undo', atMs: 0 }],
      [{ type: 'next', atMs: 0 }],
      [{ type: 'remove', piece, atMs: 0 }],
      [{ ...put, piece: 'p99' }],
      [{ ...put, place: '9-9' }],
      [{ type: 'hint', piece: extra?.id ?? '', atMs: 0 }],
      [put, put],
      [put, check, { type: 'remove', piece, atMs: 0 }],
      [put, check, { ...put, piece: extra?.id ?? '' }],
    ];
    for (const moves of refused) expect(replay(placingRules, puzzle, moves)).toBeNull();
  });

  it('never gains points, whatever is played', () => {
    const kinds = fc.constantFrom('place', 'remove', 'undo', 'check', 'hint', 'solve', 'next');
    const steps = fc.array(fc.tuple(kinds, fc.nat(30), fc.nat(30)), { maxLength: 60 });
    fc.assert(
      fc.property(seeds, levels, steps, (seed, level, wanted) => {
        const puzzle = puzzleOf(seed, level);
        let state = placingRules.start(puzzle);
        let points = pointsLeft(puzzle, state);
        for (const [index, [type, a, b]] of wanted.entries()) {
          const { pieces = [], places = [] } = puzzle.boards[state.board] ?? {};
          const piece = pieces[a % pieces.length]?.id ?? '';
          const place = places[b % places.length]?.id ?? '';
          const move = { type, piece, place, atMs: index };
          const next = placingRules.isOver(puzzle, state) ? null : placingRules.apply(puzzle, state, move);
          if (!next) continue;
          state = next;
          const now = pointsLeft(puzzle, state);
          expect(now).toBeLessThanOrEqual(points);
          points = now;
          for (const { id, size } of places)
            expect(Object.values(state.placed).filter((at) => at === id).length).toBeLessThanOrEqual(size);
        }
        const result = placingRules.resultOf(puzzle, state);
        expect(result.points).toBeGreaterThanOrEqual(0);
        expect(result.points).toBeLessThanOrEqual(points);
        if (result.isWon) expect(result.points).toBeGreaterThanOrEqual(50);
      }),
    );
  });
});
