import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replay } from '../play';
import { alphabet } from './letters';
import { type CrosswordMove, type CrosswordStep, crosswordRules as rules } from './rules';
import { materialOf } from './terms.fixture';

const puzzle = rules.build(materialOf(18), 3, 2, {});
if (puzzle === null) throw new Error('no crossword');

const timed = (moves: readonly CrosswordStep[]): CrosswordMove[] =>
  moves.map((move, index) => ({ ...move, atMs: (index + 1) * 1_000 }));

const cellAt = (entry: number, at = 0): number => puzzle.entries[entry]?.cells[at] ?? -1;
const write = (entry: number, at: number, letter?: string): CrosswordStep => {
  const cell = cellAt(entry, at);
  return { kind: 'write', entry, cell, letter: letter ?? puzzle.solution[cell] ?? '', isPencil: false };
};
const wrongLetter = (cell: number): string => (puzzle.solution[cell] === 'Q' ? 'X' : 'Q');
const solveAll = puzzle.entries.flatMap(({ cells }, entry) => cells.map((_, at) => write(entry, at)));
/** All letters once, so that the last one ends the play. */
const solving = [...new Map(solveAll.map((move) => ['cell' in move ? move.cell : -1, move])).values()];

const played = (moves: readonly CrosswordStep[]) => {
  const state = replay(rules, puzzle, timed(moves));
  return state && { state, isOver: rules.isOver(puzzle, state), result: rules.resultOf(puzzle, state) };
};

describe('playing a crossword', () => {
  it('is won with all points by writing every letter', () => {
    const end = played(solving);
    expect(end?.isOver).toBe(true);
    expect(end?.result).toMatchObject({ isWon: true, points: 100, hints: 0, errors: 0 });
    expect(end?.result.items.every(({ outcome }) => outcome === 'right')).toBe(true);
    expect(end?.result.items.reduce((sum, { durationMs }) => sum + durationMs, 0)).toBe(
      solving.length * 1_000,
    );
  });

  it.each<[string, CrosswordStep, number]>([
    ['a hint', { kind: 'hint', entry: 0 }, 95],
    ['a revealed letter', { kind: 'reveal', entry: 0, cell: cellAt(0), scope: 'letter' }, 90],
    ['a revealed word', { kind: 'reveal', entry: 0, cell: cellAt(0), scope: 'word' }, 80],
  ])('%s lowers the points and marks the word as helped', (_, help, points) => {
    const hidden = help.kind === 'reveal' ? (puzzle.entries[0]?.cells ?? []) : [];
    const shown = help.kind === 'reveal' && help.scope === 'letter' ? [cellAt(0)] : hidden;
    const end = played([help, ...solving.filter((move) => !('cell' in move && shown.includes(move.cell)))]);
    expect(end?.result).toMatchObject({ isWon: true, points, hints: 1 });
    expect(end?.result.items[0]?.outcome).toBe('helped');
  });

  it('finds each error once and forgets it when the letter is changed', () => {
    const wrong = write(0, 0, wrongLetter(cellAt(0)));
    const check: CrosswordStep = { kind: 'check', entry: 0, cell: cellAt(0), scope: 'word' };
    const found = played([wrong, check, { ...check, scope: 'all' }, { ...check, scope: 'letter' }]);
    expect(found?.state).toMatchObject({ errors: 1, points: 98 });
    expect(found?.state.cells[cellAt(0)]?.isWrong).toBe(true);
    expect(played([wrong, check, write(0, 0)])?.state.cells[cellAt(0)]?.isWrong).toBe(false);
    expect(found?.result.items).toMatchObject([{ outcome: 'helped' }]);
  });

  it('is lost with nothing left when every word is revealed', () => {
    const reveals: CrosswordStep[] = [];
    for (const [entry, { cells }] of puzzle.entries.entries()) {
      const next = [
        ...reveals,
        { kind: 'reveal' as const, entry, cell: cells[0] ?? 0, scope: 'word' as const },
      ];
      if (played(next) !== null) reveals.push(next.at(-1) ?? next[0] ?? write(0, 0));
    }
    expect(played(reveals)).toMatchObject({ isOver: true, result: { isWon: false, points: 0 } });
  });

  it('given up keeps the share of the solved words and says nothing of the others', () => {
    const first = puzzle.entries[0]?.cells.map((_, at) => write(0, at)) ?? [];
    expect(played(first)?.result).toMatchObject({
      isWon: false,
      points: Math.floor(100 / puzzle.entries.length),
      items: [{ outcome: 'right', itemId: puzzle.entries[0]?.termId }],
    });
    expect(played([])?.result).toMatchObject({ isWon: false, points: 0, items: [] });
    expect(played([write(1, 0, wrongLetter(cellAt(1)))])?.result.items).toMatchObject([{ outcome: 'wrong' }]);
  });

  it.each<[string, CrosswordStep[]]>([
    ['a letter outside the word', [{ ...write(0, 0), entry: puzzle.entries.length - 1 }]],
    ['an unknown word', [{ kind: 'hint', entry: 99 }]],
    ['two letters in a cell', [write(0, 0, 'AB')]],
    ['what is no letter', [write(0, 0, '1')]],
    ['a letter with an accent', [write(0, 0, 'Á')]],
    [
      'the same hint twice',
      [
        { kind: 'hint', entry: 0 },
        { kind: 'hint', entry: 0 },
      ],
    ],
    ['erasing an empty cell', [{ kind: 'erase', entry: 0, cell: cellAt(0) }]],
    [
      'writing over a revealed letter',
      [{ kind: 'reveal', entry: 0, cell: cellAt(0), scope: 'letter' }, write(0, 0)],
    ],
    ['a move after the end', [...solving, write(0, 0)]],
  ])('refuses %s', (_, moves) => {
    expect(played(moves)).toBeNull();
  });
});

