import { describe, expect, it } from 'vitest';
import {
  bandWords,
  eventPoints,
  type FitnessEvent,
  formatResult,
  nextStep,
  type OfficialTable,
} from './events';

type Row = readonly [worst: number, best: number];

/**
 * Both edges of every row of annex II.B (BOE-A-2026-15055, pp. 96285 and 96286), for 0 to 10 points, written out
 * apart from the code: tenths of a second, repetitions, seconds of hanging and seconds of running.
 */
const official: readonly [FitnessEvent, OfficialTable, readonly Row[]][] = [
  [
    'circuit',
    'men',
    // biome-ignore format: one row of the table per entry
    [[400, 117], [116, 115], [114, 113], [112, 110], [109, 106], [105, 102], [101, 98], [97, 94], [93, 89], [88, 83], [82, 70]],
  ],
  [
    'circuit',
    'women',
    // biome-ignore format: one row of the table per entry
    [[400, 128], [127, 126], [125, 124], [123, 121], [120, 117], [116, 113], [112, 109], [108, 104], [103, 99], [98, 94], [93, 70]],
  ],
  // biome-ignore format: one row of the table per entry
  ['pull-ups', 'men', [[0, 4], [5, 5], [6, 6], [7, 7], [8, 9], [10, 11], [12, 13], [14, 14], [15, 15], [16, 16], [17, 60]]],
  [
    'hang',
    'women',
    // biome-ignore format: one row of the table per entry
    [[0, 35], [36, 40], [41, 45], [46, 51], [52, 56], [57, 62], [63, 69], [70, 77], [78, 85], [86, 94], [95, 300]],
  ],
  [
    'run',
    'men',
    // biome-ignore format: one row of the table per entry
    [[900, 229], [228, 223], [222, 217], [216, 211], [210, 205], [204, 199], [198, 193], [192, 187], [186, 181], [180, 175], [174, 131]],
  ],
  [
    'run',
    'women',
    // biome-ignore format: one row of the table per entry
    [[900, 286], [285, 277], [276, 268], [267, 259], [258, 250], [249, 241], [240, 232], [231, 223], [222, 214], [213, 205], [204, 131]],
  ],
];

const edges = official.flatMap(([event, table, rows]) =>
  rows.flatMap(([worst, best], points) =>
    [worst, best].map((result) => [event, table, event === 'run' ? result * 1_000 : result, points] as const),
  ),
);

describe('a result at the edge of a row of the official tables', () => {
  it('is one of 132: two edges of eleven rows of six tables', () => {
    expect(edges).toHaveLength(132);
  });

  it.each(edges)('in %s, table of %s: %i gives %i points', (event, table, value, points) => {
    expect(eventPoints(event, table, value)).toBe(points);
  });

  it.each(edges)(
    'in %s, table of %s, from %i: what the next point needs gives it',
    (event, table, value, points) => {
      const next = nextStep(event, table, value);
      if (points === 10) expect(next).toBeUndefined();
      else expect(eventPoints(event, table, next ?? Number.NaN)).toBe(points + 1);
    },
  );
});

describe('a result in words', () => {
  it('counts a started second of a run', () => {
    expect(eventPoints('run', 'women', 240_000)).toBe(6);
    expect(eventPoints('run', 'women', 240_100)).toBe(5);
  });

  it('is written as in Spain', () => {
    expect(formatResult('circuit', 109)).toBe('10,9\u00a0s');
    expect(formatResult('run', 245_000)).toBe('4:05');
    expect(formatResult('run', 245_300)).toBe('4:05,3');
    expect(formatResult('run', 239_950)).toBe('4:00');
    expect(formatResult('pull-ups', 1)).toBe('1\u00a0dominada');
  });

  it('names the band of the table', () => {
    expect(bandWords('circuit', 'women', 6)).toBe('11,2–10,9');
    expect(bandWords('circuit', 'women', 0)).toBe('12,8 o más');
    expect(bandWords('circuit', 'women', 10)).toBe('9,3 o menos');
    expect(bandWords('hang', 'women', 0)).toBe('≤ 35');
    expect(bandWords('hang', 'women', 10)).toBe('95 o más');
    expect(bandWords('pull-ups', 'men', 8)).toBe('15');
    expect(bandWords('run', 'women', 5)).toBe('4:09–4:01');
  });
});
