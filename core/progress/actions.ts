import { expectedSeconds, recallOfNew } from '../review/exam-gain';
import { topicWeight } from '../syllabus/topic-weights';
import { latestCutOff } from './past-cut-offs';
import { chanceOf, type Readiness } from './readiness';

/** What a topic holds for one person. `dueGain` adds up what each due item would win by being answered today. */
export type TopicShelf = { topic: number; items: number; unseen: number; due: number; dueGain: number };

export type Action = {
  kind: 'study' | 'review';
  topic: number;
  /** Items that it takes, and minutes. */
  items: number;
  minutes: number;
  /** What the expected score would rise by, and the chance of reaching the latest cut-off (0 to 1). */
  points: number;
  chance: number;
};

const STUDY_MINUTES = 40;
/** One day after: what a candidate would still have tomorrow. */
const TOMORROW = 1;
const ACTIONS = 3;

/** The three things that would raise the score most, at most one of each topic. */
export function bestActions(readiness: Readiness, shelves: readonly TopicShelf[]): Action[] {
  const best = new Map<number, Action>();
  for (const shelf of shelves)
    for (const action of actionsOf(readiness, shelf)) {
      const held = best.get(shelf.topic);
      if (action.points > (held?.points ?? 0)) best.set(shelf.topic, action);
    }
  return [...best.values()].sort((a, b) => b.points - a.points).slice(0, ACTIONS);
}

function actionsOf(readiness: Readiness, { topic, items, unseen, due, dueGain }: TopicShelf): Action[] {
  if (items === 0) return [];
  const known = readiness.topics.find((one) => one.topic === topic)?.mean ?? 0;
  const perNew = expectedSeconds('question', null);
  const fresh = Math.min(unseen, Math.floor((STUDY_MINUTES * 60) / perNew));
  const make = (kind: Action['kind'], taken: number, seconds: number, share: number): Action => {
    const points = 10 * topicWeight(topic) * share;
    const after = { ...readiness, expected: readiness.expected + points };
    return {
      kind,
      topic,
      items: taken,
      minutes: Math.max(1, Math.round((taken * seconds) / 60)),
      points,
      chance: chanceOf(after, latestCutOff.mark) - chanceOf(readiness, latestCutOff.mark),
    };
  };
  return [
    ...(fresh > 0
      ? [make('study', fresh, perNew, (fresh / items) * (1 - known) * recallOfNew(TOMORROW))]
      : []),
    ...(due > 0 ? [make('review', due, 20, dueGain / items)] : []),
  ];
}
