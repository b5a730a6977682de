import { spreadOverTopics, topicWeight } from '../syllabus/topic-weights.ts';
import type { Outcome, QuestionKind } from './exam.ts';

/** What choosing needs to know of a question. */
export type BankQuestion = { id: string; topic: number; kind: QuestionKind; difficulty: number };

/** What choosing needs to know of one student and one question. */
export type Standing = { times: number; last: Outcome | null; marked: boolean };
export type Standings = ReadonlyMap<string, Standing>;

export const onlyChoices = ['all', 'failed', 'unseen', 'marked'] as const;
export type Only = (typeof onlyChoices)[number];

export type Filters = {
  kind: QuestionKind;
  /** Empty: all of them. */
  topics: readonly number[];
  /** 1 to 3; null: any. */
  difficulty: number | null;
  only: Only;
};

type Random = () => number;

const fits: Record<Only, (standing: Standing | undefined) => boolean> = {
  all: () => true,
  failed: (standing) => standing?.last === 'wrong',
  unseen: (standing) => standing === undefined || standing.times === 0,
  marked: (standing) => standing?.marked === true,
};

export function matching(
  bank: readonly BankQuestion[],
  standings: Standings,
  { kind, topics, difficulty, only }: Filters,
): BankQuestion[] {
  const wanted = new Set(topics);
  return bank.filter(
    (question) =>
      question.kind === kind &&
      (wanted.size === 0 || wanted.has(question.topic)) &&
      (difficulty === null || question.difficulty === difficulty) &&
      fits[only](standings.get(question.id)),
  );
}

/** A test of the student's own: the topics share it evenly, the one asked more in past exams first. */
export function chooseTest(
  candidates: readonly BankQuestion[],
  count: number,
  standings: Standings,
  random: Random,
): string[] {
  const topics = [...new Set(candidates.map(({ topic }) => topic))].sort(
    (a, b) => topicWeight(b) - topicWeight(a) || a - b,
  );
  const quotas = new Map(
    topics.map((topic, index) => [
      topic,
      Math.floor(count / topics.length) + (index < count % topics.length ? 1 : 0),
    ]),
  );
  return choose(candidates, quotas, count, standings, random);
}

/** The official mock: the spread that past exams had over the 45 topics. */
export function chooseMock(
  bank: readonly BankQuestion[],
  count: number,
  standings: Standings,
  random: Random,
): string[] {
  const candidates = bank.filter(({ kind }) => kind === 'choice');
  const quotas = new Map(spreadOverTopics(count).map((quota, index) => [index + 1, quota]));
  return choose(candidates, quotas, count, standings, random);
}

/**
 * Fills each topic's quota with the questions that the student has had least, at random among equals. A topic that has too
 * few leaves its places to the others, to those of the greatest weight first. The order is shuffled once, here.
 */
function choose(
  candidates: readonly BankQuestion[],
  quotas: ReadonlyMap<number, number>,
  count: number,
  standings: Standings,
  random: Random,
): string[] {
  const byTopic = new Map<number, string[]>();
  for (const { id, topic } of candidates) {
    const ids = byTopic.get(topic);
    if (ids) ids.push(id);
    else byTopic.set(topic, [id]);
  }
  const chosen: string[] = [];
  const left: string[][] = [];
  const topics = [...byTopic].sort(([a], [b]) => topicWeight(b) - topicWeight(a) || a - b);
  for (const [topic, ids] of topics) {
    const taken = leastHad(ids, Math.min(quotas.get(topic) ?? 0, count - chosen.length), standings, random);
    chosen.push(...taken);
    if (taken.length < ids.length) left.push(ids);
  }
  const had = new Set(chosen);
  for (const ids of left) {
    const missing = count - chosen.length;
    if (missing === 0) break;
    const rest = ids.filter((id) => !had.has(id));
    chosen.push(...leastHad(rest, missing, standings, random));
  }
  shuffle(chosen, chosen.length, random);
  return chosen;
}

/** Without sorting them all: a bank has tens of thousands. */
function leastHad(ids: readonly string[], count: number, standings: Standings, random: Random): string[] {
  if (count <= 0) return [];
  const byTimes = new Map<number, string[]>();
  for (const id of ids) {
    const times = standings.get(id)?.times ?? 0;
    const level = byTimes.get(times);
    if (level) level.push(id);
    else byTimes.set(times, [id]);
  }
  const taken: string[] = [];
  for (const times of [...byTimes.keys()].sort((a, b) => a - b)) {
    const level = byTimes.get(times) ?? [];
    const wanted = Math.min(level.length, count - taken.length);
    shuffle(level, wanted, random);
    taken.push(...level.slice(0, wanted));
    if (taken.length === count) break;
  }
  return taken;
}

/** Fisher and Yates, for the first `count` places. */
function shuffle(items: string[], count: number, random: Random): void {
  for (let place = 0; place < count; place += 1) {
    const other = place + Math.floor(random() * (items.length - place));
    const held = items[place] ?? '';
    items[place] = items[other] ?? held;
    items[other] = held;
  }
}
