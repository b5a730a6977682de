import { examGain, expectedSeconds, RELEARN_SECONDS, secondsOf } from '../core/review/exam-gain';
import { intervalOf, nextState, recallAfter } from '../core/review/memory';
import { normal, seeded } from '../core/review/seeded';
import { topicWeight } from '../core/syllabus/topic-weights';
import type { Benchmark, Measurement } from './measurement';

/**
 * Exam-date scheduling compared with plain FSRS on 200 simulated students per horizon, with the same items, minutes and
 * random numbers. Their memory is not FSRS's: each student has a forgetting curve, a learning rate and a guessing rate.
 * The syllabus and the minutes are scaled down to a fifteenth, so that it runs in a minute.
 */
const SEEDS = 200;
/** Recall of items that were never studied. */
const UNSEEN = 0.1;
const HORIZONS = [30, 90, 240];
const TOPICS = 45;
const ITEMS_PER_TOPIC = 8;
/** The syllabus has some 120 items in each topic. */
const SCALE = 120 / ITEMS_PER_TOPIC;

type Item = {
  topic: number;
  value: number;
  kind: 'question' | 'flashcard';
  /** The scheduler's estimate. */
  stability: number;
  difficulty: number;
  last: number;
  due: number;
  rank: number;
  /** The simulated memory. */
  strength: number;
  hardness: number;
};

type Student = { decay: number; start: number; growth: number; lapse: number; guess: number };

function makeStudent(random: () => number): Student {
  return {
    decay: 0.12 + 0.38 * random(),
    start: 1.6 * Math.exp(0.5 * normal(random)),
    growth: 1.6 * Math.exp(0.35 * normal(random)),
    lapse: 0.3 + 0.4 * random(),
    guess: 0.15 + 0.25 * random(),
  };
}

const trueRecall = ({ decay }: Student, strength: number, days: number) =>
  (1 + (0.9 ** (-1 / decay) - 1) * (days / strength)) ** -decay;

function study(item: Item, student: Student, day: number, random: () => number): number {
  const isNew = item.last < 0;
  const recall = isNew ? UNSEEN : trueRecall(student, item.strength, day - item.last);
  const knows = random() < recall;
  const right = knows || (item.kind === 'question' && random() < student.guess);
  if (isNew) item.strength = (student.start / item.hardness) * (knows ? 2 : 1);
  else if (knows) item.strength *= 1 + (student.growth * 3 * (1 - recall) + 0.05) / item.hardness;
  else
    item.strength = Math.max(
      0.5,
      student.start * student.lapse,
      item.strength ** student.lapse / item.hardness,
    );
  // The scheduler's estimate after the same answer; a failed item is shown again the same day.
  const days = isNew ? 0 : day - item.last;
  let state = nextState(isNew ? null : item, days, right ? 'good' : 'again');
  if (!right) state = nextState(state, 0, 'good');
  item.stability = state.stability;
  item.difficulty = state.difficulty;
  item.last = day;
  item.due = day + intervalOf(state.stability);
  return (isNew ? secondsOf[item.kind].new : secondsOf[item.kind].review) + (right ? 0 : RELEARN_SECONDS);
}

type Policy = (items: readonly Item[], day: number, horizon: number, seconds: number) => Iterable<Item>;

const dueOn = (items: readonly Item[], day: number): Item[] => {
  for (const item of items)
    item.rank = item.last >= 0 && item.due <= day ? recallAfter(item.stability, day - item.last) : 2;
  return items.filter(({ rank }) => rank < 2).sort((a, b) => a.rank - b.rank);
};

/** Due items first, the least retrievable before the others, then new items in random order. */
const plainFsrs: Policy = (items, day) => [...dueOn(items, day), ...items.filter((item) => item.last < 0)];

/** Plain FSRS with half of the time for new items, those of the heaviest topics first. */
const carefulFsrs: Policy = function* (items, day, _horizon, seconds) {
  const fresh = items.filter((item) => item.last < 0).sort((a, b) => b.value - a.value);
  let left = seconds / 2;
  let next = 0;
  for (; next < fresh.length && left > 0; next++) {
    const item = fresh[next];
    if (!item) break;
    left -= secondsOf[item.kind].new;
    yield item;
  }
  yield* dueOn(items, day).filter((item) => item.last !== day);
  yield* fresh.slice(next);
};

const forTheExam: Policy = (items, day, horizon) => {
  const left = horizon - day;
  const fresh = examGain(null, left);
  for (const item of items) {
    const state =
      item.last < 0
        ? null
        : { stability: item.stability, difficulty: item.difficulty, daysSince: day - item.last };
    item.rank = (item.value * (state ? examGain(state, left) : fresh)) / expectedSeconds(item.kind, state);
  }
  return [...items].sort((a, b) => b.rank - a.rank);
};

function run(seed: number, horizon: number, policy: Policy): number {
  const random = seeded(seed * 7919 + horizon);
  const student = makeStudent(random);
  const items: Item[] = [];
  for (let topic = 1; topic <= TOPICS; topic++)
    for (let n = 0; n < ITEMS_PER_TOPIC; n++)
      items.push({
        topic,
        value: topicWeight(topic) / ITEMS_PER_TOPIC,
        kind: n % 3 === 0 ? 'flashcard' : 'question',
        stability: 0,
        difficulty: 0,
        last: -1,
        due: 0,
        rank: 0,
        strength: 0,
        hardness: Math.exp(0.4 * normal(random)),
      });
  for (let i = items.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const [a, b] = [items[i], items[j]];
    if (a && b) [items[i], items[j]] = [b, a];
  }
  const seconds = ((20 + 70 * random()) * 60) / SCALE;
  const luck = seeded(seed * 104_729 + horizon);
  for (let day = 0; day < horizon; day++) {
    let left = seconds;
    for (const item of policy(items, day, horizon, seconds)) {
      if (left <= 0) break;
      left -= study(item, student, day, luck);
    }
  }
  return (
    10 *
    items.reduce(
      (sum, item) =>
        sum + item.value * (item.last < 0 ? UNSEEN : trueRecall(student, item.strength, horizon - item.last)),
      0,
    )
  );
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

export const memory: Benchmark = {
  name: 'memory',
  async measure() {
    const measurements: Measurement[] = [];
    for (const horizon of HORIZONS) {
      const seeds = Array.from({ length: SEEDS }, (_, seed) => seed);
      const scoreWith = (policy: Policy) => seeds.map((seed) => run(seed, horizon, policy));
      const [plain, careful, aimed] = [plainFsrs, carefulFsrs, forTheExam].map(scoreWith);
      if (!plain || !careful || !aimed) continue;
      const measurement = (name: string, value: number, unit = ''): Measurement => ({
        name: `exam in ${horizon} days: ${name}`,
        value,
        unit,
      });
      const gainOver = (others: readonly number[]) => (mean(aimed) / mean(others) - 1) * 100;
      measurements.push(
        measurement('expected score, plain FSRS', mean(plain)),
        measurement('expected score, FSRS with new items kept in', mean(careful)),
        measurement('expected score, exam-date scheduling', mean(aimed)),
        { ...measurement('gain over plain FSRS', gainOver(plain), '%'), min: 5 },
        {
          ...measurement('gain over FSRS with new items kept in', gainOver(careful), '%'),
          min: 5,
        },
        measurement(
          'students who gain over both',
          (seeds.filter((seed) => (aimed[seed] ?? 0) > Math.max(plain[seed] ?? 0, careful[seed] ?? 0))
            .length /
            SEEDS) *
            100,
          '%',
        ),
      );
    }
    return measurements;
  },
};
