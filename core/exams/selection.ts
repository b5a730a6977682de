import { distribute, spreadOverTopics, topicWeight } from '../syllabus/topic-weights.ts';
import type { Outcome, QuestionKind } from './exam.ts';

export type BankQuestion = {
  id: string;
  topic: number;
  kind: QuestionKind;
  difficulty: number;
  /** The article it refers to. */
  law?: string | null;
  article?: string | null;
};

/** What one student has done with one question. */
export type QuestionHistory = { times: number; last: Outcome | null; hasFailed: boolean; flagged: boolean };
export type QuestionHistories = ReadonlyMap<string, QuestionHistory>;

/** `failed`: wrong the last time. `ever-failed`: also if answered right since; `recovered`: only those. */
export const onlyChoices = ['all', 'failed', 'ever-failed', 'recovered', 'unseen', 'flagged'] as const;
export type Only = (typeof onlyChoices)[number];

export type Filters = {
  kind: QuestionKind;
  /** Empty means all. */
  topics: readonly number[];
  /** 1 to 3; null means any. */
  difficulty: number | null;
  only: Only;
  /** Questions about a law or one of its articles, or a single one; null means any. */
  about?: About | null;
};

export type About = { law: string; article?: string | undefined } | { question: string };

const isAbout = (question: BankQuestion, about: About): boolean =>
  'question' in about
    ? question.id === about.question
    : question.law === about.law && (about.article === undefined || question.article === about.article);

type Random = () => number;

export const matchesOnly: Record<Only, (standing: QuestionHistory | undefined) => boolean> = {
  all: () => true,
  failed: (standing) => standing?.last === 'wrong',
  'ever-failed': (standing) => standing?.hasFailed === true,
  recovered: (standing) => standing?.hasFailed === true && standing.last === 'right',
  unseen: (standing) => standing === undefined || standing.times === 0,
  flagged: (standing) => standing?.flagged === true,
};

/** Questions by kind and topic. Built once and cached, because every exam needs it. */
export type QuestionBank = ReadonlyMap<QuestionKind, ReadonlyMap<number, TopicQuestions>>;
type TopicQuestions = { questions: BankQuestion[]; ids: string[] };
/** Question ids by topic. */
type Candidates = ReadonlyMap<number, readonly string[]>;

export function indexBank(bank: readonly BankQuestion[]): QuestionBank {
  const shelves = new Map<QuestionKind, Map<number, TopicQuestions>>();
  for (const question of bank) {
    const topics = shelves.get(question.kind) ?? new Map<number, TopicQuestions>();
    shelves.set(question.kind, topics);
    const shelf = topics.get(question.topic) ?? { questions: [], ids: [] };
    topics.set(question.topic, shelf);
    shelf.questions.push(question);
    shelf.ids.push(question.id);
  }
  return shelves;
}

export function matching(shelves: QuestionBank, standings: QuestionHistories, filters: Filters): Candidates {
  const { kind, topics, difficulty, only, about = null } = filters;
  const fit = ({ questions, ids }: TopicQuestions): readonly string[] =>
    difficulty === null && only === 'all' && about === null
      ? ids
      : questions
          .filter(
            (question) =>
              (difficulty === null || question.difficulty === difficulty) &&
              (about === null || isAbout(question, about)) &&
              matchesOnly[only](standings.get(question.id)),
          )
          .map(({ id }) => id);
  return new Map(
    [...(shelves.get(kind) ?? [])]
      .filter(([topic]) => topics.length === 0 || topics.includes(topic))
      .map(([topic, shelf]) => [topic, fit(shelf)] as const)
      .filter(([, ids]) => ids.length > 0),
  );
}

export const without = (candidates: Candidates, excluded: ReadonlySet<string>): Candidates =>
  excluded.size === 0
    ? candidates
    : new Map(
        [...candidates]
          .map(([topic, ids]) => [topic, ids.filter((id) => !excluded.has(id))] as const)
          .filter(([, ids]) => ids.length > 0),
      );

const byWeight = (a: number, b: number): number => topicWeight(b) - topicWeight(a) || a - b;

/** How often each topic was asked, topic 1 first. */
export type Spread = readonly number[];

const askedIn = (spread: Spread, topic: number): number => spread[topic - 1] ?? 0;

/** Only the topics that were asked in past exams with this spread. */
export const askedTopics = (candidates: Candidates, spread: Spread): Candidates =>
  new Map([...candidates].filter(([topic]) => askedIn(spread, topic) > 0));

/** A test of these topics, each with the share of questions that it had in past exams. */
export function chooseBySpread(
  candidates: Candidates,
  spread: Spread,
  count: number,
  standings: QuestionHistories,
  random: Random,
): string[] {
  const asked = askedTopics(candidates, spread);
  const topics = [...asked.keys()];
  const shares = distribute(
    count,
    topics.map((topic) => askedIn(spread, topic)),
  );
  const quotas = new Map(topics.map((topic, index) => [topic, shares[index] ?? 0]));
  return choose(asked, quotas, count, standings, random);
}