const anyMove: fc.Arbitrary<CrosswordStep> = fc
  .record({
    entry: fc.nat(puzzle.entries.length - 1),
    at: fc.nat(14),
    letter: fc.constantFrom(...alphabet),
    isPencil: fc.boolean(),
    kind: fc.constantFrom('write', 'solve', 'erase', 'check', 'reveal', 'hint'),
    scope: fc.constantFrom('letter', 'word'),
  })
  .map(({ entry, at, letter, isPencil, kind, scope }): CrosswordStep => {
    const cell = cellAt(entry, at % (puzzle.entries[entry]?.cells.length ?? 1));
    if (kind === 'hint') return { kind, entry };
    if (kind === 'erase') return { kind, entry, cell };
    if (kind === 'check' || kind === 'reveal') return { kind, entry, cell, scope };
    const right = puzzle.solution[cell] ?? letter;
    return { kind: 'write', entry, cell, letter: kind === 'solve' ? right : letter, isPencil };
  });

it('never gains points, and a revealed letter is right for ever', () => {
  fc.assert(
    fc.property(fc.array(anyMove, { maxLength: 120 }), (moves) => {
      let state = rules.start(puzzle);
      for (const move of timed(moves)) {
        if (rules.isOver(puzzle, state)) break;
        const next = rules.apply(puzzle, state, move);
        if (next === null) continue;
        expect(next.points).toBeLessThanOrEqual(state.points);
        expect(next.points).toBeGreaterThanOrEqual(0);
        for (const [cell, { isRevealed, letter }] of Object.entries(next.cells))
          if (isRevealed) expect(letter).toBe(puzzle.solution[Number(cell)]);
        state = next;
      }
      const result = rules.resultOf(puzzle, state);
      expect(result.points).toBeLessThanOrEqual(state.points);
      expect(result.isWon).toBe(rules.isOver(puzzle, state) && state.points > 0);
    }),
  );
});
