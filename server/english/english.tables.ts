import type { ExerciseResponse } from '@atalaya/core/english/content.contract';
import {
  courseLevels,
  exerciseKinds,
  partsOfSpeech,
  placementLevels,
  skills,
  spellings,
} from '@atalaya/core/english/course';
import type { Verdict } from '@atalaya/core/english/judge';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { user } from '../auth/auth.tables';
import { contentColumns } from '../content/content.tables';
import { timestamptz } from '../platform/columns';

// The course, from content/english.

export const englishUnit = pgTable('english_unit', {
  id: text().primaryKey(),
  position: smallint().notNull(),
  level: text({ enum: courseLevels }).notNull(),
  title: text().notNull(),
  aim: text().notNull(),
  lessons: text().array().notNull(),
  ...contentColumns(),
});

export const englishLesson = pgTable('english_lesson', {
  id: text().primaryKey(),
  position: smallint().notNull(),
  level: text({ enum: courseLevels }).notNull(),
  title: text().notNull(),
  grammar: text().notNull(),
  goal: text().notNull(),
  /** Markdown. */
  explanation: text().notNull(),
  ...contentColumns(),
});

/** Example sentences of the lessons. */
export const englishExample = pgTable(
  'english_example',
  {
    id: text().primaryKey(),
    lessonId: text('lesson_id').notNull(),
    position: smallint().notNull(),
    en: text().notNull(),
    es: text().notNull(),
    ...contentColumns(),
  },
  (table) => [index('english_example_lesson').on(table.lessonId, table.position)],
);

export const englishExercise = pgTable(
  'english_exercise',
  {
    id: text().primaryKey(),
    lessonId: text('lesson_id').notNull(),
    position: smallint().notNull(),
    kind: text({ enum: exerciseKinds }).notNull(),
    skill: text({ enum: skills }).notNull(),
    prompt: text().notNull(),
    passage: text(),
    options: text().array().notNull(),
    answers: text().array().notNull(),
    spelling: text({ enum: spellings }).notNull(),
    explanation: text(),
    ...contentColumns(),
  },
  (table) => [index('english_exercise_lesson').on(table.lessonId, table.position)],
);

export const englishCategory = pgTable('english_category', {
  id: text().primaryKey(),
  position: smallint().notNull(),
  name: text().notNull(),
  isPolice: boolean('is_police').notNull(),
  ...contentColumns(),
});

export const englishWord = pgTable(
  'english_word',
  {
    id: text().primaryKey(),
    categoryId: text('category_id').notNull(),
    position: smallint().notNull(),
    word: text().notNull(),
    partOfSpeech: text('part_of_speech', { enum: partsOfSpeech }).notNull(),
    level: text({ enum: courseLevels }).notNull(),
    es: text().array().notNull(),
    also: text().array().notNull(),
    example: text().notNull(),
    note: text(),
    ...contentColumns(),
  },
  (table) => [index('english_word_category').on(table.categoryId, table.position)],
);

export const englishPlacementItem = pgTable('english_placement_item', {
  id: text().primaryKey(),
  level: text({ enum: placementLevels }).notNull(),
  question: text().notNull(),
  options: text().array().notNull(),
  answer: text().notNull(),
  ...contentColumns(),
});

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** A user's work on a lesson. A lesson can be repeated: each time is a round. Deleted by an admin to reset it. */
export const englishProgress = pgTable(
  'english_progress',
  {
    id: uuid().primaryKey(),
    userId: owner(),
    lessonId: text('lesson_id').notNull(),
    round: smallint().notNull(),
    lastAt: timestamptz('last_at').notNull(),
    /** Of the best finished round. */
    bestPercent: smallint('best_percent'),
    passedAt: timestamptz('passed_at'),
    ...contentColumns(),
  },
  (table) => [uniqueIndex('english_progress_lesson').on(table.userId, table.lessonId)],
);

export const englishAnswer = pgTable(
  'english_answer',
  {
    userId: owner(),
    /** Created by the device. */
    id: uuid().notNull(),
    lessonId: text('lesson_id').notNull(),
    exerciseId: text('exercise_id').notNull(),
    round: smallint().notNull(),
    attempt: smallint().notNull(),
    skill: text({ enum: skills }).notNull(),
    response: jsonb().$type<ExerciseResponse>().notNull(),
    isRight: boolean('is_right').notNull(),
    verdict: jsonb().$type<Verdict>().notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // Prevents two answers at the same attempt, also in a race.
    uniqueIndex('english_answer_once').on(table.userId, table.exerciseId, table.round, table.attempt),
    index('english_answer_at').on(table.userId, table.at),
  ],
);

type PlacementStep = {
  itemId: string;
  level: (typeof placementLevels)[number];
  question: string;
  options: string[];
  answer: string;
  /** Null while it is open; an empty text means «no lo sé». */
  choice: string | null;
};

export const englishPlacement = pgTable(
  'english_placement',
  {
    id: uuid().primaryKey(),
    userId: owner(),
    startedAt: timestamptz('started_at').notNull(),
    finishedAt: timestamptz('finished_at'),
    level: text({ enum: placementLevels }),
    certainty: doublePrecision(),
    /** The items as they were asked. */
    steps: jsonb().$type<PlacementStep[]>().notNull(),
  },
  (table) => [
    index('english_placement_user').on(table.userId, table.finishedAt),
    uniqueIndex('english_placement_open').on(table.userId).where(sql`${table.finishedAt} is null`),
  ],
);

/** The words that a user reviews; their memory is in study_item, once per direction. */
export const englishReviewWord = pgTable(
  'english_review_word',
  { userId: owner(), wordId: text('word_id').notNull(), addedAt: timestamptz('added_at').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.wordId] })],
);
