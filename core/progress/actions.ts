import { expectedSeconds, recallOfNew } from '../review/exam-gain';
import { topicWeight } from '../syllabus/topic-weights';
import { latestCutOff } from './past-cut-offs';
import { chanceOf, type Readiness } from './readiness';

/** Items of a topic for one user. `dueGain` is the total gain of answering the due items today. */
export type TopicItems = { topic: number; items: number; unseen: number; due: number; dueGain: number };

export type Action = {
  kind: 'study' | 'review';
  topic: number;
  items: number;
  minutes: number;
  /** Increase of the expected score, and of the probability (0 to 1) of reaching the latest cut-off. */
  points: number;
  chance: number;
};

const STUDY_MINUTES = 40;
/** Days until recall is measured. */
const TOMORROW = 1;
const ACTIONS = 3;

/** The three actions that raise the score most, at most one per topic. */
export function bestActions(readiness: Readiness, topicItems: readonly TopicItems[]): Action[] {
  const best = new Map<number, Action>();
  for (const topicItem of topicItems)
    for (const action of actionsOf(readiness, topicItem)) {
      const held = best.get(topicItem.topic);
      if (action.points > (held?.points ?? 0)) best.set(topicItem.topic, action);
    }
  return [...best.values()].sort((a, b) => b.points - a.points).slice(0, ACTIONS);
}

function actionsOf(readiness: Readiness, { topic, items, unseen, due, dueGain }: TopicItems): Action[] {
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
      chance: chanceOf(after, latestCutOff.score) - chanceOf(readiness, latestCutOff.score),
    };
  };
  return [
    ...(fresh > 0
      ? [make('study', fresh, perNew, (fresh / items) * (1 - known) * recallOfNew(TOMORROW))]
      : []),
    ...(due > 0 ? [make('review', due, 20, dueGain / items)] : []),
  ];
}
