import { daysToPlan, placeMocks, splitDay } from './plan-days';

export const entryKinds = ['study', 'review', 'mock'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** A task on a day. Its key does not change when it moves to another day. */
export type PlanEntry = {
  key: string;
  day: string;
  kind: EntryKind;
  /** Null for reviews and mocks, which cover all topics. */
  topic: number | null;
  minutes: number;
};

/** `need`: the topic's weight in the exam times the part not yet mastered. */
export type TopicNeed = { topic: number; need: number };

export type PlanInput = {
  today: string;
  examDate: string;
  /** 0 on a rest day. */
  minutesOn: (day: string) => number;
  topics: readonly TopicNeed[];
  /** Entries that must stay on their day: moved by hand or done today. */
  fixed: readonly PlanEntry[];
  /** All entries completed so far. */
  done: readonly Pick<PlanEntry, 'key' | 'topic'>[];
  /** Duration of a mock and its review. */
  mockMinutes: number;
  /** Whether anything has been studied yet that can be reviewed. */
  hasReviews: boolean;
};

/** The plan from today to the exam: daily reviews, mocks more often near the exam, and topics by need. */
export function makePlan(input: PlanInput): PlanEntry[] {
  const { fixed, done, examDate } = input;
  const taken = new Map<string, number>();
  for (const { day, minutes } of fixed) taken.set(day, (taken.get(day) ?? 0) + minutes);
  const freeMinutesOn = (day: string) => Math.max(0, input.minutesOn(day) - (taken.get(day) ?? 0));
  const keys = new Set([...fixed, ...done].map(({ key }) => key));
  const mocks = placeMocks(input, freeMinutesOn, keys);
  const days = daysToPlan(input).map((day) =>
    splitDay(day, freeMinutesOn(day), {
      examDate,
      mock: mocks.get(day) ?? null,
      hasReviews: (input.hasReviews || day > input.today) && !keys.has(`review-${day}`),
    }),
  );
  const slots = days.reduce((sum, { blocks }) => sum + blocks.length, 0);
  const queue = topicQueue(input, slots);
  const rounds = new Map<number, number>();
  return days.flatMap(({ day, review, mock, blocks }) => {
    const entries: PlanEntry[] = [];
    if (mock) entries.push({ ...mock, day, kind: 'mock', topic: null });
    if (review > 0) entries.push({ key: `review-${day}`, day, kind: 'review', topic: null, minutes: review });
    const today = new Set(fixed.filter((entry) => entry.day === day).map(({ topic }) => topic));
    for (const minutes of blocks) {
      const topic = takeNextTopic(queue, today);
      if (topic === undefined) break;
      today.add(topic);
      entries.push({ key: nextKey(topic, rounds, keys), day, kind: 'study', topic, minutes });
    }
    return entries;
  });
}

/** The next topic that the day does not have yet, or else the next one. */
function takeNextTopic(queue: number[], today: ReadonlySet<number | null>): number | undefined {
  const other = queue.findIndex((topic) => !today.has(topic));
  return queue.splice(Math.max(0, other), 1)[0];
}

function nextKey(topic: number, rounds: Map<number, number>, keys: ReadonlySet<string>): string {
  let round = rounds.get(topic) ?? 0;
  do round += 1;
  while (keys.has(`study-${topic}-${round}`));
  rounds.set(topic, round);
  return `study-${topic}-${round}`;
}

/** `study-8-2` is the second round of topic 8. */
export const roundOf = (key: string): number => Number(key.split('-')[2] ?? 1) || 1;

/** Gives each topic a different offset, so that their blocks do not cluster. */
const GOLDEN = 0.618_034;

/** One topic per block: new topics first by need, then the remaining blocks of every topic, spread evenly. */
function topicQueue({ topics, done, fixed }: PlanInput, slots: number): number[] {
  const blocksDone = new Map<number, number>();
  // An entry done today is in both lists; the key makes it count once.
  for (const topic of new Map([...done, ...fixed].map((entry) => [entry.key, entry.topic])).values())
    if (topic !== null) blocksDone.set(topic, (blocksDone.get(topic) ?? 0) + 1);
  const before = [...blocksDone.values()].reduce((sum, count) => sum + count, 0);
  const remaining = distributeBlocks(topics, slots + before).map(({ topic, need, blocks }) => ({
    topic,
    need,
    isNew: !blocksDone.has(topic),
    left: Math.max(0, blocks - (blocksDone.get(topic) ?? 0)),
  }));
  const first = remaining.filter(({ isNew, left }) => isNew && left > 0).sort(byNeed);
  const rest = remaining
    .flatMap(({ topic, isNew, left }) => {
      const count = left - (isNew ? 1 : 0);
      const phase = (topic * GOLDEN) % 1;
      return Array.from({ length: Math.max(0, count) }, (_, index) => ({
        topic,
        at: (index + phase) / count,
      }));
    })
    .sort((a, b) => a.at - b.at || a.topic - b.topic);
  return [...first, ...rest].map(({ topic }) => topic).slice(0, slots);
}

const byNeed = (a: TopicNeed, b: TopicNeed): number => b.need - a.need || a.topic - b.topic;

/** One block per topic if there are enough, the rest by need with the largest remainder method. */
function distributeBlocks(topics: readonly TopicNeed[], blocks: number): (TopicNeed & { blocks: number })[] {
  const ranked = [...topics].sort(byNeed);
  if (blocks <= ranked.length)
    return ranked.map((one, index) => ({ ...one, blocks: index < blocks ? 1 : 0 }));
  const total = ranked.reduce((sum, { need }) => sum + need, 0) || 1;
  const spare = blocks - ranked.length;
  const shares = ranked.map((one) => {
    const exact = (one.need / total) * spare;
    return { ...one, blocks: 1 + Math.floor(exact), rest: exact - Math.floor(exact) };
  });
  let left = blocks - shares.reduce((sum, share) => sum + share.blocks, 0);
  for (const share of [...shares].sort((a, b) => b.rest - a.rest || a.topic - b.topic)) {
    if (left <= 0) break;
    share.blocks += 1;
    left -= 1;
  }
  return shares.map(({ topic, need, blocks: own }) => ({ topic, need, blocks: own }));
}
