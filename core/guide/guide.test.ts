import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatScore, tenThousandths } from '../exams/score';
import { currentCall, placesOf } from './call';
import { type Candidate, finalScore, precedence } from './final-score';
import { knowledgeResult, knowledgeTest } from './knowledge';
import { formatHundredths, meritLines, meritPoints, noMerits } from './merits';
import { finalScoreRules, phases } from './phases';
import { formatPhysicalResult, nextResult, physicalOutcome, pointsOf } from './physical';
import { exercises, lessIsBetter, thresholds } from './physical-tables';

describe('the knowledge calculator', () => {
  it('is the test of the call: 100 questions, 3 alternatives, 50 minutes [9.guide-1] [9.guide-2] [9.guide-3]', () => {
    expect(knowledgeTest).toEqual({ questions: 100, alternatives: 3, minutes: 50, minimum: 3 });
  });

  it.each([
    [78, 14, '7,10', 8],
    [100, 0, '10,00', 0],
    [50, 50, '2,50', 0],
    [30, 0, '3,00', 70],
    [10, 40, '0,00', 50],
    [1, 1, '0,05', 98],
  ])('%i hits and %i errors make %s, with %3$i blanks [9.guide-4]', (hits, errors, score, blanks) => {
    const result = knowledgeResult(hits, errors);
    expect(result && formatScore(tenThousandths(result.score))).toBe(score);
    expect(result?.blanks).toBe(blanks);
  });

  it('requires three points [9.guide-5]', () => {
    expect(knowledgeResult(30, 0)?.reachesMinimum).toBe(true);
    expect(knowledgeResult(30, 1)?.reachesMinimum).toBe(false);
  });

  it('compares with past cut-offs', () => {
    const reached = knowledgeResult(78, 12)?.against.map((one) => one.reached);
    expect(reached).toEqual([true, false, true]);
  });

  it('is undefined with more answers than questions', () => {
    expect(knowledgeResult(80, 21)).toBeUndefined();
  });
});

describe('the physical tables', () => {
  // Both ends of every row of Anexo II.B, men and women: points, best result, worst result.
  const rows = {
    circuit: {
      men: [
        [116, 115],
        [114, 113],
        [112, 110],
        [109, 106],
        [105, 102],
        [101, 98],
        [97, 94],
        [93, 89],
        [88, 83],
        [82, 70],
      ],
      women: [
        [127, 126],
        [125, 124],
        [123, 121],
        [120, 117],
        [116, 113],
        [112, 109],
        [108, 104],
        [103, 99],
        [98, 94],
        [93, 80],
      ],
    },
    strength: {
      men: [
        [5, 5],
        [6, 6],
        [7, 7],
        [8, 9],
        [10, 11],
        [12, 13],
        [14, 14],
        [15, 15],
        [16, 16],
        [17, 30],
      ],
      women: [
        [36, 40],
        [41, 45],
        [46, 51],
        [52, 56],
        [57, 62],
        [63, 69],
        [70, 77],
        [78, 85],
        [86, 94],
        [95, 130],
      ],
    },
    run: {
      men: [
        [228, 223],
        [222, 217],
        [216, 211],
        [210, 205],
        [204, 199],
        [198, 193],
        [192, 187],
        [186, 181],
        [180, 175],
        [174, 150],
      ],
      women: [
        [285, 277],
        [276, 268],
        [267, 259],
        [258, 250],
        [249, 241],
        [240, 232],
        [231, 223],
        [222, 214],
        [213, 205],
        [204, 180],
      ],
    },
  } as const;

  it('give 0 to 10 points as in the annex [9.guide-8]', () => {
    for (const exercise of exercises)
      for (const sex of ['men', 'women'] as const)
        for (const [index, ends] of rows[exercise][sex].entries())
          for (const result of ends)
            expect([exercise, sex, result, pointsOf(exercise, sex, result)]).toEqual([
              exercise,
              sex,
              result,
              index + 1,
            ]);
    expect(pointsOf('circuit', 'men', 117)).toBe(0);
    expect(pointsOf('circuit', 'women', 128)).toBe(0);
    expect(pointsOf('strength', 'men', 4)).toBe(0);
    expect(pointsOf('strength', 'women', 35)).toBe(0);
    expect(pointsOf('run', 'men', 229)).toBe(0);
    expect(pointsOf('run', 'women', 286)).toBe(0);
  });

  it('never give fewer points for a better result', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...exercises),
        fc.constantFrom('men' as const, 'women' as const),
        fc.nat(400),
        fc.nat(400),
        (exercise, sex, one, other) => {
          const [worse, better] = lessIsBetter[exercise]
            ? [Math.max(one, other), Math.min(one, other)]
            : [Math.min(one, other), Math.max(one, other)];
          return pointsOf(exercise, sex, better) >= pointsOf(exercise, sex, worse);
        },
      ),
    );
  });

  it('give the result needed for the next point', () => {
    expect(nextResult('run', 'men', 205)).toBe(204);
    expect(nextResult('strength', 'men', 0)).toBe(5);
    expect(nextResult('circuit', 'women', 90)).toBeUndefined();
    expect(formatPhysicalResult('run', 'men', 204)).toBe('3:24');
    expect(formatPhysicalResult('circuit', 'men', 105)).toBe('10,5\u00a0s');
    expect(formatPhysicalResult('strength', 'men', 1)).toBe('1\u00a0dominada');
    expect(formatPhysicalResult('strength', 'women', 57)).toBe('57\u00a0s');
    for (const exercise of exercises) expect(thresholds[exercise].men).toHaveLength(10);
  });

  it('are passed with a mean of 5 and no zero [9.guide-9] [9.guide-10]', () => {
    expect(physicalOutcome({ circuit: 5, strength: 5, run: 5 })).toEqual({
      sum: 15,
      zeros: [],
      passes: true,
    });
    expect(physicalOutcome({ circuit: 5, strength: 5, run: 4 }).passes).toBe(false);
    expect(physicalOutcome({ circuit: 10, strength: 10, run: 0 })).toEqual({
      sum: 20,
      zeros: ['run'],
      passes: false,
    });
  });
});

