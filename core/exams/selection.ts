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

/** A bank in order: by kind, then by topic. Made once and kept, for it is chosen from with every exam. */
export type Shelves = ReadonlyMap<QuestionKind, ReadonlyMap<number, Shelf>>;
type Shelf = { questions: BankQuestion[]; ids: string[] };
/** What can be chosen, by topic. */
type Candidates = ReadonlyMap<number, readonly string[]>;

export function shelve(bank: readonly BankQuestion[]): Shelves {
  const shelves = new Map<QuestionKind, Map<number, Shelf>>();
  for (const question of bank) {
    const topics = shelves.get(question.kind) ?? new Map<number, Shelf>();
    shelves.set(question.kind, topics);
    const shelf = topics.get(question.topic) ?? { questions: [], ids: [] };
    topics.set(question.topic, shelf);
    shelf.questions.push(question);
    shelf.ids.push(question.id);
  }
  return shelves;
}

export function matching(shelves: Shelves, standings: Standings, filters: Filters): Candidates {
  const { kind, topics, difficulty, only } = filters;
  const fit = ({ questions, ids }: Shelf): readonly string[] =>
    difficulty === null && only === 'all'
      ? ids
      : questions
          .filter(
            (question) =>
              (difficulty === null || question.difficulty === difficulty) &&
              fits[only](standings.get(question.id)),
          )
          .map(({ id }) => id);
  return new Map(
    [...(shelves.get(kind) ?? [])]
      .filter(([topic]) => topics.length === 0 || topics.includes(topic))
      .map(([topic, shelf]) => [topic, fit(shelf)] as const)
      .filter(([, ids]) => ids.length > 0),
  );
}

const byWeight = (a: number, b: number): number => topicWeight(b) - topicWeight(a) || a - b;

/** A test of the student's own: the topics share it evenly, the one asked more in past exams first. */
export function chooseTest(
  candidates: Candidates,
  count: number,
  standings: Standings,
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

/** The official mock: the spread that past exams had over the 45 topics. */
export function chooseMock(shelves: Shelves, count: number, standings: Standings, random: Random): string[] {
  const all = matching(shelves, standings, { kind: 'choice', topics: [], difficulty: null, only: 'all' });
  const quotas = new Map(spreadOverTopics(count).map((quota, index) => [index + 1, quota]));
  return choose(all, quotas, count, standings, random);
}

/**
 * Fills each topic's quota with the questions that the student has had least, at random among equals. A topic that has too
 * few leaves its places to the others, to those of the greatest weight first. The order is shuffled once, here.
 */
function choose(
  candidates: Candidates,
  quotas: ReadonlyMap<number, number>,
  count: number,
  standings: Standings,
  random: Random,
): string[] {
  const chosen: string[] = [];
  const left: (readonly string[])[] = [];
  for (const [topic, ids] of [...candidates].sort(([a], [b]) => byWeight(a, b))) {
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

/** How many draws are worth making before everything is counted. */
const DRAWS_PER_QUESTION = 4;

/** Most students have not met most questions: a few draws find enough new ones. Only a bank that is nearly used up is counted. */
function leastHad(ids: readonly string[], count: number, standings: Standings, random: Random): string[] {
  if (count <= 0) return [];
  const taken = new Set<string>();
  if (count * DRAWS_PER_QUESTION < ids.length)
    for (let draw = count * DRAWS_PER_QUESTION; draw > 0 && taken.size < count; draw -= 1) {
      const id = ids[Math.floor(random() * ids.length)] ?? '';
      if ((standings.get(id)?.times ?? 0) === 0) taken.add(id);
    }
  return taken.size === count ? [...taken] : countedLeast(ids, count, standings, random);
}

function countedLeast(ids: readonly string[], count: number, standings: Standings, random: Random): string[] {
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
