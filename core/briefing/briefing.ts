import { formatCount } from '../platform/number-format';
import { expectedSeconds, recallOfNew } from '../review/exam-gain';
import { topicWeight } from '../syllabus/topic-weights';

/** In Spain. */
export const MADE_AT_HOUR = 6;
export const KEPT_DAYS = 30;
const MINUTES = 10;
const REVIEW_SECONDS = 22;

/** One user's work in a topic. `dueGain` is the recall that answering all due items today would bring back. */
export type TopicState = {
  topic: number;
  items: number;
  seen: number;
  due: number;
  dueGain: number;
  answers: number;
  right: number;
};

export type BestTopic = {
  topic: number;
  kind: 'study' | 'review';
  items: number;
  /** Percent of the exam, percent of right answers, and points of the expected score. */
  weight: number;
  known: number;
  points: number;
};

/** With few answers this tends to a guess among three options. */
const shareRight = ({ right, answers }: TopicState): number => (right + 1) / (answers + 3);

/** Where ten minutes raise the expected score most: new items, or those about to be forgotten. */
export function bestTopic(topics: readonly TopicState[]): BestTopic | null {
  let best: BestTopic | null = null;
  for (const state of topics) {
    const { topic, items, seen, due, dueGain } = state;
    if (items === 0) continue;
    const known = shareRight(state);
    const fresh = Math.min(items - seen, Math.floor((MINUTES * 60) / expectedSeconds('question', null)));
    const again = Math.min(due, Math.floor((MINUTES * 60) / REVIEW_SECONDS));
    const options = [
      { kind: 'study', count: fresh, share: (fresh / items) * (1 - known) * recallOfNew(1) },
      { kind: 'review', count: again, share: due > 0 ? ((again / due) * dueGain) / items : 0 },
    ] as const;
    for (const { kind, count, share } of options) {
      const points = 10 * topicWeight(topic) * share;
      if (count <= 0 || points <= (best?.points ?? 0)) continue;
      best = {
        topic,
        kind,
        items: count,
        weight: Math.round(1000 * topicWeight(topic)) / 10,
        known: Math.round(100 * known),
        points,
      };
    }
  }
  return best;
}

const percent = (value: number): string => `${String(value).replace('.', ',')} %`;

export function whyThisTopic({ kind, items, weight, known }: BestTopic, answers: number): string {
  const asked = `De cada cien preguntas del examen, ${String(weight).replace('.', ',')} ${weight === 1 ? 'sale' : 'salen'} de este tema`;
  const level = answers < 10 ? 'y casi no lo has tocado' : `y aciertas el ${percent(known)}`;
  const what =
    kind === 'review'
      ? `Tienes ${formatCount(items, 'repaso', 'repasos')} a punto de olvidarse: en diez minutos ${items === 1 ? 'lo' : 'los'} recuperas.`
      : items === 1
        ? 'Queda una pregunta nueva.'
        : `En diez minutos caben ${items} preguntas nuevas.`;
  return `${asked} ${level}. ${what}`;
}
