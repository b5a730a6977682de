import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysBetween } from '../../profile/study-plan';
import { plusDays } from '../../review/days';
import { healthQuestions, healthVerdict } from './health';
import { injuryAreas, partKinds } from './injuries';
import { weeklyLoads } from './load';
import { phaseLengths } from './phases';
import { type PlanInput, type PlanWeek, planWeeks } from './plan';
import { minutesOf, sessionSteps } from './steps';
import { deloaded, tapered, volumeAt } from './volumes';

const START = '2026-11-16';
const input = (given: Partial<PlanInput> = {}): PlanInput => ({
  startedOn: START,
  examDate: plusDays(START, 16 * 7),
  trainingDays: [0, 2, 4, 5],
  injuries: [],
  trainedDays: new Set(),
  doneKeys: new Set(),
  ...given,
});

const sessionsOf = (weeks: readonly PlanWeek[]) => weeks.flatMap(({ sessions }) => sessions);
const sumOf = ({ sessions }: PlanWeek, kind: (typeof partKinds)[number]) =>
  sessions
    .flatMap(({ parts }) => parts)
    .reduce((sum, part) => sum + (part.kind === kind ? part.quantity : 0), 0);

const anyInput = fc
  .record({
    days: fc.integer({ min: 3, max: 400 }),
    trainingDays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 2, maxLength: 6 }),
    today: fc.integer({ min: 0, max: 400 }),
    trained: fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 60 }),
    injuries: fc.array(
      fc.record({
        area: fc.constantFrom(...injuryAreas),
        from: fc.integer({ min: 0, max: 200 }),
        length: fc.option(fc.integer({ min: 0, max: 40 })),
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ days, trainingDays, today, trained, injuries }) => {
    const now = plusDays(START, Math.min(today, days));
    const trainedDays = new Set(trained.map((day) => plusDays(START, day)).filter((day) => day <= now));
    return {
      now,
      plan: input({
        examDate: plusDays(START, days),
        trainingDays,
        trainedDays,
        doneKeys: trainedDays,
        injuries: injuries.map(({ area, from, length }) => ({
          area,
          fromDay: plusDays(START, from),
          toDay: length === null ? null : plusDays(START, from + length),
        })),
      }),
    };
  });

describe('the phases of a plan', () => {
  it.each([
    [16, { base: 4, build: 6, specific: 4, taper: 2 }],
    [20, { base: 8, build: 6, specific: 4, taper: 2 }],
    [12, { base: 2, build: 4, specific: 4, taper: 2 }],
    [8, { base: 1, build: 2, specific: 3, taper: 2 }],
    [5, { base: 0, build: 1, specific: 3, taper: 1 }],
    [4, { base: 0, build: 0, specific: 3, taper: 1 }],
    [1, { base: 0, build: 0, specific: 0, taper: 1 }],
  ])('of %i weeks keep the taper and the specific work', (weeks, lengths) => {
    expect(phaseLengths(weeks)).toEqual(lengths);
  });
});

describe('the volumes', () => {
  it.each(['base', 'build', 'specific'] as const)('of %s rise by one thing at a time', (phase) => {
    for (let level = 0; level < 30; level += 1) {
      const [before, after] = [volumeAt(phase, level), volumeAt(phase, level + 1)];
      expect(partKinds.filter((kind) => after[kind] > before[kind]).length).toBeLessThanOrEqual(1);
      expect(partKinds.filter((kind) => after[kind] < before[kind])).toEqual([]);
    }
  });

  it.each(['base', 'build', 'specific'] as const)(
    'of %s lose 30 to 40 per cent in a lighter week, 41 to 60 in the taper',
    (phase) => {
      for (let level = 0; level < 30; level += 1) {
        const whole = volumeAt(phase, level);
        for (const kind of partKinds) {
          expect(1 - deloaded(whole)[kind] / whole[kind]).toBeGreaterThanOrEqual(0.3 - 1e-9);
          expect(1 - deloaded(whole)[kind] / whole[kind]).toBeLessThanOrEqual(0.4 + 1e-9);
          for (const isLast of [true, false]) {
            expect(1 - tapered(whole, isLast)[kind] / whole[kind]).toBeGreaterThanOrEqual(0.41 - 1e-9);
            expect(1 - tapered(whole, isLast)[kind] / whole[kind]).toBeLessThanOrEqual(0.6 + 1e-9);
          }
        }
      }
    },
  );
});

