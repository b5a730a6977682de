import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coachFor, monthsSince, placesOf } from './coaching';
import { type CountedGoal, doneOf, type Goal, goalFault, isBehind, shareOf } from './goals';
import { mayChange, minutesOfDay, overlaps, seriesFaults, slotsOf } from './slots';
import { ownTemplates, weeksFrom } from './templates';
import { checkInState, checkInWeek, isAskedAbout, weekToMiss } from './weeks';
import { weekOf, whenOf } from './words';

const HOUR = 3_600_000;

describe('the hours of a coach', () => {
  it('stay at the same time in Spain when the clocks change', () => {
    const slots = slotsOf({ day: '2026-10-23', from: 17 * 60, to: 18 * 60, minutes: 30, weeks: 2 });
    expect(slots.map(({ startsAt }) => startsAt.toISOString())).toEqual([
      '2026-10-23T15:00:00.000Z',
      '2026-10-23T15:30:00.000Z',
      '2026-10-30T16:00:00.000Z',
      '2026-10-30T16:30:00.000Z',
    ]);
    expect(whenOf(slots[2]?.startsAt ?? '')).toBe('viernes 30 de octubre, 17:00');
  });

  it('are only those that fit between the two times', () => {
    expect(slotsOf({ day: '2026-11-20', from: 600, to: 690, minutes: 45, weeks: 1 })).toHaveLength(2);
    expect(slotsOf({ day: '2026-11-20', from: 600, to: 689, minutes: 45, weeks: 1 })).toHaveLength(1);
    expect(seriesFaults({ from: 600, to: 600, minutes: 30 })).toHaveProperty('to');
    expect(seriesFaults({ from: 600, to: 620, minutes: 30 })).toHaveProperty('to');
    expect(seriesFaults({ from: 600, to: 630, minutes: 30 })).toEqual({});
    expect(['17:30', '24:00', '7:30'].map(minutesOfDay)).toEqual([1050, undefined, undefined]);
  });

  it('cross each other the same way from both sides', () => {
    const slot = fc.record({
      startsAt: fc.integer({ min: 0, max: 500 }).map((minute) => new Date(minute * 60_000)),
      minutes: fc.constantFrom(20, 30, 45, 60),
    });
    fc.assert(fc.property(slot, slot, (a, b) => overlaps(a, b) === overlaps(b, a)));
    const at = (minute: number) => ({ startsAt: new Date(minute * 60_000), minutes: 30 });
    expect(overlaps(at(0), at(30))).toBe(false);
    expect(overlaps(at(0), at(29))).toBe(true);
  });

  it('can be changed up to twelve hours before, to the second', () => {
    const startsAt = new Date('2026-11-20T17:00:00Z');
    expect(mayChange(startsAt, new Date(startsAt.getTime() - 12 * HOUR))).toBe(true);
    expect(mayChange(startsAt, new Date(startsAt.getTime() - 12 * HOUR + 1000))).toBe(false);
  });
});

