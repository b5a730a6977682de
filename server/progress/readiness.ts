import { daysBetween } from '@atalaya/core/profile/study-plan';
import { bestActions, type TopicItems } from '@atalaya/core/progress/actions';
import { latestCutOff, pastCutOffs } from '@atalaya/core/progress/past-cut-offs';
import { chanceOf, estimateReadiness, type Readiness } from '@atalaya/core/progress/readiness';
import { examGain } from '@atalaya/core/review/exam-gain';
import type { Candidate } from '@atalaya/core/review/session';
import { topicWeight } from '@atalaya/core/syllabus/topic-weights';
import type { Kit } from '../platform/kit';
import { firstAnswers } from '../review/history';
import type { PlannedSession } from '../review/session';
import { saveReadiness } from './progress.queries';

/** With fewer answers the prior would dominate. */
export const ANSWERS_NEEDED = 30;

export type Prediction = { readiness: Readiness; answers: number };

/** Predicts from all first answers and stores today's prediction. */
export async function predict(kit: Kit, userId: string, today: string): Promise<Prediction> {
  const rows = await firstAnswers(kit.db, userId);
  const readiness = estimateReadiness(
    rows.map(({ topic, day, answers, score }) => ({
      topic,
      answers,
      score,
      daysAgo: Math.max(0, daysBetween(day, today)),
    })),
  );
  const answers = rows.reduce((sum, row) => sum + row.answers, 0);
  if (answers >= ANSWERS_NEEDED)
    await saveReadiness(kit.db, {
      userId,
      day: today,
      answers,
      expected: readiness.expected,
      low: readiness.low,
      high: readiness.high,
      topics: readiness.topics.map(({ topic, mean, spread, answers: given }) => ({
        topic,
        mean: Number(mean.toFixed(3)),
        spread: Number(spread.toFixed(3)),
        answers: given,
      })),
      passing: pastCutOffs.map(({ score }) => Math.round(1000 * chanceOf(readiness, score))),
    });
  return { readiness, answers };
}

const percent = (share: number): number => Math.round(100 * Math.min(1, Math.max(0, share)));

export function toView({ readiness, answers }: Prediction, session: PlannedSession) {
  const { expected, low, high, doubt, spread } = readiness;
  const at = (score: number) => chanceOf({ expected: score, spread }, latestCutOff.score);
  return {
    answers,
    expected,
    low,
    high,
    chance: at(expected),
    // The chance at one standard error below and above.
    chanceLow: at(expected - doubt),
    chanceHigh: at(expected + doubt),
    cutOffs: pastCutOffs.map((cutOff) => ({ ...cutOff, chance: chanceOf(readiness, cutOff.score) })),
    topics: readiness.topics.map(({ topic, mean, spread: off, answers: given }) => ({
      topic,
      title: session.catalogue.titleOf(topic),
      mean: percent(mean),
      low: percent(mean - 1.645 * off),
      high: percent(mean + 1.645 * off),
      answers: given,
      weight: 100 * topicWeight(topic),
    })),
    actions: bestActions(readiness, shelvesOf(session)).map((action) => ({
      ...action,
      title: session.catalogue.titleOf(action.topic),
    })),
  };
}

/** The items of each topic, from the same candidates as today's session. */
function shelvesOf({ candidates, catalogue, today }: PlannedSession): TopicItems[] {
  const shelves = new Map<number, TopicItems>();
  for (const { topic, memory } of candidates) {
    let shelf = shelves.get(topic);
    if (!shelf) {
      shelf = { topic, items: catalogue.itemsInTopic.get(topic) ?? 0, unseen: 0, due: 0, dueGain: 0 };
      shelves.set(topic, shelf);
    }
    if (!memory) shelf.unseen += 1;
    else if (memory.dueOn <= today) {
      shelf.due += 1;
      shelf.dueGain += gainTomorrow(memory, today);
    }
  }
  return [...shelves.values()];
}

const gainTomorrow = (memory: NonNullable<Candidate['memory']>, today: string): number =>
  examGain({ ...memory, daysSince: Math.max(0, daysBetween(memory.reviewedOn, today)) }, 1);
