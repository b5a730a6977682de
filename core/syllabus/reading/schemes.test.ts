import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SchemeNode } from '../content/content.contract';
import { closedAtFirst, drawScheme, isAtHome, makePuzzle, type SchemeItem, walkScheme } from './schemes';

const scheme = {
  nodes: [
    { label: 'Plazos', children: [{ label: '72 horas', note: 'Como máximo.' }, { label: '24 horas' }] },
    { label: 'Derechos', children: [{ label: 'Abogado' }, { label: 'Silencio' }, { label: 'Intérprete' }] },
    { label: 'Habeas corpus' },
  ],
};

const { tree } = fc.letrec<{ tree: SchemeNode }>((tie) => ({
  tree: fc.record({
    label: fc.string({ minLength: 1, maxLength: 60 }),
    children: fc.option(fc.array(tie('tree'), { minLength: 1, maxLength: 5 }), {
      nil: undefined,
      depthSize: 'small',
    }),
  }),
}));

const overlap = (one: SchemeItem, other: SchemeItem): boolean =>
  one.x === other.x && one.y < other.y + other.height && other.y < one.y + one.height;

describe('drawing a scheme', () => {
  it('puts each parent in the middle of its own, one column to the left', () => {
    const { items } = drawScheme(scheme, new Set());
    const at = (path: string) => items.find((item) => item.path === path);
    expect(items).toHaveLength(8);
    expect(at('1')?.x).toBeLessThan(at('1.0')?.x ?? 0);
    const middle = (item: SchemeItem | undefined) => (item?.y ?? 0) + (item?.height ?? 0) / 2;
    expect(middle(at('1'))).toBeCloseTo(middle(at('1.1')), 0);
  });

  it('hides what hangs from a closed node', () => {
    const { items } = drawScheme(scheme, new Set(['1']));
    expect(items.map(({ path }) => path)).toEqual(['0', '0.0', '0.1', '1', '2']);
    expect(items.find(({ path }) => path === '1')).toMatchObject({ isClosed: true, childCount: 3 });
  });

  it('shows the main branches first, one of them open', () => {
    const { items } = drawScheme(scheme, closedAtFirst(scheme));
    expect(items.map(({ label }) => label)).toEqual([
      'Plazos',
      '72 horas',
      '24 horas',
      'Derechos',
      'Habeas corpus',
    ]);
  });

  it('never draws two nodes over each other, nor outside its own size', () => {
    fc.assert(
      fc.property(fc.array(tree, { minLength: 1, maxLength: 6 }), (nodes) => {
        const { items, width, height } = drawScheme({ nodes }, new Set());
        const isOutside = items.some((one) => one.x + one.width > width || one.y + one.height > height);
        const collide = items.some((one, index) =>
          items.slice(index + 1).some((other) => overlap(one, other)),
        );
        expect({ isOutside, collide }).toEqual({ isOutside: false, collide: false });
      }),
      { numRuns: 60 },
    );
  });
});

describe('walking a scheme with the arrows', () => {
  const { items } = drawScheme(scheme, new Set());
  it.each([
    ['1', 'ArrowRight', '1.1'],
    ['1.1', 'ArrowLeft', '1'],
    ['1', 'ArrowLeft', '1'],
    ['0.1', 'ArrowDown', '1.0'],
    ['0', 'ArrowUp', '0'],
    ['2', 'ArrowRight', '2'],
    ['1.2', 'Home', '0'],
    ['0.0', 'End', '1.2'],
    ['not there', 'ArrowDown', '1'],
  ] as const)('from «%s» %s leads to «%s»', (from, key, to) => {
    expect(walkScheme(items, from, key)).toBe(to);
  });
});

describe('the game of a scheme', () => {
  /** The Park-Miller generator, for reproducible games. */
  const seeded = (seed: number) => () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };

  it('takes the leaves off their boxes and knows where each belongs', () => {
    const puzzle = makePuzzle(scheme, seeded(7));
    if (!puzzle) throw new Error('there should be a game');
    expect(puzzle.boxes.map(({ label, size }) => [label, size])).toEqual([
      ['Plazos', 2],
      ['Derechos', 3],
    ]);
    expect(puzzle.pieces).toHaveLength(5);
    for (const { id } of puzzle.pieces)
      expect(puzzle.boxes.filter((box) => isAtHome(puzzle, id, box.id))).toHaveLength(1);
  });

  it('lets two pieces that read the same stand in either box', () => {
    const same = ['Seis meses', 'Un año'].map((label) => ({ label }));
    const puzzle = makePuzzle(
      {
        nodes: [
          { label: 'Leves', children: same },
          { label: 'Graves', children: same },
        ],
      },
      seeded(3),
    );
    const piece = puzzle?.pieces[0]?.id ?? '';
    expect(puzzle?.boxes.every(({ id }) => isAtHome(puzzle, piece, id))).toBe(true);
  });

  it('has at most twelve pieces, each with a home, whatever the scheme', () => {
    fc.assert(
      fc.property(
        fc.array(tree, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 1e6 }),
        (nodes, seed) => {
          const puzzle = makePuzzle({ nodes }, seeded(seed));
          if (!puzzle) return;
          expect(puzzle.pieces.length).toBeLessThanOrEqual(12);
          expect(puzzle.boxes.length).toBeGreaterThanOrEqual(2);
          for (const { id } of puzzle.pieces) expect(isAtHome(puzzle, id, puzzle.home[id] ?? '')).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is not played with a scheme that has nothing to take off', () => {
    expect(makePuzzle({ nodes: [{ label: 'Solo' }] }, seeded(1))).toBeNull();
  });
});