describe('the merits', () => {
  const points = (merits: object) => formatHundredths(meritPoints({ ...noMerits, ...merits }));

  it('of the armed forces are 0,15 a year up to 1,5 [9.guide-18]', () => {
    expect(points({ serviceYears: 3 })).toBe('0,45');
    expect(points({ serviceYears: 10 })).toBe('1,50');
    expect(points({ serviceYears: 25 })).toBe('1,50');
  });

  it('of rank go from 0,10 to 0,50 [9.guide-19]', () => {
    expect(points({ rank: 10 })).toBe('0,10');
    expect(points({ rank: 90 })).toBe('0,50');
  });

  it.each([
    ['A', '1,75'],
    ['B', '1,25'],
    ['C', '1,00'],
  ])('of athletes of group %s reach %s in the last five years [9.guide-20]', (athleteGroup, most) => {
    expect(points({ athleteGroup, athleteYears: 5 })).toBe(most);
    expect(points({ athleteGroup, athleteYears: 9 })).toBe(most);
  });

  it('of languages follow the level and stop at 2 [9.guide-21] [9.guide-22]', () => {
    expect((['B1', 'B2', 'C1', 'C2'] as const).map((level) => points({ languages: [level] }))).toEqual([
      '0,50',
      '1,00',
      '1,50',
      '2,00',
    ]);
    expect(points({ languages: ['C1', 'B2'] })).toBe('2,00');
  });

  it('of studies and work reach 2 each [9.guide-23] [9.guide-24]', () => {
    expect(points({ academic: 500, professional: 500 })).toBe('4,00');
    expect(meritLines({ ...noMerits, academic: 120 }).find(({ id }) => id === 'academic')?.points).toBe(120);
  });
});

describe('the final score', () => {
  const ana: Candidate = {
    knowledge: 71_000,
    physical: { circuit: 7, strength: 6, run: 8 },
    psychotechnical: 50_000,
  };

  it('is knowledge plus physical [9.guide-16]', () => {
    expect(formatScore(finalScore(ana))).toBe('14,10');
    expect(formatScore(finalScore({ ...ana, physical: { circuit: 7, strength: 6, run: 7 } }))).toBe(
      '13,7667',
    );
  });

  it.each([
    ['final', { knowledge: 71_001, physical: { circuit: 7, strength: 6, run: 8 } }],
    ['knowledge', { knowledge: 81_000, physical: { circuit: 6, strength: 6, run: 6 } }],
    ['first', { knowledge: 71_000, physical: { circuit: 8, strength: 6, run: 7 } }],
    ['second', { knowledge: 71_000, physical: { circuit: 7, strength: 7, run: 7 } }],
    ['psychotechnical', { ...ana, psychotechnical: 50_001 }],
  ] as const)('ranks the other candidate first by %s [9.guide-17]', (by, other) => {
    expect(precedence(ana, other)).toEqual({ first: 'other', by });
    expect(precedence(other, ana)).toEqual({ first: 'one', by });
  });

  it('has no order for equal candidates', () => {
    expect(precedence(ana, ana)).toEqual({ first: 'none' });
  });
});

describe('the guide', () => {
  it('has seven phases, each with its rules [2.6-3]', () => {
    expect(phases).toHaveLength(7);
    for (const phase of phases) expect(phase.details.length).toBeGreaterThan(0);
    expect(finalScoreRules.ties).toHaveLength(5);
  });

  it('gives the name, description and details of each phase, and its duration if fixed [3.home-4]', () => {
    for (const { id, title, description, details } of phases)
      for (const text of [id, title, description, ...details]) expect(text.trim()).not.toBe('');
    expect(new Set(phases.map(({ id }) => id)).size).toBe(7);
    const lasting = phases.flatMap(({ id, duration }) =>
      duration ? [[id, `${duration.figure} ${duration.of}`]] : [],
    );
    expect(lasting).toEqual([
      ['solicitud', '15 días hábiles'],
      ['conocimientos', '50 minutos'],
      ['psicotecnicos', '60 minutos como máximo'],
      ['curso', '9 meses de curso'],
    ]);
  });

  it('has the places of the current call', () => {
    expect(placesOf(currentCall)).toBe(2704);
  });
});
