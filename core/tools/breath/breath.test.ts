import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BreathTest,
  correct,
  type Device,
  type Driver,
  HIGHEST_READING,
  judgeBreath,
  limits,
  minutesBetween,
  type Vehicle,
} from './breath';
import { rateWords } from './breath-law';

const test = (given: Partial<BreathTest>): BreathTest => ({
  driver: 'general',
  vehicle: 'motor',
  device: 'servicio',
  first: 0,
  signs: false,
  repeated: false,
  refuses: false,
  ...given,
});

type Row = [
  id: string,
  driver: Driver,
  device: Device,
  tests: [number, number],
  exact: number,
  rate: number,
  expected: string,
  more?: Partial<BreathTest>,
];

const rows: Row[] = [
  ['A1', 'general', 'servicio', [24, 25], 210_000, 21, 'none'],
  ['A2', 'general', 'servicio', [28, 30], 250_000, 25, 'none'],
  ['A3', 'general', 'servicio', [29, 31], 260_000, 26, 'administrative 500 4'],
  ['A4', 'general', 'servicio', [40, 38], 350_000, 35, 'administrative 500 4'],
  ['A5', 'general', 'servicio', [55, 57], 508_750, 50, 'administrative 500 4'],
  ['A6', 'general', 'servicio', [56, 60], 518_000, 51, 'administrative 1000 6'],
  ['A7', 'general', 'servicio', [65, 65], 601_250, 60, 'administrative 1000 6'],
  ['A8', 'general', 'servicio', [66, 70], 610_500, 61, 'crime 1000 6'],
  ['A9', 'general', 'nuevo', [64, 66], 608_000, 60, 'administrative 1000 6'],
  ['A10', 'general', 'nuevo', [65, 66], 617_500, 61, 'crime 1000 6'],
  ['A11', 'general', 'servicio', [30, 29], 260_000, 26, 'administrative 1000 4', { repeated: true }],
  ['A12', 'novel', 'servicio', [18, 18], 150_000, 15, 'none'],
  ['A13', 'novel', 'servicio', [19, 20], 160_000, 16, 'administrative 500 4'],
  ['A14', 'profesional', 'servicio', [33, 35], 300_000, 30, 'administrative 500 4'],
  ['A15', 'profesional', 'servicio', [34, 35], 310_000, 31, 'administrative 1000 6'],
  ['A16', 'profesional', 'nuevo', [18, 19], 160_000, 16, 'administrative 500 4'],
  ['A17', 'menor', 'servicio', [3, 5], 0, 0, 'none'],
  ['A18', 'menor', 'servicio', [4, 5], 10_000, 1, 'administrative 500 0'],
  ['A19', 'general', 'servicio', [56, 58], 518_000, 51, 'administrative 1000 0', { vehicle: 'bicicleta' }],
  ['A20', 'general', 'servicio', [80, 85], 740_000, 74, 'administrative 1000 0', { vehicle: 'bicicleta' }],
];

describe('the outcome of a breath test', () => {
  it.each(rows)('%s: %s, %s, %j', (_id, driver, device, [first, second], exact, rate, expected, more) => {
    const { outcome, sanction, measured } = judgeBreath(test({ driver, device, first, second, ...more }));
    expect(measured).toMatchObject({ exact, rate, lower: Math.min(first, second) });
    expect([outcome, sanction?.fine, sanction?.points].filter((part) => part !== undefined).join(' ')).toBe(
      expected,
    );
  });

  it.each([
    ['A5', test({ first: 55, second: 57 }), 'cut-in-favour'],
    ['A7', test({ first: 65, second: 65 }), 'cut-in-favour'],
    ['A7', test({ first: 65, second: 65 }), 'influence-possible'],
    ['A9', test({ device: 'nuevo', first: 64, second: 66 }), 'cut-in-favour'],
    ['A18', test({ driver: 'menor', first: 4, second: 5 }), 'minor-fine'],
    ['A21', test({ first: 40, second: 40, minutes: 8 }), 'ten-minutes'],
    ['A22', test({ first: 40 }), 'second-test-due'],
    ['a crime of a minor', test({ driver: 'menor', first: 90, second: 90 }), 'minor-court'],
    ['a novice on a bicycle', test({ driver: 'novel', vehicle: 'bicicleta', first: 20 }), 'novice-bicycle'],
    ['signs without alcohol', test({ first: 0, signs: true }), 'signs-without-alcohol'],
  ] as const)('%s warns', (_id, given, warning) => {
    expect(judgeBreath(given).warnings).toContain(warning);
  });

  it('does not warn where nothing is to be said', () => {
    expect(judgeBreath(test({ first: 24, second: 25, minutes: 12 })).warnings).toEqual([]);
  });

  it('is a crime by influence with signs, at any rate, and never on a bicycle', () => {
    expect(judgeBreath(test({ first: 20, second: 20, signs: true }))).toMatchObject({
      outcome: 'crime',
      crime: 'influence',
    });
    const bicycle = judgeBreath(test({ vehicle: 'bicicleta', first: 20, second: 20, signs: true }));
    expect(bicycle.outcome).toBe('none');
  });

  it('a refusal is a crime with a motor vehicle and a fine on a bicycle', () => {
    expect(judgeBreath(test({ refuses: true }))).toMatchObject({
      outcome: 'crime',
      crime: 'refusal',
      sanction: { fine: 1_000, points: 6 },
    });
    expect(judgeBreath(test({ refuses: true, vehicle: 'bicicleta' }))).toMatchObject({
      outcome: 'administrative',
      sanction: { fine: 1_000, points: 0 },
      warnings: ['bicycle-refusal'],
    });
  });

  it.each([
    ['servicio', { 0: 4, 15: 19, 25: 29, 30: 34, 50: 56, 60: 66 }],
    ['nuevo', { 0: 3, 15: 18, 25: 28, 30: 33, 50: 54, 60: 65 }],
  ] as const)('first reading above each threshold, device %s', (device, table) => {
    for (const [threshold, reading] of Object.entries(table)) {
      expect(correct(reading, device).rate).toBeGreaterThan(Number(threshold));
      expect(correct(reading - 1, device).rate).toBeLessThanOrEqual(Number(threshold));
    }
  });
});

