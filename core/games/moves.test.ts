import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { branchesOf } from './branches';
import { appendMoves } from './moves';
import { streakAfter } from './streak';

describe('appending moves', () => {
  it.each([
    ['new ones', [1, 2], 2, [3], { after: [1, 2, 3], added: 1 }],
    ['some known', [1, 2], 1, [2, 3], { after: [1, 2, 3], added: 1 }],
    ['all known', [1, 2, 3], 0, [1, 2], { after: [1, 2, 3], added: 0 }],
    ['others', [1, 2], 1, [9, 3], 'diverged'],
    ['a gap', [1, 2], 3, [4], 'missing'],
  ])('with %s', (_, stored, from, sent, expected) =>
    expect(appendMoves<number>(stored, from, sent)).toEqual(expected),
  );

  it('compares the content of moves, not the order of their keys', () =>
    expect(appendMoves<unknown>([{ a: 1, b: [2] }], 0, [{ b: [2], a: 1 }])).toMatchObject({ added: 0 }));

  it('gives the same list whatever parts arrive again', () =>
    fc.assert(
      fc.property(fc.array(fc.nat(9)), fc.nat(20), fc.nat(20), (all, known, from) => {
        const stored = all.slice(0, known);
        const start = Math.min(from, stored.length);
        expect(appendMoves(stored, start, all.slice(start))).toMatchObject({ after: all });
      }),
    ));
});

describe('the streak', () => {
  it.each([
    [2, ['right', 'right'], { streak: 4, best: 4 }],
    [2, ['right', 'helped', 'right'], { streak: 1, best: 3 }],
    [5, ['wrong'], { streak: 0, best: 5 }],
  ] as const)('after %i and %j', (before, outcomes, expected) =>
    expect(
      streakAfter(
        before,
        outcomes.map((outcome) => ({ outcome })),
      ),
    ).toEqual(expected),
  );
});

describe('the branches of a scheme', () => {
  it('are the nodes with two or more children, the steps in order', () =>
    expect(
      branchesOf(4, [
        {
          label: 'Fases',
          ordered: true,
          children: [{ label: 'Una' }, { label: 'Dos', children: [{ label: 'Sola' }] }],
        },
      ]),
    ).toEqual([{ topic: 4, title: 'Fases', ordered: true, children: ['Una', 'Dos'] }]));
});
