import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examGain, KNOWN_UNSEEN, recallOfNew } from './exam-gain';
import { breaksIn, type Candidate, composeSession } from './session';

const today = '2026-11-15';
const memory = (given: object = {}) => ({
  stability: 5,
  difficulty: 5,
  reps: 2,
  lapses: 0,
  reviewedOn: '2026-11-08',
  dueOn: '2026-11-13',
  ...given,
});
const item = (itemId: string, topic: number, held: Candidate['memory'] = null): Candidate => ({
  kind: 'question',
  itemId,
  topic,
  memory: held,
});
const wish = (given: object = {}) => ({
  today,
  minutes: 20,
  examDate: null,
  itemsInTopic: new Map([
    [8, 100],
    [24, 100],
  ]),
  limit: null,
  ...given,
});
const ids = (plan: ReturnType<typeof composeSession>) =>
  plan.stretches.flatMap((stretch) =>
    stretch.kind === 'break' ? ['—'] : stretch.items.map(({ itemId }) => itemId),
  );

describe('a day of study', () => {
  test('is what is due, the nearest to being forgotten first, then new items of the topics asked most', () => {
    const plan = composeSession(
      [
        item('new-24', 24),
        item('new-8', 8),
        item('later', 8, memory({ dueOn: '2026-11-20' })),
        item('due', 24, memory()),
        item('fading', 24, memory({ stability: 1 })),
      ],
      wish(),
    );
    expect(ids(plan)).toEqual(['fading', 'due', 'new-8', 'new-24']);
    expect(plan.stretches.map(({ kind }) => kind)).toEqual(['review', 'new']);
  });

  test('aims at the exam when there is one: a heavy topic that nobody has met before a light one that is due', () => {
    const many = Array.from({ length: 40 }, (_, n) => item(`new-${n}`, 8));
    const plan = composeSession(
      [...many, item('due-24', 24, memory())],
      wish({ examDate: '2027-01-15', limit: 5 }),
    );
    expect(ids(plan)).not.toContain('due-24');
    expect(ids(composeSession([...many, item('due-24', 24, memory())], wish({ limit: 5 })))).toContain(
      'due-24',
    );
  });

  test('what was answered right today is not asked again today; what was failed is', () => {
    const right = item('right', 8, memory({ reviewedOn: today, dueOn: '2026-11-18' }));
    const failed = item('failed', 8, memory({ reviewedOn: today, dueOn: today, stability: 0.3 }));
    expect(ids(composeSession([right, failed], wish({ examDate: '2026-11-30' })))).toEqual(['failed']);
    expect(ids(composeSession([right, failed], wish()))).toEqual(['failed']);
  });

  test('has a break after 25 minutes of work, and none in a short session', () => {
    const many = Array.from({ length: 200 }, (_, n) => item(`n${n}`, 8));
    expect(breaksIn(25)).toBe(0);
    expect(breaksIn(60)).toBe(1);
    expect(breaksIn(90)).toBe(2);
    const plan = composeSession(many, wish({ minutes: 90 }));
    expect(plan.stretches.map(({ kind }) => kind)).toEqual(['new', 'break', 'new', 'break', 'new']);
    // Two minutes of work do not need a break before them.
    expect(composeSession(many, wish({ minutes: 30 })).stretches).toHaveLength(1);
    expect(composeSession(many, wish({ minutes: 20 })).stretches).toHaveLength(1);
  });

  test('follows the rhythm and the new items that someone chose', () => {
    const many = Array.from({ length: 200 }, (_, n) => item(`n${n}`, 8));
    const rhythm = { workMinutes: 15, breakMinutes: 5 };
    const plan = composeSession(many, wish({ minutes: 60, rhythm }));
    const pauses = plan.stretches.filter(({ kind }) => kind === 'break');
    expect(pauses.map(({ minutes }) => minutes)).toEqual([5, 5]);
    const due = Array.from({ length: 5 }, (_, n) => item(`due${n}`, 8, memory()));
    const few = composeSession([...many, ...due], wish({ minutes: 60, newLimit: 3 }));
    expect(ids(few).filter((id) => id.startsWith('n'))).toHaveLength(3);
    expect(ids(few)).toHaveLength(8);
  });

  test('keeps the limit of a free account', () => {
    const many = Array.from({ length: 60 }, (_, n) => item(`n${n}`, 8));
    expect(ids(composeSession(many, wish({ limit: 3 })))).toHaveLength(3);
    expect(composeSession(many, wish({ limit: 0 })).stretches).toEqual([]);
  });

  test('never lasts longer than asked, but for one item', () => {
    const state = fc.option(
      fc.record({
        stability: fc.double({ min: 0.2, max: 200, noNaN: true }),
        days: fc.integer({ min: 0, max: 90 }),
      }),
    );
    fc.assert(
      fc.property(
        fc.array(state, { maxLength: 120 }),
        fc.integer({ min: 5, max: 120 }),
        fc.boolean(),
        (states, minutes, exam) => {
          const candidates = states.map((one, n) =>
            item(
              `i${n}`,
              8,
              one && memory({ stability: one.stability, reviewedOn: '2026-10-01', dueOn: '2026-10-05' }),
            ),
          );
          const plan = composeSession(candidates, wish({ minutes, examDate: exam ? '2027-02-01' : null }));
          // Each stretch is rounded to its minute.
          expect(plan.minutes).toBeLessThanOrEqual(minutes + 1 + plan.stretches.length);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('what an answer today is worth on exam day', () => {
  test('is never negative, and nothing right after having answered', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 300, noNaN: true }),
        fc.double({ min: 1, max: 10, noNaN: true }),
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 1, max: 240 }),
        (stability, difficulty, daysSince, days) => {
          expect(examGain({ stability, difficulty, daysSince }, days)).toBeGreaterThan(-0.35);
          expect(examGain(null, days)).toBeCloseTo(recallOfNew(days) - KNOWN_UNSEEN, 9);
        },
      ),
    );
    const fresh = { stability: 5, difficulty: 5, daysSince: 0 };
    const waited = { stability: 5, difficulty: 5, daysSince: 8 };
    expect(examGain(waited, 30)).toBeGreaterThan(examGain(fresh, 30));
  });
});