/** A custom test: distributed evenly over the topics; the remainder goes to those asked most in past exams. */
export function chooseTest(
  candidates: Candidates,
  count: number,
  standings: QuestionHistories,
  random: Random,
): string[] {
  const topics = [...candidates.keys()].sort(byWeight);
  const quotas = new Map(
    topics.map((topic, index) => [
      topic,
      Math.floor(count / topics.length) + (index < count % topics.length ? 1 : 0),
    ]),
  );
  return choose(candidates, quotas, count, standings, random);
}

/** The official mock: distributed over the 45 topics like past exams. */
export function chooseMock(
  shelves: QuestionBank,
  count: number,
  standings: QuestionHistories,
  random: Random,
): string[] {
  const all = matching(shelves, standings, { kind: 'choice', topics: [], difficulty: null, only: 'all' });
  const quotas = new Map(spreadOverTopics(count).map((quota, index) => [index + 1, quota]));
  return choose(all, quotas, count, standings, random);
}

/**
 * A mock like one call: its distribution over the topics, with as many easy, medium and hard questions as the topics
 * allow. If a topic has too few, the others that were asked fill up.
 */
export function chooseLikeCall(
  shelves: QuestionBank,
  spread: Spread,
  count: number,
  standings: QuestionHistories,
  random: Random,
): string[] {
  const left = new Map(
    [...(shelves.get('choice') ?? [])]
      .filter(([topic]) => askedIn(spread, topic) > 0)
      .sort(([a], [b]) => askedIn(spread, b) - askedIn(spread, a) || a - b)
      .map(([topic, { questions }]) => [topic, idsByDifficulty(questions)] as const),
  );
  const quotas = distribute(count, spread);
  const asked = new Map<number, number>();
  const chosen: string[] = [];
  const take = (levels: Map<number, string[]>, wanted: number) => {
    for (let taken = 0; taken < wanted; taken += 1) {
      const [level, ids] =
        [...levels].sort(([a], [b]) => (asked.get(a) ?? 0) - (asked.get(b) ?? 0) || a - b)[0] ?? [];
      if (level === undefined || ids === undefined) return;
      const [id] = pickLeastSeen(ids, 1, standings, random);
      if (id === undefined) return;
      chosen.push(id);
      asked.set(level, (asked.get(level) ?? 0) + 1);
      const rest = ids.filter((other) => other !== id);
      if (rest.length > 0) levels.set(level, rest);
      else levels.delete(level);
    }
  };
  for (const [topic, levels] of left) take(levels, quotas[topic - 1] ?? 0);
  for (const levels of left.values()) take(levels, count - chosen.length);
  shuffle(chosen, chosen.length, random);
  return chosen;
}

function idsByDifficulty(questions: readonly BankQuestion[]): Map<number, string[]> {
  const levels = new Map<number, string[]>();
  for (const { id, difficulty } of questions) {
    const ids = levels.get(difficulty);
    if (ids) ids.push(id);
    else levels.set(difficulty, [id]);
  }
  return levels;
}

/**
 * Fills each topic's quota with the questions that the student has seen least, at random among equals. If a topic has
 * too few, the others fill up, by weight. The result is shuffled.
 */
function choose(
  candidates: Candidates,
  quotas: ReadonlyMap<number, number>,
  count: number,
  standings: QuestionHistories,
  random: Random,
): string[] {
  const chosen: string[] = [];
  const left: (readonly string[])[] = [];
  for (const [topic, ids] of [...candidates].sort(([a], [b]) => byWeight(a, b))) {
    const taken = pickLeastSeen(
      ids,
      Math.min(quotas.get(topic) ?? 0, count - chosen.length),
      standings,
      random,
    );
    chosen.push(...taken);
    if (taken.length < ids.length) left.push(ids);
  }
  const had = new Set(chosen);
  for (const ids of left) {
    const missing = count - chosen.length;
    if (missing === 0) break;
    const rest = ids.filter((id) => !had.has(id));
    chosen.push(...pickLeastSeen(rest, missing, standings, random));
  }
  shuffle(chosen, chosen.length, random);
  return chosen;
}

const DRAWS_PER_QUESTION = 4;

/** Tries a few random draws first, because most students have not seen most questions. */
function pickLeastSeen(
  ids: readonly string[],
  count: number,
  standings: QuestionHistories,
  random: Random,
): string[] {
  if (count <= 0) return [];
  const taken = new Set<string>();
  if (count * DRAWS_PER_QUESTION < ids.length)
    for (let draw = count * DRAWS_PER_QUESTION; draw > 0 && taken.size < count; draw -= 1) {
      const id = ids[Math.floor(random() * ids.length)] ?? '';
      if ((standings.get(id)?.times ?? 0) === 0) taken.add(id);
    }
  return taken.size === count ? [...taken] : pickByTimesSeen(ids, count, standings, random);
}

function pickByTimesSeen(
  ids: readonly string[],
  count: number,
  standings: QuestionHistories,
  random: Random,
): string[] {
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

/** Fisher–Yates shuffle of the first `count` places. */
function shuffle(items: string[], count: number, random: Random): void {
  for (let place = 0; place < count; place += 1) {
    const other = place + Math.floor(random() * (items.length - place));
    const held = items[place] ?? '';
    items[place] = items[other] ?? held;
    items[other] = held;
  }
}
