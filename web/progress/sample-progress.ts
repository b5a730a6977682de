import type { Answer } from '@atalaya/core/api';
import { plusDays } from '@atalaya/core/review/days';
import { seeded } from '@atalaya/core/review/seeded';
import type { blockTitles } from '@atalaya/core/syllabus/questions/letters';
import { pastQuestions, TOPIC_COUNT } from '@atalaya/core/syllabus/topic-weights';

type Progress = Answer<'GET /api/progress/summary'>;

const blockOf = (topic: number): keyof typeof blockTitles => (topic <= 26 ? 'A' : topic <= 37 ? 'B' : 'C');

/** A fixed sample for visitors, labelled as such. */
export function sampleProgress(today: string): Progress {
  const random = seeded(45);
  const monday = plusDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
  const weeks = Array.from({ length: 12 }, (_, index) => ({
    monday: plusDays(monday, 7 * (index - 11)),
    answers: Math.round(140 + index * 12 + random() * 60),
    minutes: Math.round(180 + index * 14 + random() * 70),
    accuracy: Math.min(0.86, 0.52 + index * 0.024 + random() * 0.04),
  }));
  const topics = Array.from({ length: TOPIC_COUNT }, (_, index) => {
    const topic = index + 1;
    const answers = Math.round(pastQuestions(topic) * (2 + random() * 2));
    const right = Math.round(answers * (0.55 + random() * 0.35));
    return {
      topic,
      title: `Tema ${topic}`,
      block: blockOf(topic),
      answers,
      right,
      wrong: answers - right,
      minutes: Math.round(answers * 0.7),
      lastAt: null,
    };
  });
  const sum = (pick: (topic: (typeof topics)[number]) => number) =>
    topics.reduce((total, topic) => total + pick(topic), 0);
  return {
    today,
    streak: {
      days: 12,
      best: 19,
      freeLeft: 1,
      restLeft: 0,
      week: ['studied', 'studied', 'free', 'studied', 'studied', null, null],
    },
    totals: {
      answers: sum(({ answers }) => answers),
      right: sum(({ right }) => right),
      wrong: sum(({ wrong }) => wrong),
      minutes: weeks.reduce((total, { minutes }) => total + minutes, 0),
      days: 71,
      seen: 1480,
      items: 5400,
    },
    weeks,
    topics,
    forecast: Array.from({ length: 14 }, (_, index) => ({
      day: plusDays(today, index),
      due: Math.round(48 / (1 + index * 0.18) + random() * 10),
    })),
    predictions: Array.from({ length: 12 }, (_, index) => {
      const expected = 4.6 + index * 0.2 + random() * 0.2;
      const half = 2 - index * 0.06;
      return {
        day: plusDays(today, 7 * (index - 11)),
        expected,
        low: expected - half,
        high: expected + half,
      };
    }),
  };
}
