import { describe, expect, it } from 'vitest';
import { spreadOverTopics } from '../syllabus/topic-weights';
import {
  type BankQuestion,
  chooseBySpread,
  chooseLikeCall,
  chooseMock,
  chooseTest,
  type Filters,
  indexBank,
  matching,
  type QuestionHistory,
} from './selection';

/** A deterministic generator, so that failures can be reproduced. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const bank: BankQuestion[] = Array.from({ length: 45 }, (_, topic) =>
  Array.from({ length: 20 }, (_, index) => ({
    id: `t${topic + 1}-q${index}`,
    topic: topic + 1,
    kind: 'choice' as const,
    difficulty: (index % 3) + 1,
  })),
).flat();
const statements: BankQuestion[] = [{ id: 't1-v1', topic: 1, kind: 'true-false', difficulty: 1 }];
const topicOf = new Map(bank.map(({ id, topic }) => [id, topic]));
const noHistory = new Map<string, QuestionHistory>();
const history = (given: Partial<QuestionHistory> = {}): QuestionHistory => ({
  times: 1,
  last: 'right',
  hasFailed: false,
  flagged: false,
  ...given,
});
const filters = (given: Partial<Filters> = {}): Filters => ({
  kind: 'choice',
  topics: [],
  difficulty: null,
  only: 'all',
  ...given,
});

describe('the matching questions', () => {
  const standings = new Map([
    ['t1-q0', history({ last: 'wrong', hasFailed: true })],
    ['t2-q1', history({ hasFailed: true })],
    ['t1-q1', history({ flagged: true })],
    ['t2-q0', history({ times: 0, last: null, flagged: true })],
  ]);
  const ids = (given: Partial<Filters>) =>
    [...matching(indexBank([...bank, ...statements]), standings, filters(given)).values()].flat();

  it('have the selected topics, difficulty and kind', () => {
    expect(ids({ topics: [3, 4] })).toHaveLength(40);
    expect(ids({ topics: [3], difficulty: 3 })).toHaveLength(6);
    expect(ids({ kind: 'true-false' })).toEqual(['t1-v1']);
    expect(ids({ topics: [99] })).toEqual([]);
  });

  it('can be limited to failed, unseen or flagged ones', () => {
    expect(ids({ only: 'failed' })).toEqual(['t1-q0']);
    expect(ids({ only: 'ever-failed' })).toEqual(['t1-q0', 't2-q1']);
    expect(ids({ only: 'recovered' })).toEqual(['t2-q1']);
    expect(ids({ only: 'flagged' })).toEqual(['t1-q1', 't2-q0']);
    expect(ids({ only: 'unseen', topics: [1] })).toHaveLength(18);
    expect(ids({ only: 'unseen', topics: [2] })).toContain('t2-q0');
  });
});

describe('an official mock', () => {
  const mock = chooseMock(indexBank([...bank, ...statements]), 100, noHistory, seeded(7));

  it('has 100 different choice questions, distributed over topics like past exams', () => {
    expect(new Set(mock).size).toBe(100);
    expect(mock).not.toContain('t1-v1');
    const spread = spreadOverTopics(100).map(
      (_, index) => mock.filter((id) => topicOf.get(id) === index + 1).length,
    );
    expect(spread).toEqual(spreadOverTopics(100));
  });

  it('is different each time', () => {
    expect(chooseMock(indexBank(bank), 100, noHistory, seeded(8))).not.toEqual(mock);
    expect(chooseMock(indexBank(bank), 100, noHistory, seeded(7))).toEqual(mock);
  });

  it('fills up from other topics when one has too few questions', () => {
    const poor = bank.filter(({ topic, id }) => topic !== 8 || id === 't8-q0');
    const chosen = chooseMock(indexBank(poor), 100, noHistory, seeded(3));
    expect(new Set(chosen).size).toBe(100);
    expect(chosen).toContain('t8-q0');
  });

  it('is shorter when the bank is small', () => {
    expect(chooseMock(indexBank(bank.slice(0, 30)), 100, noHistory, seeded(3))).toHaveLength(30);
    expect(chooseMock(indexBank([]), 100, noHistory, seeded(3))).toEqual([]);
  });
});

describe('a test', () => {
  it('distributes its questions evenly over the topics', () => {
    const candidates = matching(indexBank(bank), noHistory, filters({ topics: [1, 8, 24] }));
    const chosen = chooseTest(candidates, 10, noHistory, seeded(5));
    const spread = [1, 8, 24].map((topic) => chosen.filter((id) => topicOf.get(id) === topic).length);
    expect(spread).toEqual([3, 4, 3]);
  });

  it('prefers the questions that the student has seen least', () => {
    const standings = new Map(
      bank
        .filter(({ topic }) => topic === 1)
        .map(({ id }, index) => [id, history({ times: index < 15 ? 2 : 1 })]),
    );
    standings.delete('t1-q0');
    const candidates = matching(indexBank(bank), standings, filters({ topics: [1] }));
    const chosen = chooseTest(candidates, 6, standings, seeded(1));
    expect([...chosen].sort()).toEqual(['t1-q0', 't1-q15', 't1-q16', 't1-q17', 't1-q18', 't1-q19']);
  });

  it('prefers unseen questions in a large bank', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => ({
      id: `q${index}`,
      topic: 1 + (index % 45),
      kind: 'choice' as const,
      difficulty: 1,
    }));
    const standings = new Map(many.filter((_, index) => index % 2 === 0).map(({ id }) => [id, history()]));
    const chosen = chooseMock(indexBank(many), 100, standings, seeded(9));
    expect(new Set(chosen).size).toBe(100);
    expect(chosen.some((id) => standings.has(id))).toBe(false);
  });

  it('does not repeat questions when there are too few', () => {
    const candidates = matching(indexBank(bank), noHistory, filters({ topics: [1] }));
    expect(new Set(chooseTest(candidates, 100, noHistory, seeded(1))).size).toBe(20);
    expect(chooseTest(new Map(), 10, noHistory, seeded(1))).toEqual([]);
  });
});

describe('a mock like one call', () => {
  const spread = Array.from({ length: 45 }, (_, index) => (index === 7 ? 12 : index < 44 ? 2 : 0));
  const perTopic = (ids: readonly string[], topic: number) =>
    ids.filter((id) => topicOf.get(id) === topic).length;
  const difficultyOf = new Map(bank.map(({ id, difficulty }) => [id, difficulty]));

  it('has the same number of questions of each topic and none of those that were not asked', () => {
    const chosen = chooseLikeCall(indexBank(bank), spread, 98, noHistory, seeded(2));
    expect(new Set(chosen).size).toBe(98);
    expect(spread.map((_, index) => perTopic(chosen, index + 1))).toEqual(spread);
  });

  it('has as many easy as medium and hard questions', () => {
    const chosen = chooseLikeCall(indexBank(bank), spread, 90, noHistory, seeded(4));
    const counts = [1, 2, 3].map((level) => chosen.filter((id) => difficultyOf.get(id) === level).length);
    expect(counts).toEqual([30, 30, 30]);
  });

  it('fills up from the topics that were asked, never from the others', () => {
    const poor = bank.filter(({ topic, id }) => topic === 45 || topic <= 3 || id === 't8-q0');
    const chosen = chooseLikeCall(indexBank(poor), spread, 50, noHistory, seeded(6));
    expect(new Set(chosen).size).toBe(50);
    expect([perTopic(chosen, 8), perTopic(chosen, 45)]).toEqual([1, 0]);
  });

  it('prefers the questions that the student has not seen', () => {
    const standings = new Map(
      bank.filter(({ id }) => !id.endsWith('5') && !id.endsWith('7')).map(({ id }) => [id, history()]),
    );
    const only = spread.map((count, index) => (index === 2 ? count : 0));
    const chosen = chooseLikeCall(indexBank(bank), only, 2, standings, seeded(1));
    expect(chosen.some((id) => standings.has(id))).toBe(false);
  });
});

describe('a test by what was asked most', () => {
  const spread = [30, 10, 0];
  it('gives each topic its share and leaves out what was not asked', () => {
    const candidates = matching(indexBank(bank), noHistory, filters({ topics: [1, 2, 3] }));
    const chosen = chooseBySpread(candidates, spread, 20, noHistory, seeded(5));
    expect([1, 2, 3].map((topic) => chosen.filter((id) => topicOf.get(id) === topic).length)).toEqual([
      15, 5, 0,
    ]);
  });
});