describe('a training plan', () => {
  it('of any dates, days, absences and injuries never has two hard days in a row', () => {
    fc.assert(
      fc.property(anyInput, ({ plan, now }) => {
        const hard = sessionsOf(planWeeks(plan, now))
          .filter(({ isHard, state }) => isHard && state !== 'missed')
          .map(({ day }) => day)
          .sort();
        for (const [index, day] of hard.entries())
          if (index > 0) expect(daysBetween(hard[index - 1] ?? '', day)).toBeGreaterThan(1);
      }),
      { numRuns: 100 },
    );
  });

  it('has no test of maxima in the last ten days, and nothing on the eve', () => {
    fc.assert(
      fc.property(anyInput, ({ plan, now }) => {
        for (const { day, isTest, state } of sessionsOf(planWeeks(plan, now))) {
          if (isTest && state !== 'missed') expect(daysBetween(day, plan.examDate)).toBeGreaterThan(10);
          expect(daysBetween(day, plan.examDate)).toBeGreaterThan(1);
          expect(day >= plan.startedOn).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('tapers every exercise by 41 to 60 % of the last whole week', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 21, max: 300 }),
        fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 3, maxLength: 6 }),
        (days, trainingDays) => {
          const weeks = planWeeks(input({ examDate: plusDays(START, days), trainingDays }), START);
          const reference = weeks.findLast(({ phase, isDeload }) => phase !== 'taper' && !isDeload);
          for (const week of weeks.filter(({ phase, from }) => phase === 'taper' && from >= START))
            for (const kind of partKinds) {
              const less = 1 - sumOf(week, kind) / (reference?.volume[kind] ?? 0);
              expect(less).toBeGreaterThanOrEqual(0.41 - 1e-9);
              expect(less).toBeLessThanOrEqual(0.6 + 1e-9);
            }
        },
      ),
      { numRuns: 100 },
    );
  });

  it('is lighter each fourth week and leaves a day of rest in each', () => {
    const weeks = planWeeks(input({ trainingDays: [0, 1, 2, 3, 4, 5] }), START);
    expect(weeks.filter(({ isDeload }) => isDeload).map(({ number }) => number)).toEqual([4, 8, 12]);
    for (const { sessions } of weeks)
      expect(new Set(sessions.map(({ day }) => day)).size).toBeLessThanOrEqual(6);
  });

  it('moves a missed day to the next free one, and lets it go when the week is over', () => {
    const first = sessionsOf(planWeeks(input(), START))[0];
    expect(first?.day).toBe(START);
    const moved = sessionsOf(planWeeks(input(), plusDays(START, 1))).find(({ key }) => key === START);
    expect(moved).toMatchObject({ day: plusDays(START, 1), state: 'planned' });
    const gone = sessionsOf(planWeeks(input(), plusDays(START, 8))).find(({ key }) => key === START);
    expect(gone).toMatchObject({ day: START, state: 'missed' });
  });

  it('repeats a week after one without training, and goes back one after two', () => {
    const all = new Set(Array.from({ length: 120 }, (_, index) => plusDays(START, index)));
    const without = (...weeks: number[]) =>
      new Set([...all].filter((day) => !weeks.includes(Math.floor(daysBetween(START, day) / 7))));
    const volumeOf = (trainedDays: Set<string>, week: number) =>
      planWeeks(input({ trainedDays }), plusDays(START, week * 7))[week]?.volume;
    expect(volumeOf(all, 2)).toEqual(volumeAt('base', 2));
    expect(volumeOf(without(1), 2)).toEqual(volumeAt('base', 1));
    expect(volumeOf(without(0, 1), 2)).toEqual(volumeAt('base', 0));
  });

  it('leaves out what an injury forbids, and brings it back', () => {
    const injuries = [{ area: 'leg' as const, fromDay: START, toDay: plusDays(START, 6) }];
    const [first, second] = planWeeks(input({ injuries }), START);
    expect(new Set(first?.sessions.flatMap(({ parts }) => parts.map(({ kind }) => kind)))).toEqual(
      new Set(['bar']),
    );
    expect(first?.sessions.filter(({ isCare }) => isCare).length).toBeGreaterThan(0);
    expect(new Set(second?.sessions.flatMap(({ parts }) => parts.map(({ kind }) => kind))).size).toBe(3);
  });
});

describe('a session', () => {
  it('is made to measure and ends with loosening up', () => {
    const [session] = sessionsOf(
      planWeeks(input({ examDate: plusDays(START, 28), trainingDays: [0, 2, 4] }), START),
    );
    if (!session) throw new Error('no session');
    const steps = sessionSteps(session, 'specific', { bar: { event: 'hang', best: 50 }, runGoalMs: 240_000 });
    expect(steps[0]).toMatchObject({ kind: 'warm', seconds: 720 });
    expect(steps.at(-1)?.kind).toBe('cool');
    expect(steps.some(({ title, seconds }) => title.startsWith('Suspensión, 40 s') && seconds === 40)).toBe(
      true,
    );
    expect(steps.some(({ detail }) => /^En (1:36|2:28)/.test(detail))).toBe(true);
    expect(minutesOf(steps)).toBeGreaterThan(30);
  });
});

describe('the health questions', () => {
  const no = healthQuestions.map(() => false);
  it('are all answered, and a yes sends to the doctor', () => {
    expect(healthVerdict({ answers: no.slice(1), doctorAgrees: true })).toBe('unanswered');
    expect(healthVerdict({ answers: no, doctorAgrees: false })).toBe('clear');
    expect(healthVerdict({ answers: no.with(1, true), doctorAgrees: false })).toBe('see-doctor');
    expect(healthVerdict({ answers: no.with(1, true), doctorAgrees: true })).toBe('clear');
  });
});

describe('the weekly load', () => {
  it('is effort times minutes from Monday to Sunday', () => {
    const entries = [
      { day: '2026-11-16', minutes: 40, effort: 5 },
      { day: '2026-11-22', minutes: 30, effort: null },
      { day: '2026-11-15', minutes: 20, effort: 3 },
    ];
    expect(weeklyLoads(entries, '2026-11-22', 2)).toEqual([
      { monday: '2026-11-09', sessions: 1, minutes: 20, load: 60 },
      { monday: '2026-11-16', sessions: 2, minutes: 70, load: 200 },
    ]);
  });
});
