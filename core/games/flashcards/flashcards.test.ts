import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Material, replay } from '../play';
import { CLOCK_MS, type FlashMode, flashModes } from './deck';
import { type FlashMove, flashcardRules } from './flashcards';

const material: Material = {
  cards: Array.from({ length: 20 }, (_, index) => ({
    id: `c${index}`,
    topic: 3,
    front: `¿Plazo ${index}?`,
    back: `${index} horas`,
    isDue: index >= 18,
  })),
  terms: ['refrendo', 'regencia', 'censura', 'abdicación'].map((word, index) => ({
    id: `w${index}`,
    topic: 3,
    word,
    clue: `Pista ${index}`,
    definition: `Definición ${index}`,
  })),
  branches: [],
};

function round(mode: FlashMode, given: Material = material) {
  const puzzle = flashcardRules.build(given, 7, 2, { mode });
  if (!puzzle) throw new Error('There is no puzzle.');
  const play = (moves: readonly FlashMove[]) => {
    const state = replay(flashcardRules, puzzle, moves);
    return (
      state && {
        state,
        isOver: flashcardRules.isOver(puzzle, state),
        ...flashcardRules.resultOf(puzzle, state),
      }
    );
  };
  return { puzzle, play };
}

const turnAndGrade = (grade: 'again' | 'good', index: number): FlashMove[] => [
  { type: 'turn', atMs: index * 1_000 + 500 },
  { type: 'grade', grade, atMs: index * 1_000 + 1_000 },
];
const times = (count: number, moves: (index: number) => FlashMove[]) =>
  Array.from({ length: count }, (_, index) => moves(index)).flat();

describe('a round', () => {
  it.each(flashModes)('of %s is the same with the same seed, and begins with what is due', (mode) => {
    const { puzzle } = round(mode);
    expect(round(mode).puzzle).toEqual(puzzle);
    expect(
      puzzle.entries
        .slice(0, 2)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['c18', 'c19']);
  });

  it('needs four cards', () =>
    expect(flashcardRules.build({ ...material, cards: [], terms: [] }, 1, 2, { mode: 'type' })).toBeNull());

  it('is made of terms where there are no cards', () => {
    const { puzzle } = round('recall', { ...material, cards: [] });
    expect(puzzle.entries).toHaveLength(4);
    expect(puzzle.entries[0]).toMatchObject({ kind: 'term', front: expect.stringContaining('Pista') });
  });

  it('asks for short answers only, where they are typed', () => {
    const long = {
      id: 'long',
      topic: 3,
      front: '¿Quién?',
      back: 'Las Cortes Generales reunidas en sesión conjunta',
    };
    const { puzzle } = round('type', { ...material, cards: [long] });
    expect(puzzle.entries.map(({ id }) => id)).not.toContain('long');
  });
});

describe('turning and grading', () => {
  it('is won with all cards known, and each answer keeps its grade and time', () => {
    const result = round('recall').play(times(12, (index) => turnAndGrade('good', index)));
    expect(result).toMatchObject({ isOver: true, isWon: true, points: 100, errors: 0 });
    expect(result?.items).toHaveLength(12);
    expect(result?.items[3]).toMatchObject({ outcome: 'right', grade: 'good', durationMs: 1_000 });
  });

  it('asks what was not known once more; only the first answer counts', () => {
    const { play } = round('recall');
    const moves = times(12, (index) => turnAndGrade(index < 5 ? 'again' : 'good', index));
    expect(play(moves)).toMatchObject({ isOver: false });
    const ended = play([...moves, ...times(5, (index) => turnAndGrade('good', index + 12))]);
    expect(ended).toMatchObject({ isOver: true, isWon: false, points: 58, errors: 5 });
    expect(ended?.items.filter(({ outcome }) => outcome === 'wrong')).toHaveLength(5);
  });

  it('of a round that is left keeps what was answered', () =>
    expect(round('recall').play(times(3, (index) => turnAndGrade('good', index)))).toMatchObject({
      isOver: false,
      isWon: false,
      items: [{}, {}, {}],
    }));

  it.each<[string, FlashMove[]]>([
    ['grading before turning', [{ type: 'grade', grade: 'easy', atMs: 1 }]],
    [
      'turning twice',
      [
        { type: 'turn', atMs: 1 },
        { type: 'turn', atMs: 2 },
      ],
    ],
    ['the end of a time that is not measured', [{ type: 'time-up', atMs: CLOCK_MS }]],
    ['a written answer', [{ type: 'answer', text: 'x', atMs: 1 }]],
    ['a tile', [{ type: 'flip', tile: 0, atMs: 1 }]],
  ])('refuses %s', (_, moves) => expect(round('recall').play(moves)).toBeNull());
});

