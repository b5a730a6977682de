import type { Tier } from '@atalaya/core/auth/user';
import { bestTopic, type TopicState, whyThisTopic } from '@atalaya/core/briefing/briefing';
import { ANSWER_WANTED_DAYS } from '@atalaya/core/forum/forum';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { daysBetween } from '@atalaya/core/profile/study-plan';
import { couldAnswer } from '@atalaya/core/review/topic-accuracy';
import { listTiers } from '../auth/accounts';
import { patrolGoals } from '../patrols/goals';
import type { Kit } from '../platform/kit';
import { type Catalogue, cataloguesFor, wholeCatalogue } from '../review/catalogue';
import { isOpenTo } from '../review/due';
import * as rows from './briefing.queries';
import type { BriefingContent } from './briefing.tables';

const LAW_DAYS = 60;
const LAWS_SHOWN = 2;

/** What is the same for everyone, read once for all batches. */
export async function sharedNews(kit: Kit) {
  const now = kit.clock.now();
  const [catalogue, questions, changes] = await Promise.all([
    wholeCatalogue(kit),
    rows.selectUnanswered(kit.db, new Date(now.getTime() - ANSWER_WANTED_DAYS * DAY_MS)),
    rows.selectLawChanges(kit.db, dayInSpain(now), LAW_DAYS),
  ]);
  return { catalogue, questions, changes };
}

type Shared = Awaited<ReturnType<typeof sharedNews>>;

const groupsOf = <Key, T>(items: Iterable<T>, key: (item: T) => Key): Map<Key, T[]> => {
  const groups = new Map<Key, T[]>();
  for (const item of items) {
    const held = groups.get(key(item));
    if (held) held.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
};
const groupBy = <T extends { userId: string }>(items: Iterable<T>) => groupsOf(items, ({ userId }) => userId);

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
  const users = await listTiers(db, ids, clock.now());
  const tiers = new Map(users.map(({ id, tier }) => [id, tier]));
  const [catalogues, topics, tallies, plans, patrols] = await Promise.all([
    cataloguesFor(kit, users),
    rows.selectTopics(db, ids, today).then(groupBy),
    rows.selectTallies(db, ids).then(groupBy),
    rows.selectPlans(db, ids, today).then(groupBy),
    patrolGoals(db, ids, today),
  ]);
  return new Map(
    readers.map((reader) => [
      reader.id,
      contentOf(shared, reader, today, {
        catalogue: catalogues.get(reader.id) ?? shared.catalogue,
        tier: tiers.get(reader.id) ?? 'demo',
        topics: topics.get(reader.id) ?? [],
        tallies: tallies.get(reader.id) ?? [],
        plan: plans.get(reader.id) ?? [],
        patrol: patrols.get(reader.id) ?? null,
      }),
    ]),
  );
}

type Own = {
  /** What the user can be asked. */
  catalogue: Catalogue;
  tier: Tier;
  topics: rows.TopicRow[];
  tallies: { topic: number; answers: number; right: number }[];
  plan: { kind: 'study' | 'review' | 'mock'; topic: number | null; minutes: number }[];
  patrol: BriefingContent['patrol'];
};

function contentOf(shared: Shared, reader: rows.Reader, today: string, own: Own): BriefingContent {
  const { catalogue, changes } = shared;
  const { examDate } = reader;
  const states = statesOf(own);
  const best = bestTopic(states);
  const firstDay = firstDays(own.topics);
  return {
    exam: examDate && examDate >= today ? { date: examDate, days: daysBetween(today, examDate) } : null,
    due: openRows(own).reduce((sum, { due }) => sum + due, 0),
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

function firstDays(topics: readonly rows.TopicRow[]): Map<number, string> {
  const days = new Map<number, string>();
  for (const { topic, firstDay } of topics)
    if (firstDay < (days.get(topic) ?? '9999')) days.set(topic, firstDay);
  return days;
}

/** Leaves out what the plan and the purchases no longer open, because no session asks it. */
const openRows = ({ tier, catalogue: { holdings }, topics }: Own): rows.TopicRow[] =>
  topics.filter((row) => isOpenTo({ tier, holdings }, row));

function statesOf(own: Own): TopicState[] {
  const { catalogue, tallies } = own;
  const open = groupsOf(openRows(own), ({ topic }) => topic);
  const given = new Map(tallies.map((row) => [row.topic, row]));
  return catalogue.topics.map(({ number }) => {
    const items = catalogue.itemsInTopic.get(number) ?? 0;
    const met = open.get(number) ?? [];
    const tally = given.get(number);
    return {
      topic: number,
      items,
      seen: Math.min(
        items,
        met.reduce((sum, { seen }) => sum + seen, 0),
      ),
      due: met.reduce((sum, { due }) => sum + due, 0),
      dueGain: met.reduce((sum, { dueGain }) => sum + dueGain, 0),
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
