import { daysToPlan, placeMocks, roomOfDay } from './plan-days';

export const entryKinds = ['study', 'review', 'mock'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** A piece of work on a day. Its key stays the same on whatever day it falls. */
export type PlanEntry = {
  key: string;
  day: string;
  kind: EntryKind;
  /** Of study; null of reviews and mocks, which are of everything. */
  topic: number | null;
  minutes: number;
};

/** `need`: the share of the exam that the topic is, times what is not known of it. */
export type TopicNeed = { topic: number; need: number };

export type PlanWish = {
  today: string;
  examDate: string;
  /** 0 on a day of rest. */
  minutesOn: (day: string) => number;
  topics: readonly TopicNeed[];
  /** What stays where it is: moved by hand, or done today. */
  kept: readonly PlanEntry[];
  /** Everything that was ever done. */
  done: readonly Pick<PlanEntry, 'key' | 'topic'>[];
  /** A mock and the look at its faults. */
  mockMinutes: number;
  /** Whether anything has been studied that could be repeated. */
  hasReviews: boolean;
};

/** The whole plan from today to the exam: reviews each day, mocks nearer and nearer, and topics by what they are worth. */
export function makePlan(wish: PlanWish): PlanEntry[] {
  const { kept, done, examDate } = wish;
  const taken = new Map<string, number>();
  for (const { day, minutes } of kept) taken.set(day, (taken.get(day) ?? 0) + minutes);
  const roomOn = (day: string) => Math.max(0, wish.minutesOn(day) - (taken.get(day) ?? 0));
  const keys = new Set([...kept, ...done].map(({ key }) => key));
  const mocks = placeMocks(wish, roomOn, keys);
  const rooms = daysToPlan(wish).map((day) =>
    roomOfDay(day, roomOn(day), {
      examDate,
      mock: mocks.get(day) ?? null,
      hasReviews: (wish.hasReviews || day > wish.today) && !keys.has(`review-${day}`),
    }),
  );
  const slots = rooms.reduce((sum, { blocks }) => sum + blocks.length, 0);
  const queue = topicsInTurn(wish, slots);
  const rounds = new Map<number, number>();
  return rooms.flatMap(({ day, review, mock, blocks }) => {
    const entries: PlanEntry[] = [];
    if (mock) entries.push({ ...mock, day, kind: 'mock', topic: null });
    if (review > 0) entries.push({ key: `review-${day}`, day, kind: 'review', topic: null, minutes: review });
    const today = new Set(kept.filter((entry) => entry.day === day).map(({ topic }) => topic));
    for (const minutes of blocks) {
      const topic = takeOther(queue, today);
      if (topic === undefined) break;
      today.add(topic);
      entries.push({ key: nextKey(topic, rounds, keys), day, kind: 'study', topic, minutes });
    }
    return entries;
  });
}

/** The next topic, or the first after it that the day does not have yet. */
function takeOther(queue: number[], today: ReadonlySet<number | null>): number | undefined {
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

/** Which time round a topic it is: `study-8-2` is the second. */
export const roundOf = (key: string): number => Number(key.split('-')[2] ?? 1) || 1;

const GOLDEN = 0.618_034;

/**
 * The topics in the order of the blocks: first those never studied, the most needed first, then the rest of what each is owed,
 * spread evenly over what is left.
 */
function topicsInTurn({ topics, done, kept }: PlanWish, slots: number): number[] {
  const had = new Map<number, number>();
  // What was done today is both kept and done: by its key it counts once.
  for (const topic of new Map([...done, ...kept].map((entry) => [entry.key, entry.topic])).values())
    if (topic !== null) had.set(topic, (had.get(topic) ?? 0) + 1);
  const before = [...had.values()].reduce((sum, count) => sum + count, 0);
  const owed = shareOut(topics, slots + before).map(({ topic, need, blocks }) => ({
    topic,
    need,
    isNew: !had.has(topic),
    left: Math.max(0, blocks - (had.get(topic) ?? 0)),
  }));
  const first = owed.filter(({ isNew, left }) => isNew && left > 0).sort(byNeed);
  const rest = owed
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

/** Blocks by need: each topic one if there are enough, the rest by largest remainder (Hamilton). */
function shareOut(topics: readonly TopicNeed[], blocks: number): (TopicNeed & { blocks: number })[] {
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