describe('the check-in of a week', () => {
  it.each([
    ['2026-11-16', '2026-11-09'],
    ['2026-11-18', '2026-11-09'],
    ['2026-11-19', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
  ])('written on %s is about the week of %s', (today, monday) => expect(checkInWeek(today)).toBe(monday));

  it('is missed from Tuesday on, and not for whoever began at the end of the week', () => {
    expect(weekToMiss('2026-11-01', '2026-11-16')).toBeUndefined();
    expect(weekToMiss('2026-11-01', '2026-11-17')).toBe('2026-11-09');
    expect(weekToMiss('2026-11-12', '2026-11-17')).toBe('2026-11-09');
    expect(weekToMiss('2026-11-13', '2026-11-17')).toBeUndefined();
    expect(isAskedAbout('2026-11-09', '2026-11-13')).toBe(false);
  });

  it('stands as its row says', () => {
    const at = new Date();
    const state = (row: Partial<Record<'writtenAt' | 'missedAt' | 'repliedAt', Date>> | undefined) =>
      checkInState(
        row && { writtenAt: null, missedAt: null, repliedAt: null, ...row },
        '2026-11-16',
        '2026-11-01',
        '2026-11-20',
      );
    expect(state(undefined)).toBe('open');
    expect(state({ writtenAt: at })).toBe('sent');
    expect(state({ writtenAt: at, repliedAt: at, missedAt: at })).toBe('answered');
    expect(state({ missedAt: at })).toBe('missed');
    expect(state({ missedAt: at, repliedAt: at })).toBe('missed-answered');
    expect(checkInState(undefined, '2026-11-16', '2026-11-20', '2026-11-20')).toBe('not-yet');
  });
});

describe('the goals of a week', () => {
  const studied = { topics: [{ topic: 5, answers: 12, sections: 3 }], reviews: 40, mocks: 1, trainings: 2 };
  const goal = (kind: Goal['kind'], topic: number | null, target: number): Goal => ({
    kind,
    topic,
    target,
    note: '',
  });

  it('count what was really studied', () => {
    expect(doneOf(goal('topic', 5, 20), studied)).toBe(12);
    expect(doneOf(goal('topic', 6, 20), studied)).toBe(0);
    expect(doneOf(goal('reading', 5, 4), studied)).toBe(3);
    expect(doneOf(goal('reviews', null, 40), studied)).toBe(40);
    expect(doneOf(goal('mock', null, 1), studied)).toBe(1);
    expect(doneOf(goal('training', null, 3), studied)).toBe(2);
  });

  it('need a topic where they are about one, and a number that can be reached', () => {
    expect(goalFault(goal('topic', null, 10))?.field).toBe('topic');
    expect(goalFault(goal('reviews', null, 0))?.field).toBe('target');
    expect(goalFault(goal('mock', null, 8))?.field).toBe('target');
    for (const { weeks } of ownTemplates)
      for (const one of weeks.flatMap(({ goals }) => goals)) expect(goalFault(one)).toBeUndefined();
  });

  it('are behind when less is done than the days ask for, with some patience', () => {
    const half: CountedGoal[] = [
      { ...goal('reviews', null, 10), done: 5 },
      { ...goal('mock', null, 2), done: 1 },
    ];
    expect(shareOf(half)).toBe(0.5);
    expect(isBehind([], '2026-11-22')).toBe(false);
    expect(isBehind(half, '2026-11-20')).toBe(false);
    expect(isBehind(half, '2026-11-22')).toBe(true);
    expect(isBehind([{ ...goal('reviews', null, 10), done: 0 }], '2026-11-17')).toBe(false);
  });

  it('come from a template week by week', () => {
    const [first] = ownTemplates;
    expect(first && weeksFrom(first, '2026-11-16').map(({ monday }) => monday)).toEqual([
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
      '2026-12-07',
    ]);
  });
});

describe('the places', () => {
  const load = (coachId: string, capacity: number, candidates: number, isAvailable = true) => ({
    coachId,
    capacity,
    candidates,
    isAvailable,
  });

  it('go to the coach with the most room, and to nobody without any', () => {
    expect(coachFor([load('a', 5, 4), load('b', 5, 2), load('c', 9, 0, false)])).toBe('b');
    expect(coachFor([load('a', 5, 2), load('b', 5, 2)])).toBe('a');
    expect(coachFor([load('a', 5, 5)])).toBeUndefined();
  });

  it('are those of the coaches who take candidates; the others keep the ones they have', () => {
    expect(placesOf([])).toBeUndefined();
    expect(placesOf([load('a', 5, 1), load('b', 4, 2, false)])).toBe(7);
  });
});

it.each([
  ['2026-01-15', '2026-02-14', 0],
  ['2026-01-15', '2026-02-15', 1],
  ['2026-01-31', '2026-02-28', 1],
  ['2025-11-20', '2026-11-19', 11],
  ['2026-11-20', '2026-11-01', 0],
])('from %s to %s there are %i full months', (from, today, months) =>
  expect(monthsSince(from, today)).toBe(months),
);

it('a week is named within its month, and across two', () =>
  expect([weekOf('2026-11-16'), weekOf('2026-11-30')]).toEqual([
    '16 al 22 de noviembre',
    '30 de noviembre al 6 de diciembre',
  ]));