describe('against the clock', () => {
  it('ends with the time, and eight right answers win', () => {
    const { play } = round('clock');
    const moves = times(8, (index) => turnAndGrade('good', index));
    expect(play([...moves, { type: 'time-up', atMs: CLOCK_MS }])).toMatchObject({
      isOver: true,
      isWon: true,
    });
    expect(play([...moves.slice(2), { type: 'time-up', atMs: CLOCK_MS }])).toMatchObject({ isWon: false });
  });

  it.each<[string, FlashMove]>([
    ['before it', { type: 'time-up', atMs: CLOCK_MS - 1 }],
    ['with an answer after it', { type: 'turn', atMs: CLOCK_MS + 1 }],
  ])('does not end %s', (_, move) => expect(round('clock').play([move])).toBeNull());
});

describe('typing', () => {
  it('gives a near answer a second attempt, which counts as hard', () => {
    const { puzzle, play } = round('type', { ...material, cards: [] });
    const answer = puzzle.entries[0]?.back ?? '';
    const near: FlashMove = { type: 'answer', text: answer.slice(0, -2), atMs: 1_000 };
    expect(play([near, { type: 'next', atMs: 2_000 }])).toBeNull();
    const ended = play([near, { type: 'answer', text: answer, atMs: 2_000 }, { type: 'next', atMs: 3_000 }]);
    expect(ended?.items).toMatchObject([{ kind: 'term', outcome: 'right', grade: 'hard' }]);
    expect(play([near, { ...near, atMs: 2_000 }, { type: 'next', atMs: 3_000 }])?.items).toMatchObject([
      { outcome: 'wrong' },
    ]);
  });
});

describe('pairs', () => {
  const { puzzle, play } = round('pairs');
  const tileOf = (entry: number, side: 'front' | 'back') =>
    puzzle.tiles.findIndex((tile) => tile.entry === entry && tile.side === side);
  const flip = (entry: number, side: 'front' | 'back', atMs: number): FlashMove => ({
    type: 'flip',
    tile: tileOf(entry, side),
    atMs,
  });
  const pair = (entry: number, atMs: number) => [flip(entry, 'front', atMs), flip(entry, 'back', atMs + 1)];

  it('are won when all are found', () =>
    expect(play([0, 1, 2, 3, 4, 5].flatMap((entry) => pair(entry, entry * 10)))).toMatchObject({
      isOver: true,
      isWon: true,
      points: 100,
      errors: 0,
    }));

  it('count a mistake only with a tile that had been seen', () => {
    const looked = [flip(0, 'front', 1), flip(1, 'back', 2)];
    expect(play(looked)).toMatchObject({ errors: 0, items: [] });
    const again = [...looked, flip(2, 'front', 3), flip(1, 'back', 4)];
    expect(play(again)).toMatchObject({ errors: 1, items: [{ outcome: 'wrong' }] });
  });

  it('are lost with too many attempts', () => {
    const moves = times(18, (index) => [flip(0, 'front', index), flip(1, 'back', index)]);
    expect(play(moves)).toMatchObject({ isOver: true, isWon: false, points: 0 });
  });

  it.each<[string, FlashMove[]]>([
    ['two fronts', [flip(0, 'front', 1), flip(1, 'front', 2)]],
    ['the same tile twice', [flip(0, 'front', 1), flip(0, 'front', 2)]],
    ['a found one', [...pair(0, 1), flip(0, 'front', 5)]],
    ['one that is not there', [{ type: 'flip', tile: 50, atMs: 1 }]],
  ])('do not turn %s', (_, moves) => expect(play(moves)).toBeNull());

  it('never count more than the pairs there are, whatever is turned', () =>
    fc.assert(
      fc.property(fc.array(fc.nat(11), { maxLength: 80 }), (tiles) => {
        let state = flashcardRules.start(puzzle);
        tiles.forEach((tile, atMs) => {
          if (flashcardRules.isOver(puzzle, state)) return;
          state = flashcardRules.apply(puzzle, state, { type: 'flip', tile, atMs }) ?? state;
        });
        const { points, items } = flashcardRules.resultOf(puzzle, state);
        expect(points).toBeGreaterThanOrEqual(0);
        expect(points).toBeLessThanOrEqual(100);
        expect(items.length).toBeLessThanOrEqual(6);
      }),
    ));
});
