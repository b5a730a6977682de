import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examGain, KNOWN_UNSEEN, recallOfNew } from './exam-gain';
import { breaksIn, type Candidate, composeSession, NEW_FROM_UNREAD } from './session';

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
const sessionInput = (given: object = {}) => ({
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

describe('a study session', () => {
  test('has due items first, by lowest recall, then new items of the heaviest topics', () => {
    const plan = composeSession(
      [
        item('new-24', 24),
        item('new-8', 8),
        item('later', 8, memory({ dueOn: '2026-11-20' })),
        item('due', 24, memory()),
        item('fading', 24, memory({ stability: 1 })),
      ],
      sessionInput(),
    );
    expect(ids(plan)).toEqual(['fading', 'due', 'new-8', 'new-24']);
    expect(plan.stretches.map(({ kind }) => kind)).toEqual(['review', 'new']);
  });

  test('asks the questions of a topic before its statements, in whatever order they come', () => {
    const statement = { ...item('statement', 8), kind: 'true-false' as const };
    const card = { ...item('card', 8), kind: 'flashcard' as const };
    const plan = composeSession([card, statement, item('question', 8)], sessionInput());
    expect(ids(plan)).toEqual(['question', 'statement', 'card']);
  });

  test('with an exam date prefers new items of a heavy topic to due items of a light one', () => {
    const many = Array.from({ length: 40 }, (_, n) => item(`new-${n}`, 8));
    const plan = composeSession(
      [...many, item('due-24', 24, memory())],
      sessionInput({ examDate: '2027-01-15', limit: 5 }),
    );
    expect(ids(plan)).not.toContain('due-24');
    expect(
      ids(composeSession([...many, item('due-24', 24, memory())], sessionInput({ limit: 5 }))),
    ).toContain('due-24');
  });

  test('asks at most ten new items of topics that were not read', () => {
    const fresh = [8, 24].flatMap((topic) =>
      Array.from({ length: 60 }, (_, n) => item(`${topic}-${n}`, topic)),
    );
    const asked = (readTopics: number[], held: Candidate[] = []) =>
      composeSession([...held, ...fresh], sessionInput({ minutes: 60, readTopics: new Set(readTopics) }))
        .stretches.flatMap((stretch) => (stretch.kind === 'new' ? stretch.items : []))
        .map(({ topic }) => topic);
    expect(asked([])).toHaveLength(NEW_FROM_UNREAD);
    expect(asked([24]).filter((topic) => topic === 24).length).toBeGreaterThan(30);
    expect(asked([24]).filter((topic) => topic === 8)).toHaveLength(NEW_FROM_UNREAD);
    // Ten answers in a topic are worth reading a section of it.
    const known = Array.from({ length: 10 }, (_, n) => item(`known-${n}`, 8, memory()));
    expect(asked([], known).length).toBeGreaterThan(30);
  });

  test('repeats today’s failed items but not the right ones', () => {
    const right = item('right', 8, memory({ reviewedOn: today, dueOn: '2026-11-18' }));
    const failed = item('failed', 8, memory({ reviewedOn: today, dueOn: today, stability: 0.3 }));
    expect(ids(composeSession([right, failed], sessionInput({ examDate: '2026-11-30' })))).toEqual([
      'failed',
    ]);
    expect(ids(composeSession([right, failed], sessionInput()))).toEqual(['failed']);
  });

  test('has a break after 25 minutes of work, and none in a short session', () => {
    const many = Array.from({ length: 200 }, (_, n) => item(`n${n}`, 8));
    expect(breaksIn(25)).toBe(0);
    expect(breaksIn(60)).toBe(1);
    expect(breaksIn(90)).toBe(2);
    const plan = composeSession(many, sessionInput({ minutes: 90 }));
    expect(plan.stretches.map(({ kind }) => kind)).toEqual(['new', 'break', 'new', 'break', 'new']);
    // No break before a few remaining minutes.
    expect(composeSession(many, sessionInput({ minutes: 30 })).stretches).toHaveLength(1);
    expect(composeSession(many, sessionInput({ minutes: 20 })).stretches).toHaveLength(1);
  });

  test('follows the chosen break settings and limit of new items', () => {
    const many = Array.from({ length: 200 }, (_, n) => item(`n${n}`, 8));
    const rhythm = { workMinutes: 15, breakMinutes: 5 };
    const plan = composeSession(many, sessionInput({ minutes: 60, rhythm }));
    const pauses = plan.stretches.filter(({ kind }) => kind === 'break');
    expect(pauses.map(({ minutes }) => minutes)).toEqual([5, 5]);
    const due = Array.from({ length: 5 }, (_, n) => item(`due${n}`, 8, memory()));
    const few = composeSession([...many, ...due], sessionInput({ minutes: 60, newLimit: 3 }));
    expect(ids(few).filter((id) => id.startsWith('n'))).toHaveLength(3);
    expect(ids(few)).toHaveLength(8);
  });

  test('respects the limit of a free account', () => {
    const many = Array.from({ length: 60 }, (_, n) => item(`n${n}`, 8));
    expect(ids(composeSession(many, sessionInput({ limit: 3 })))).toHaveLength(3);
    expect(composeSession(many, sessionInput({ limit: 0 })).stretches).toEqual([]);
  });

  test('never exceeds the requested minutes by more than one item', () => {
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
          const plan = composeSession(
            candidates,
            sessionInput({ minutes, examDate: exam ? '2027-02-01' : null }),
          );
          // Each stretch is rounded to its minute.
          expect(plan.minutes).toBeLessThanOrEqual(minutes + 1 + plan.stretches.length);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('the gain of an answer today for the exam day', () => {
  test('grows with the time since the last review', () => {
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
