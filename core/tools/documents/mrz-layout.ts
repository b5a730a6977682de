export type MrzSize = 'TD1' | 'TD2' | 'TD3' | 'MRV-A' | 'MRV-B';

/** From a column to another, not included, of a line; all from 0. */
export type Span = readonly [line: number, from: number, to: number];

export type CheckName = 'number' | 'birth' | 'expiry' | 'optional' | 'composite';

export type Layout = {
  lines: number;
  width: number;
  code: Span;
  issuer: Span;
  number: Span;
  nationality: Span;
  birth: Span;
  sex: Span;
  expiry: Span;
  optional: Span;
  /** TD1 has a second optional field. */
  optional2?: Span;
  names: Span;
  /** The place of each check digit and what it is calculated over. */
  checks: Partial<Record<CheckName, { at: Span; over: readonly Span[] }>>;
};

const twoLines = (width: number): Omit<Layout, 'optional' | 'checks'> => ({
  lines: 2,
  width,
  code: [0, 0, 2],
  issuer: [0, 2, 5],
  names: [0, 5, width],
  number: [1, 0, 9],
  nationality: [1, 10, 13],
  birth: [1, 13, 19],
  sex: [1, 20, 21],
  expiry: [1, 21, 27],
});

const commonChecks: Layout['checks'] = {
  number: { at: [1, 9, 10], over: [[1, 0, 9]] },
  birth: { at: [1, 19, 20], over: [[1, 13, 19]] },
  expiry: { at: [1, 27, 28], over: [[1, 21, 27]] },
};

export const layouts: Record<MrzSize, Layout> = {
  TD1: {
    lines: 3,
    width: 30,
    code: [0, 0, 2],
    issuer: [0, 2, 5],
    number: [0, 5, 14],
    optional: [0, 15, 30],
    birth: [1, 0, 6],
    sex: [1, 7, 8],
    expiry: [1, 8, 14],
    nationality: [1, 15, 18],
    optional2: [1, 18, 29],
    names: [2, 0, 30],
    checks: {
      number: { at: [0, 14, 15], over: [[0, 5, 14]] },
      birth: { at: [1, 6, 7], over: [[1, 0, 6]] },
      expiry: { at: [1, 14, 15], over: [[1, 8, 14]] },
      composite: {
        at: [1, 29, 30],
        over: [
          [0, 5, 30],
          [1, 0, 7],
          [1, 8, 15],
          [1, 18, 29],
        ],
      },
    },
  },
  TD2: {
    ...twoLines(36),
    optional: [1, 28, 35],
    checks: {
      ...commonChecks,
      composite: {
        at: [1, 35, 36],
        over: [
          [1, 0, 10],
          [1, 13, 20],
          [1, 21, 35],
        ],
      },
    },
  },
  TD3: {
    ...twoLines(44),
    optional: [1, 28, 42],
    checks: {
      ...commonChecks,
      optional: { at: [1, 42, 43], over: [[1, 28, 42]] },
      composite: {
        at: [1, 43, 44],
        over: [
          [1, 0, 10],
          [1, 13, 20],
          [1, 21, 43],
        ],
      },
    },
  },
  'MRV-A': { ...twoLines(44), optional: [1, 28, 44], checks: commonChecks },
  'MRV-B': { ...twoLines(36), optional: [1, 28, 36], checks: commonChecks },
};

export const cut = (lines: readonly string[], [line, from, to]: Span): string =>
  (lines[line] ?? '').slice(from, to);
