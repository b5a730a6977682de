import { bestTopic, couldAnswer, type TopicState, whyThisTopic } from '@atalaya/core/briefing/briefing';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { daysBetween } from '@atalaya/core/profile/study-plan';
import { patrolGoals } from '../patrols/goals';
import type { Kit } from '../platform/kit';
import { wholeCatalogue } from '../review/catalogue';
import * as rows from './briefing.queries';
import type { BriefingContent } from './briefing.tables';

const LAW_DAYS = 60;
const FORUM_DAYS = 30;
const LAWS_SHOWN = 2;

/** What is the same for everyone, read once for all batches. */
export async function sharedNews(kit: Kit) {
  const now = kit.clock.now();
  const [catalogue, questions, changes] = await Promise.all([
    wholeCatalogue(kit),
    rows.selectUnanswered(kit.db, new Date(now.getTime() - FORUM_DAYS * DAY_MS)),
    rows.selectLawChanges(kit.db, dayInSpain(now), LAW_DAYS),
  ]);
  return { catalogue, questions, changes };
}

type Shared = Awaited<ReturnType<typeof sharedNews>>;

const groupBy = <T extends { userId: string }>(items: Iterable<T>): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const held = groups.get(item.userId);
    if (held) held.push(item);
    else groups.set(item.userId, [item]);
  }
  return groups;
};

/** The pages of some users, with as many statements as for one. */
export async function contentsFor(
  kit: Kit,
  shared: Shared,
  readers: readonly rows.Reader[],
): Promise<Map<string, BriefingContent>> {
  const { db, clock } = kit;
  const today = dayInSpain(clock.now());
  const ids = readers.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const [topics, tallies, plans, patrols] = await Promise.all([
    rows.selectTopics(db, ids, today).then(groupBy),
    rows.selectTallies(db, ids).then(groupBy),
    rows.selectPlans(db, ids, today).then(groupBy),
    patrolGoals(db, ids, today),
  ]);
  return new Map(
    readers.map((reader) => [
      reader.id,
      contentOf(shared, reader, today, {
        topics: topics.get(reader.id) ?? [],
        tallies: tallies.get(reader.id) ?? [],
        plan: plans.get(reader.id) ?? [],
        patrol: patrols.get(reader.id) ?? null,
      }),
    ]),
  );
}

type Own = {
  topics: rows.TopicRow[];
  tallies: { topic: number; answers: number; right: number }[];
  plan: { kind: 'study' | 'review' | 'mock'; topic: number | null; minutes: number }[];
  patrol: BriefingContent['patrol'];
};

function contentOf(shared: Shared, reader: rows.Reader, today: string, own: Own): BriefingContent {
  const { catalogue, changes } = shared;
  const { examDate } = reader;
  const states = statesOf(shared, own);
  const best = bestTopic(states);
  const firstDay = new Map(own.topics.map((row) => [row.topic, row.firstDay]));
  return {
    exam: examDate && examDate >= today ? { date: examDate, days: daysBetween(today, examDate) } : null,
    due: own.topics.reduce((sum, { due }) => sum + due, 0),
    plan: own.plan.map(({ kind, topic, minutes }) => ({
      kind,
      topic,
      minutes,
      title: topic === null ? null : catalogue.titleOf(topic),
    })),
    topic: best && {
      ...best,
      number: best.topic,
      title: catalogue.titleOf(best.topic),
      why: whyThisTopic(best, states.find(({ topic }) => topic === best.topic)?.answers ?? 0),
    },
    // Only what was studied before it changed.
    laws: changes
      .flatMap(({ id, title, inForce, topics }) => {
        const topic = topics.find((one) => (firstDay.get(one) ?? inForce) < inForce);
        return topic === undefined ? [] : [{ id, title, inForce, topic }];
      })
      .slice(0, LAWS_SHOWN),
    question: questionFor(shared, reader.id, states),
    patrol: own.patrol,
  };
}

function statesOf({ catalogue }: Shared, { topics, tallies }: Own): TopicState[] {
  const seen = new Map(topics.map((row) => [row.topic, row]));
  const given = new Map(tallies.map((row) => [row.topic, row]));
  return catalogue.topics.map(({ number }) => {
    const items = catalogue.itemsInTopic.get(number) ?? 0;
    const row = seen.get(number);
    const tally = given.get(number);
    return {
      topic: number,
      items,
      seen: Math.min(items, row?.seen ?? 0),
      due: row?.due ?? 0,
      dueGain: row?.dueGain ?? 0,
      answers: tally?.answers ?? 0,
      right: tally?.right ?? 0,
    };
  });
}

function questionFor({ questions, catalogue }: Shared, userId: string, states: readonly TopicState[]) {
  const strong = new Set(states.filter(couldAnswer).map(({ topic }) => topic));
  const found = questions.find(({ topic, authorId }) => strong.has(topic) && authorId !== userId);
  return found ? { ...found, topicTitle: catalogue.titleOf(found.topic) } : null;
}
