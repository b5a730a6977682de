import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pastDayFault } from '../platform/text/past-day';
import { plusDays } from '../review/days';
import { events, formatResult } from './events';
import { project } from './projection';
import { parseResult, resultRanges } from './results';
import { marginWords, type Result, standingOn, standingOverTime } from './standing';

const faultOf = (typed: ReturnType<typeof parseResult>) => (typed.kind === 'fault' ? typed.fault : null);

describe('a typed result', () => {
  it.each([
    ['circuit', '10,9', 109],
    ['circuit', '10.9', 109],
    ['circuit', '11', 110],
    ['pull-ups', '12', 12],
    ['hang', '58', 58],
    ['run', '4:05', 245_000],
    ['run', '4:05,3', 245_300],
    ['run', "4'05", 245_000],
  ] as const)('of %s, «%s», is stored as %i', (event, text, value) => {
    expect(parseResult(event, text)).toEqual({ kind: 'value', value });
  });

  it.each([
    ['circuit', '-10,9', /negativa/],
    ['circuit', '3', /menos de 7 segundos/],
    ['circuit', '50', /no es posible/],
    ['circuit', '10,95', /un decimal/],
    ['pull-ups', '12,5', /entero/],
    ['pull-ups', '90', /no es posible/],
    ['hang', '-4', /negativa/],
    ['run', '2:05', /2:11/],
    ['run', '4:75', /0 a 59/],
    ['run', '245', /minutos y segundos/],
    ['run', '-4:05', /negativa/],
    ['run', '16:00', /no es posible/],
  ] as const)('of %s, «%s», is refused with a sentence', (event, text, sentence) => {
    expect(faultOf(parseResult(event, text))).toMatch(sentence);
  });

  it('reads back every result that it writes, to the tenth', () => {
    fc.assert(
      fc.property(fc.constantFrom(...events), fc.double({ min: 0, max: 1, noNaN: true }), (event, part) => {
        const { min, max } = resultRanges[event];
        const step = event === 'run' ? 100 : 1;
        const value = min + Math.round(((max - min) * part) / step) * step;
        expect(parseResult(event, formatResult(event, value).replace(/\u00a0.*$/, ''))).toEqual({
          kind: 'value',
          value,
        });
      }),
    );
  });

  it('needs a day that has come', () => {
    expect(pastDayFault('2026-11-18', '2026-11-17')).toMatch(/todavía no/);
    expect(pastDayFault('2026-02-30', '2026-11-17')).toMatch(/completa/);
    expect(pastDayFault('1999-02-03', '2026-11-17')).toMatch(/atrás/);
    expect(pastDayFault('2026-11-17', '2026-11-17')).toBeNull();
  });
});

const result = (event: Result['event'], value: number, day: string): Result => ({
  id: `${day}${event}`,
  event,
  value,
  day,
});
const three = [
  result('circuit', 109, '2026-11-01'),
  result('hang', 58, '2026-11-01'),
  result('run', 245_000, '2026-11-02'),
];

describe('where a candidate stands', () => {
  it('is the mean of the last result of each exercise', () => {
    const standing = standingOn(three, 'women');
    expect(standing).toMatchObject({ sum: 16, passes: true, zeros: [] });
    expect(marginWords(standing)).toBe('Pasas por un tercio de punto.');
  });

  it('is out with a zero, whatever the mean', () => {
    const standing = standingOn([...three, result('hang', 35, '2026-11-03')], 'women');
    expect(standing).toMatchObject({ zeros: ['hang'], passes: false });
    expect(marginWords(standing)).toMatch(/cero elimina/);
  });

  it('is out below a mean of five, and in at five', () => {
    const four = result('run', 250_000, '2026-11-04');
    const at = standingOn([...three, four], 'women');
    expect(at).toMatchObject({ sum: 15, passes: true });
    expect(marginWords(at)).toMatch(/justo/);
    const below = standingOn([...three, result('run', 259_000, '2026-11-04')], 'women');
    expect(below).toMatchObject({ sum: 14, passes: false });
    expect(marginWords(below)).toBe('Te falta un tercio de punto de media.');
  });

  it('is unknown while a result is missing, and keeps the two tables apart', () => {
    expect(standingOn(three.slice(0, 2), 'men')).toMatchObject({ sum: null, passes: null });
    expect(standingOn(three.slice(1), 'women').passes).toBeNull();
  });

  it('is followed day by day', () => {
    expect(standingOverTime(three, 'women').map(({ day, sum }) => [day, sum])).toEqual([
      ['2026-11-01', null],
      ['2026-11-02', 16],
    ]);
  });
});

describe('the projection of a result', () => {
  const tests = [118, 116, 114, 112].map((value, index) => ({
    day: plusDays('2026-09-01', index * 14),
    value,
  }));

  it('needs four days of tests', () => {
    expect(project('circuit', tests.slice(1), '2026-10-20', null)).toBeNull();
    expect(
      project('circuit', [...tests.slice(1), tests[3] ?? { day: '', value: 0 }], '2026-10-20', null),
    ).toBeNull();
    expect(project('circuit', tests, '2026-10-20', null)).not.toBeNull();
  });

  it('ends after eight weeks, or with the exam', () => {
    expect(project('circuit', tests, '2026-10-20', null)?.at(-1)?.day).toBe(plusDays('2026-10-20', 56));
    expect(project('circuit', tests, '2026-10-20', '2026-11-05')?.at(-1)?.day).toBe('2026-11-03');
  });

  it('flattens instead of running straight to a ten', () => {
    const points = project('circuit', tests, tests[3]?.day ?? '', null) ?? [];
    const gains = points.slice(1).map(({ value }, index) => (points[index]?.value ?? 0) - value);
    expect(gains.reduce((sum, gain) => sum + gain, 0)).toBeLessThan(8);
    expect((points[1]?.value ?? 0) - (points[2]?.value ?? 0)).toBeGreaterThanOrEqual(gains.at(-1) ?? 0);
  });

  it('is hardly bent by one odd day', () => {
    const odd = [...tests, { day: '2026-10-20', value: 160 }];
    const calm = project('circuit', tests, '2026-10-20', null)?.[0]?.value ?? 0;
    expect(Math.abs((project('circuit', odd, '2026-10-20', null)?.[0]?.value ?? 0) - calm)).toBeLessThan(6);
  });

  it('keeps its value inside its interval and inside what is possible', () => {
    const test = fc.record({
      day: fc.integer({ min: 0, max: 200 }),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...events),
        fc.array(test, { minLength: 4, maxLength: 12 }),
        (event, given) => {
          const { min, max } = resultRanges[event];
          const sorted = given
            .map(({ day, part }) => ({
              day: plusDays('2026-01-01', day),
              value: Math.round(min + (max - min) * part),
            }))
            .sort((one, other) => (one.day < other.day ? -1 : 1));
          for (const { value, low, high } of project(event, sorted, '2026-08-01', null) ?? []) {
            expect(low).toBeGreaterThanOrEqual(min);
            expect(high).toBeLessThanOrEqual(max);
            expect(low <= value && value <= high).toBe(true);
          }
        },
      ),
    );
  });
});
