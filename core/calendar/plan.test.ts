import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plusDays } from '../review/days';
import { TOPIC_COUNT, topicWeight } from '../syllabus/topic-weights';
import { makePlan, type PlanEntry, type PlanWish, roundOf } from './plan';
import { mockTargets } from './plan-days';

const today = '2026-11-16';
const topics = Array.from({ length: TOPIC_COUNT }, (_, index) => ({
  topic: index + 1,
  need: topicWeight(index + 1) * 0.6,
}));
const wish = (given: Partial<PlanWish> = {}): PlanWish => ({
  today,
  examDate: plusDays(today, 120),
  minutesOn: () => 90,
  topics,
  kept: [],
  done: [],
  mockMinutes: 75,
  hasReviews: true,
  ...given,
});
const minutesOf = (entries: readonly PlanEntry[], day: string) =>
  entries.filter((entry) => entry.day === day).reduce((sum, { minutes }) => sum + minutes, 0);

describe('a study plan', () => {
  it('fills every day up to its minutes and never beyond, whatever the week', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 7, maxLength: 7 }),
        fc.integer({ min: 1, max: 500 }),
        (week, days) => {
          const minutesOn = (day: string) => week[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 0;
          const plan = makePlan(wish({ minutesOn, examDate: plusDays(today, days) }));
          const wrong = plan.filter(
            ({ day, minutes }) => minutes <= 0 || day < today || day >= plusDays(today, days),
          );
          const overfull = [...new Set(plan.map(({ day }) => day))].filter(
            (day) => minutesOf(plan, day) > minutesOn(day),
          );
          expect([wrong, overfull]).toEqual([[], []]);
          expect(new Set(plan.map(({ key }) => key)).size).toBe(plan.length);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('goes once round the whole syllabus before anything is studied twice', () => {
    const study = makePlan(wish()).filter(({ kind }) => kind === 'study');
    const firstRound = study.slice(0, TOPIC_COUNT).map(({ topic }) => topic);
    expect(new Set(firstRound).size).toBe(TOPIC_COUNT);
    expect(firstRound[0]).toBe(8);
  });

  it('gives more blocks to what weighs more and is known less', () => {
    const known = topics.map((one) => (one.topic === 3 ? { ...one, need: one.need / 20 } : one));
    const blocks = (topic: number) => makePlan(wish({ topics: known })).filter((one) => one.topic === topic);
    expect(blocks(8).length).toBeGreaterThan(blocks(24).length + 3);
    expect(blocks(3)).toHaveLength(1);
  });

  it('keeps the last week for reviews and mocks, and the last three days free of mocks', () => {
    const plan = makePlan(wish());
    const exam = plusDays(today, 120);
    const end = plan.filter(({ day }) => day >= plusDays(exam, -7));
    expect(end.some(({ kind }) => kind === 'study')).toBe(false);
    expect(end.filter(({ kind }) => kind === 'mock').every(({ day }) => day <= plusDays(exam, -3))).toBe(
      true,
    );
    expect(plan.filter(({ kind }) => kind === 'mock').length).toBeGreaterThanOrEqual(6);
  });

  it('asks for mocks more and more often', () => {
    expect(mockTargets(120)).toEqual([5, 12, 19, 26, 40, 54, 68, 82, 110]);
    expect(mockTargets(4)).toEqual([]);
  });

  it('a long day with a mock has room for a topic too, a short one only for reviews', () => {
    const kindsBeside = (minutes: number) => {
      const plan = makePlan(wish({ minutesOn: () => minutes }));
      const mock = plan.find(({ kind, day }) => kind === 'mock' && day < plusDays(today, 100));
      return plan.filter(({ day }) => day === mock?.day).map(({ kind }) => kind);
    };
    expect(kindsBeside(180)).toContain('study');
    expect(kindsBeside(100)).toEqual(['mock', 'review']);
  });

  it('has no mock where no day is long enough for one', () => {
    expect(makePlan(wish({ minutesOn: () => 40 })).some(({ kind }) => kind === 'mock')).toBe(false);
  });

  it('planned again a day later, with that day done, leaves mocks where they were', () => {
    const mocks = (plan: readonly PlanEntry[]) =>
      plan.filter(({ kind }) => kind === 'mock').map(({ key, day }) => `${key} ${day}`);
    const first = makePlan(wish());
    const done = first.filter(({ day }) => day === today);
    const second = makePlan(wish({ today: plusDays(today, 1), examDate: plusDays(today, 120), done }));
    expect(mocks(second)).toEqual(mocks(first));
    expect(second.some(({ key }) => done.some((entry) => entry.key === key))).toBe(false);
  });

  it('a missed block comes back later under the same key', () => {
    const first = makePlan(wish());
    const missed = first.find(({ kind }) => kind === 'study');
    const second = makePlan(wish({ today: plusDays(today, 1) }));
    const again = second.find(({ key }) => key === missed?.key);
    expect(again && again.day > today).toBe(true);
  });

  it('what was moved by hand stays, and its day has that much less room', () => {
    const day = plusDays(today, 3);
    const kept = [{ key: 'study-8-1', day, kind: 'study' as const, topic: 8, minutes: 60 }];
    const plan = makePlan(wish({ kept }));
    expect(plan.some(({ key }) => key === 'study-8-1')).toBe(false);
    expect(minutesOf(plan, day)).toBeLessThanOrEqual(30);
    expect(plan.some((entry) => entry.day === day && entry.topic === 8)).toBe(false);
  });

  it('what was done today counts once', () => {
    const entry = { key: 'study-8-1', day: today, kind: 'study' as const, topic: 8, minutes: 40 };
    const blocks = (given: Partial<PlanWish>) =>
      makePlan(wish(given)).filter(({ topic }) => topic === 8).length;
    const before = blocks({});
    expect(blocks({ kept: [entry], done: [entry] })).toBeGreaterThanOrEqual(before - 1);
  });

  it('no topic twice on a day while there are others', () => {
    const plan = makePlan(wish({ minutesOn: () => 240 }));
    const studied = plan.flatMap(({ day, topic }) => (topic === null ? [] : `${day} ${topic}`));
    expect(new Set(studied).size).toBe(studied.length);
  });

  it('a rest day has nothing', () => {
    const free = plusDays(today, 5);
    expect(minutesOf(makePlan(wish({ minutesOn: (day) => (day === free ? 0 : 60) })), free)).toBe(0);
  });

  it('reads the round from the key', () => {
    expect([roundOf('study-8-2'), roundOf('study-12-10')]).toEqual([2, 10]);
  });
});
