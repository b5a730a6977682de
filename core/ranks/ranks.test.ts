import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOrderOfLoudness } from './celebrations';
import { isMastered } from './mastery';
import { type Criterion, isMet, missingText, parameterFault, shareOf } from './measures';
import { missingForRank, type Rank, rankName, ranksReached, recordNumber } from './ranks';
import { measuresOfDays, type StudiedDay, weeksOfStudy } from './study-days';

const rank = (order: number, needs: Partial<Rank> = {}): Rank => ({
  id: `r${order}`,
  order,
  name: 'Inspector/a',
  feminine: 'Inspectora',
  masculine: 'Inspector',
  hours: 0,
  accuracy: 0,
  topics: 0,
  mocks: 0,
  ...needs,
});
const ladder = [rank(1), rank(2, { hours: 10, accuracy: 60, topics: 1 }), rank(3, { hours: 100, mocks: 1 })];

describe('ranks', () => {
  it.each([
    [{}, ['r1']],
    [{ hours: 10, accuracy: 60, topicsMastered: 1 }, ['r1', 'r2']],
    [{ hours: 10, accuracy: 59.9, topicsMastered: 1 }, ['r1']],
    [{ hours: 100, mocksPassed: 1 }, ['r1', 'r2', 'r3']],
  ])('are reached when every criterion is met, with all below: %o', (measured, ids) => {
    expect(ranksReached(ladder, measured).map(({ id }) => id)).toEqual(ids);
  });

  it('never fall when more is studied', () => {
    const amount = fc.double({ min: 0, max: 200, noNaN: true });
    const study = fc.record({ hours: amount, accuracy: amount, topicsMastered: amount, mocksPassed: amount });
    fc.assert(
      fc.property(study, study, (one, more) => {
        const sum = {
          hours: one.hours + more.hours,
          accuracy: one.accuracy + more.accuracy,
          topicsMastered: one.topicsMastered + more.topicsMastered,
          mocksPassed: one.mocksPassed + more.mocksPassed,
        };
        expect(ranksReached(ladder, sum).length).toBeGreaterThanOrEqual(ranksReached(ladder, one).length);
      }),
    );
  });

  it.each([
    [{ hours: 212, topicsMastered: 19, mocksPassed: 2, accuracy: 78 }, '38 horas, tres temas y un simulacro'],
    [{ hours: 249.2, topicsMastered: 22, mocksPassed: 3, accuracy: 78 }, 'una hora'],
    [{ hours: 250, topicsMastered: 22, mocksPassed: 3, accuracy: 73.5 }, 'dos puntos de acierto'],
    [{ hours: 250, topicsMastered: 22, mocksPassed: 3, accuracy: 75 }, ''],
  ])('say what is missing: %o', (measured, words) => {
    const next = { hours: 250, accuracy: 75, topics: 22, mocks: 3 };
    expect(missingForRank(next, measured).words).toBe(words);
  });

  it.each([
    ['neutral', 'Inspector/a'],
    ['feminine', 'Inspectora'],
    ['masculine', 'Inspector'],
  ] as const)('are named in the %s form', (form, name) => {
    expect(rankName(rank(1), form)).toBe(name);
  });

  it('have records with a number of their own', () => {
    const numbers = Array.from({ length: 20_000 }, (_, serial) => recordNumber(serial + 1));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.every((number) => /^\d{6}$/.test(number))).toBe(true);
  });
});

describe('a criterion', () => {
  const criterion = (given: Partial<Criterion>): Criterion => ({
    measure: 'hours',
    parameter: null,
    threshold: 250,
    ...given,
  });

  it.each([
    [criterion({}), { hours: 212.3 }, 'Faltan 38 h'],
    [criterion({ measure: 'mocks', threshold: 10 }), { mocks: 9 }, 'Falta 1 simulacro'],
    [
      criterion({ measure: 'topicsMastered', parameter: 'A', threshold: 26 }),
      { 'topicsMastered:A': 17 },
      'Faltan 9 temas',
    ],
    [criterion({ measure: 'bestMock', threshold: 8 }), { bestMock: 7.35 }, 'Tu mejor marca: 7,35'],
    [criterion({ measure: 'bestMock', threshold: 8 }), {}, 'Aún sin marca'],
    [criterion({ measure: 'topicMastered', parameter: '8', threshold: 1 }), {}, 'Aún sin dominar'],
  ])('says what is missing', (one, measured: Record<string, number>, words) => {
    expect(missingText(measured, one)).toBe(words);
  });

  it.each([
    ['hours', null, true],
    ['hours', 'A', false],
    ['topicsRead', null, true],
    ['topicsRead', 'C', true],
    ['topicsRead', 'D', false],
    ['topicMastered', '45', true],
    ['topicMastered', '46', false],
    ['topicMastered', null, false],
  ] as const)('of %s with the detail %s is accepted: %s', (measure, parameter, isRight) => {
    expect(parameterFault({ measure, parameter }) === null).toBe(isRight);
  });

  it('is met exactly when its share is whole', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 500 }), (hours, threshold) => {
        const one = criterion({ threshold });
        expect(isMet({ hours }, one)).toBe(shareOf({ hours }, one) === 1);
      }),
    );
  });
});

describe('a topic', () => {
  it.each([
    [30, 30, true],
    [29, 29, false],
    [30, 40, true],
    [30, 41, false],
  ])('with %i remembered of %i is mastered: %s', (retained, seen, mastered) => {
    expect(isMastered({ retained, seen })).toBe(mastered);
  });
});

describe('days of study', () => {
  const day = (date: string): StudiedDay => ({
    day: date,
    answers: 20,
    right: 15,
    wrong: 5,
    durationMs: 1_800_000,
    early: 0,
  });
  const days = ['02', '03', '05', '06', '09', '10'].map((date) => day(`2026-11-${date}`));

  it('give hours, accuracy, steady weeks and early days', () => {
    const early = days.map((one, index) => (index === 0 ? { ...one, early: 5 } : one));
    expect(measuresOfDays(early, '2026-11-10')).toMatchObject({
      hours: 3,
      answers: 120,
      accuracy: 75,
      dayAnswers: 20,
      studyDays: 6,
      steadyWeeks: 1,
      earlyDays: 1,
    });
  });

  it('are nothing for somebody new', () => {
    expect(Object.values(measuresOfDays([], '2026-11-10')).every((value) => value === 0)).toBe(true);
    expect(weeksOfStudy([], '2026-11-10', 26)).toEqual([]);
  });

  it('give the hours of each week up to this one', () => {
    expect(weeksOfStudy(days, '2026-11-18', 26)).toEqual([
      { monday: '2026-11-02', hours: 2 },
      { monday: '2026-11-09', hours: 1 },
      { monday: '2026-11-16', hours: 0 },
    ]);
    expect(weeksOfStudy(days, '2026-11-18', 2)).toHaveLength(2);
  });
});

it('celebrates a rank before a medal', () => {
  const awards = (['topic', 'medal', 'rank'] as const).map((kind) => ({ kind }));
  expect(inOrderOfLoudness(awards).map(({ kind }) => kind)).toEqual(['rank', 'medal', 'topic']);
});
