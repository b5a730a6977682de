import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { page, pageQuery } from '../platform/paging.contract';
import { levels } from '../review/level-test';
import { studyItemKinds, studySources } from '../review/study-answer';
import { letters } from '../syllabus/questions/letters';

const count = z.number().int();
const day = z.iso.date();

const streak = z.object({
  days: count,
  best: count,
  freeLeft: count,
  restLeft: count,
  week: z.array(z.enum(['studied', 'free', 'missed', 'today']).nullable()),
});

const topicKnowledge = z.object({
  topic: count,
  title: z.string(),
  /** Mastered share with its interval, 0 to 100. */
  mean: z.number(),
  low: z.number(),
  high: z.number(),
  answers: count,
  /** Expected questions per exam of a hundred. */
  weight: z.number(),
});

const readiness = z.object({
  answers: count,
  expected: z.number(),
  low: z.number(),
  high: z.number(),
  /** Probability of reaching the latest cut-off, 0 to 1, with its interval. */
  chance: z.number(),
  chanceLow: z.number(),
  chanceHigh: z.number(),
  cutOffs: z.array(
    z.object({ promotion: z.string(), examOn: z.string(), score: z.number(), chance: z.number() }),
  ),
  topics: z.array(topicKnowledge),
  actions: z.array(
    z.object({
      kind: z.enum(['study', 'review']),
      topic: count,
      title: z.string(),
      items: count,
      minutes: count,
      points: z.number(),
      chance: z.number(),
    }),
  ),
});

/** The last level test, to show until there is a prediction. */
const level = z.object({
  level: z.enum(levels),
  hits: count,
  asked: count,
  expected: z.number(),
  low: z.number(),
  high: z.number(),
});

/** The session of ten minutes for those who have not studied yet. */
const first = z.object({
  topic: count,
  topicTitle: z.string(),
  section: z.string(),
  minutes: count,
  readingMinutes: count,
  questions: count,
});

const forecast = z.array(z.object({ day, due: count }));

export const readToday = endpoint.get('/api/progress/today', 'user', {
  summary: "Today's session, readiness, streak and days to the exam.",
  response: z.object({
    today: day,
    minutes: count,
    stretches: z.array(
      z.object({
        kind: z.enum(['review', 'new', 'break']),
        minutes: count,
        items: count,
        topics: z.array(z.object({ number: count, title: z.string() })),
      }),
    ),
    answersToday: count,
    minutesToday: count,
    streak,
    examDate: day.nullable(),
    daysToExam: count.nullable(),
    due: z.array(
      z.object({
        kind: z.enum(studyItemKinds),
        items: count,
        topics: z.array(count),
      }),
    ),
    forecast,
    /** Null until there is enough data, or when the plan does not include it. */
    readiness: readiness.nullable(),
    isReadinessLocked: z.boolean(),
    /** Answers to new items still needed for a prediction. */
    answersMissing: count,
    level: level.nullable(),
    first: first.nullable(),
  }),
});

export const readProgress = endpoint.get('/api/progress/summary', 'user', {
  summary: 'Streak, hours, accuracy by topic and block, due items, and predictions over time.',
  response: z.object({
    today: day,
    streak,
    totals: z.object({
      answers: count,
      right: count,
      wrong: count,
      minutes: count,
      days: count,
      seen: count,
      items: count,
    }),
    /** The last twelve weeks. */
    weeks: z.array(
      z.object({ monday: day, answers: count, minutes: count, accuracy: z.number().nullable() }),
    ),
    topics: z.array(
      z.object({
        topic: count,
        title: z.string(),
        block: z.enum(letters),
        answers: count,
        right: count,
        wrong: count,
        minutes: count,
        lastAt: moment.nullable(),
      }),
    ),
    forecast,
    predictions: z.array(z.object({ day, expected: z.number(), low: z.number(), high: z.number() })),
  }),
});

export const readStudyLog = endpoint.get('/api/progress/log', 'user', {
  summary: 'The study log: one entry per day with study, newest first.',
  query: pageQuery,
  response: page(
    z.object({
      day,
      answers: count,
      right: count,
      wrong: count,
      minutes: count,
      topics: z.array(z.object({ number: count, title: z.string(), answers: count, right: count })),
      sources: z.array(z.object({ source: z.enum(studySources), answers: count })),
    }),
  ),
});
