import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plusDays } from '../review/days';
import { TOPIC_COUNT, topicWeight } from '../syllabus/topic-weights';
import { makePlan, type PlanEntry, type PlanInput, roundOf } from './plan';
import { mockTargets } from './plan-days';

const today = '2026-11-16';
const topics = Array.from({ length: TOPIC_COUNT }, (_, index) => ({
  topic: index + 1,
  need: topicWeight(index + 1) * 0.6,
}));
const planInput = (given: Partial<PlanInput> = {}): PlanInput => ({
  today,
  examDate: plusDays(today, 120),
  minutesOn: () => 90,
  topics,
  fixed: [],
  done: [],
  mockMinutes: 75,
  hasReviews: true,
  ...given,
});
const minutesOf = (entries: readonly PlanEntry[], day: string) =>
  entries.filter((entry) => entry.day === day).reduce((sum, { minutes }) => sum + minutes, 0);

describe('a study plan', () => {
  it('never exceeds the minutes of a day', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 7, maxLength: 7 }),
        fc.integer({ min: 1, max: 500 }),
        (week, days) => {
          const minutesOn = (day: string) => week[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 0;
          const plan = makePlan(planInput({ minutesOn, examDate: plusDays(today, days) }));
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

  it('covers the whole syllabus once before repeating a topic', () => {
    const study = makePlan(planInput()).filter(({ kind }) => kind === 'study');
    const firstRound = study.slice(0, TOPIC_COUNT).map(({ topic }) => topic);
    expect(new Set(firstRound).size).toBe(TOPIC_COUNT);
    expect(firstRound[0]).toBe(8);
  });

  it('gives more blocks to topics with more weight and less mastery', () => {
    const known = topics.map((one) => (one.topic === 3 ? { ...one, need: one.need / 20 } : one));
    const blocks = (topic: number) =>
      makePlan(planInput({ topics: known })).filter((one) => one.topic === topic);
    expect(blocks(8).length).toBeGreaterThan(blocks(24).length + 3);
    expect(blocks(3)).toHaveLength(1);
  });

  it('has only reviews and mocks in the last week, and no mock in the last three days', () => {
    const plan = makePlan(planInput());
    const exam = plusDays(today, 120);
    const end = plan.filter(({ day }) => day >= plusDays(exam, -7));
    expect(end.some(({ kind }) => kind === 'study')).toBe(false);
    expect(end.filter(({ kind }) => kind === 'mock').every(({ day }) => day <= plusDays(exam, -3))).toBe(
      true,
    );
    expect(plan.filter(({ kind }) => kind === 'mock').length).toBeGreaterThanOrEqual(6);
  });

  it('schedules mocks more often near the exam', () => {
    expect(mockTargets(120)).toEqual([5, 12, 19, 26, 40, 54, 68, 82, 110]);
    expect(mockTargets(4)).toEqual([]);
  });

  it('a long day with a mock has room for a topic too, a short one only for reviews', () => {
    const kindsBeside = (minutes: number) => {
      const plan = makePlan(planInput({ minutesOn: () => minutes }));
      const mock = plan.find(({ kind, day }) => kind === 'mock' && day < plusDays(today, 100));
      return plan.filter(({ day }) => day === mock?.day).map(({ kind }) => kind);
    };
    expect(kindsBeside(180)).toContain('study');
    expect(kindsBeside(100)).toEqual(['mock', 'review']);
  });

  it('has no mock where no day is long enough for one', () => {
    expect(makePlan(planInput({ minutesOn: () => 40 })).some(({ kind }) => kind === 'mock')).toBe(false);
  });

  it('keeps the mock days when rebuilt a day later', () => {
    const mocks = (plan: readonly PlanEntry[]) =>
      plan.filter(({ kind }) => kind === 'mock').map(({ key, day }) => `${key} ${day}`);
    const first = makePlan(planInput());
    const done = first.filter(({ day }) => day === today);
    const second = makePlan(planInput({ today: plusDays(today, 1), examDate: plusDays(today, 120), done }));
    expect(mocks(second)).toEqual(mocks(first));
    expect(second.some(({ key }) => done.some((entry) => entry.key === key))).toBe(false);
  });

  it('a missed block is planned again with the same key', () => {
    const first = makePlan(planInput());
    const missed = first.find(({ kind }) => kind === 'study');
    const second = makePlan(planInput({ today: plusDays(today, 1) }));
    const again = second.find(({ key }) => key === missed?.key);
    expect(again && again.day > today).toBe(true);
  });

  it('an entry moved by hand stays and uses the minutes of its day', () => {
    const day = plusDays(today, 3);
    const fixed = [{ key: 'study-8-1', day, kind: 'study' as const, topic: 8, minutes: 60 }];
    const plan = makePlan(planInput({ fixed }));
    expect(plan.some(({ key }) => key === 'study-8-1')).toBe(false);
    expect(minutesOf(plan, day)).toBeLessThanOrEqual(30);
    expect(plan.some((entry) => entry.day === day && entry.topic === 8)).toBe(false);
  });

  it('an entry done today is counted once', () => {
    const entry = { key: 'study-8-1', day: today, kind: 'study' as const, topic: 8, minutes: 40 };
    const blocks = (given: Partial<PlanInput>) =>
      makePlan(planInput(given)).filter(({ topic }) => topic === 8).length;
    const before = blocks({});
    expect(blocks({ fixed: [entry], done: [entry] })).toBeGreaterThanOrEqual(before - 1);
  });

  it('does not repeat a topic on a day while there are others', () => {
    const plan = makePlan(planInput({ minutesOn: () => 240 }));
    const studied = plan.flatMap(({ day, topic }) => (topic === null ? [] : `${day} ${topic}`));
    expect(new Set(studied).size).toBe(studied.length);
  });

  it('leaves a rest day empty', () => {
    const free = plusDays(today, 5);
    expect(minutesOf(makePlan(planInput({ minutesOn: (day) => (day === free ? 0 : 60) })), free)).toBe(0);
  });

  it('reads the round from the key', () => {
    expect([roundOf('study-8-2'), roundOf('study-12-10')]).toEqual([2, 10]);
  });
});