it.each<[string, Partial<BreathTest>, string]>([
  ['over the limit', { first: 66, second: 64 }, 'supera 0,25 y no 0,60.'],
  ['below it with signs, which may be a crime', { first: 15, signs: true }, 'no supera 0,25.'],
  ['over it with signs', { first: 50, signs: true }, 'supera 0,25.'],
  ['a crime by the rate', { first: 80 }, 'supera 0,60.'],
  ['by bicycle', { first: 80, vehicle: 'bicicleta' }, 'supera 0,60, pero no con un vehículo a motor.'],
  ['a minor', { driver: 'menor', first: 10 }, 'supera 0,00 y no 0,60.'],
])('says which limit is exceeded: %s', (_case, given, words) => {
  expect(rateWords(judgeBreath(test(given)))).toBe(words);
});

const reading = fc.integer({ min: 0, max: HIGHEST_READING });
const anyTest = fc.record({
  driver: fc.constantFrom<Driver>('general', 'novel', 'profesional', 'menor'),
  vehicle: fc.constantFrom<Vehicle>('motor', 'bicicleta'),
  device: fc.constantFrom<Device>('servicio', 'nuevo'),
  first: reading,
  second: reading,
  signs: fc.boolean(),
  repeated: fc.boolean(),
  refuses: fc.boolean(),
});

describe('always', () => {
  const severity = { none: 0, administrative: 1, crime: 2 };

  it('a higher reading never has a milder outcome', () => {
    fc.assert(
      fc.property(anyTest, reading, (one, extra) => {
        const [lower, higher] = [one.first, Math.min(HIGHEST_READING, one.first + extra)];
        const mild = judgeBreath({ ...one, first: lower, second: lower });
        const hard = judgeBreath({ ...one, first: higher, second: higher });
        expect(severity[hard.outcome]).toBeGreaterThanOrEqual(severity[mild.outcome]);
        expect(hard.sanction?.fine ?? 0).toBeGreaterThanOrEqual(mild.sanction?.fine ?? 0);
        expect(hard.sanction?.points ?? 0).toBeGreaterThanOrEqual(mild.sanction?.points ?? 0);
      }),
    );
  });

  it('the corrected rate is never above the reading, nor rounded up', () => {
    fc.assert(
      fc.property(reading, fc.constantFrom<Device>('servicio', 'nuevo'), (given, device) => {
        const { exact, rate } = correct(given, device);
        expect(rate).toBeLessThanOrEqual(given);
        expect(rate * 10_000).toBeLessThanOrEqual(exact);
      }),
    );
  });

  it('at the limit nobody is sanctioned, and without a motor nobody commits these crimes', () => {
    fc.assert(
      fc.property(anyTest, (one) => {
        const result = judgeBreath(one);
        if (one.vehicle === 'bicicleta') expect(result.outcome).not.toBe('crime');
        if (result.measured && result.measured.rate <= limits[one.driver])
          expect(result.sanction).toBeUndefined();
      }),
    );
  });
});

it('counts minutes past midnight', () => {
  expect(minutesBetween(23 * 60 + 55, 8)).toBe(13);
});
