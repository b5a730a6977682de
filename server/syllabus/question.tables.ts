import type { Reference } from '@atalaya/core/syllabus/content.contract';
import { FEWEST_ANSWERS, NEARLY_EVERYONE } from '@atalaya/core/syllabus/corrector';
import {
  type AnswerKey,
  answerKeys,
  type Explanation,
  type Options,
} from '@atalaya/core/syllabus/question-text';
import { reportReasons, reportStatuses } from '@atalaya/core/syllabus/reports';
import { isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { user } from '../auth/auth.tables';
import { contentColumns, tsvector } from '../content/content.tables';
import { timestamptz } from '../platform/columns';
import { topic } from './topic.tables';

/** What a candidate reads and is judged by: in the question as it stands now, and in each of its versions. */
const textColumns = () => ({
  /** The question, or the statement of a true/false. */
  stem: text().notNull(),
  /** Null for true/false. */
  options: jsonb().$type<Options>(),
  answer: text({ enum: answerKeys }).$type<AnswerKey>().notNull(),
  explanation: jsonb().$type<Explanation>().notNull(),
  reference: jsonb().$type<Reference>(),
  source: text(),
  difficulty: integer().notNull(),
  /** The day of the law text it was checked against. */
  validOn: date('valid_on').notNull(),
});

/** Questions of three alternatives and true/false statements alike, as they stand now. */
export const question = pgTable(
  'question',
  {
    /** `t21-q001` when it came from a file, a UUID when an admin made it. */
    id: text().primaryKey(),
    kind: text({ enum: ['choice', 'true-false'] }).notNull(),
    topic: integer()
      .notNull()
      .references(() => topic.number),
    section: text(),
    /** The one fact it asks. */
    fact: text(),
    ...textColumns(),
    version: integer().notNull(),
    /** The stem in plain words: two that read alike are equal. */
    stemKey: text('stem_key').notNull(),
    ...contentColumns(),
    search: tsvector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`to_tsvector('es_unaccent', "stem" || ' ' || coalesce("options"->>'A', '') || ' ' || coalesce("options"->>'B', '') || ' ' || coalesce("options"->>'C', ''))`,
      ),
  },
  (table) => [
    index('question_topic').on(table.topic, table.kind, table.id),
    // Lists walk these two without touching the rows that they skip.
    index('question_live').on(table.kind, table.id).where(isNull(table.deletedAt)),
    index('question_updated').on(table.kind, table.updatedAt, table.id).where(isNull(table.deletedAt)),
    index('question_stem_key').on(table.stemKey),
    // Which of a law's questions are older than its text.
    index('question_law').on(sql`(${table.reference}->>'law')`, table.validOn).where(isNull(table.deletedAt)),
    index('question_retired').on(table.kind).where(isNotNull(table.deletedAt)),
    index('question_search').using('gin', table.search),
  ],
);

/** Every text that a question ever had, the current one included: answers remember which of them they saw. */
export const questionVersion = pgTable(
  'question_version',
  {
    questionId: text('question_id')
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    ...textColumns(),
    createdAt: timestamptz('created_at').notNull(),
    /** The admin; null when it came from a file. No foreign key: the history outlives the account, without its name. */
    createdBy: uuid('created_by'),
    reason: text(),
  },
  (table) => [primaryKey({ columns: [table.questionId, table.version] })],
);

/** A key that was wrong. Letters are those of the version that was corrected. */
export const correction = pgTable(
  'correction',
  {
    id: uuid().primaryKey(),
    questionId: text('question_id').notNull(),
    fromVersion: integer('from_version').notNull(),
    toVersion: integer('to_version').notNull(),
    oldKey: text('old_key', { enum: answerKeys }).$type<AnswerKey>().notNull(),
    newKey: text('new_key', { enum: answerKeys }).$type<AnswerKey>().notNull(),
    reason: text().notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.questionId, table.fromVersion],
      foreignColumns: [questionVersion.questionId, questionVersion.version],
      name: 'correction_from',
    }),
    foreignKey({
      columns: [table.questionId, table.toVersion],
      foreignColumns: [questionVersion.questionId, questionVersion.version],
      name: 'correction_to',
    }),
    index('correction_at').on(table.at, table.id),
  ],
);

/** A candidate says that a question is wrong. */
export const questionReport = pgTable(
  'question_report',
  {
    id: uuid().primaryKey(),
    questionId: text('question_id')
      .notNull()
      .references(() => question.id),
    /** The version that was seen. */
    version: integer().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    reason: text({ enum: reportReasons }).notNull(),
    text: text().notNull(),
    status: text({ enum: reportStatuses }).notNull(),
    /** What the person who reported it is told. */
    answer: text(),
    createdAt: timestamptz('created_at').notNull(),
    closedAt: timestamptz('closed_at'),
  },
  (table) => [
    uniqueIndex('question_report_open')
      .on(table.questionId, table.userId)
      .where(sql`${table.status} = 'open'`),
    index('question_report_status').on(table.status, table.createdAt),
    index('question_report_user').on(table.userId, table.createdAt),
  ],
);

/** The numbers are written out: an index serves a question only where both say the same. */
export const isFailedByNearlyEveryone = ({
  answers,
  errors,
}: {
  answers: AnyPgColumn;
  errors: AnyPgColumn;
}): SQL =>
  sql`${answers} >= ${sql.raw(String(FEWEST_ANSWERS))} and ${errors} >= ${answers} * ${sql.raw(String(NEARLY_EVERYONE))}::float8`;

/** How a question did with everyone. The exams feature adds to it. */
export const questionStat = pgTable(
  'question_stat',
  {
    questionId: text('question_id')
      .primaryKey()
      .references(() => question.id),
    answers: integer().notNull().default(0),
    errors: integer().notNull().default(0),
    /** How many answers there were when an admin last found it hard but right. */
    reviewedAnswers: integer('reviewed_answers'),
  },
  (table) => [index('question_stat_failed').on(table.questionId).where(isFailedByNearlyEveryone(table))],
);

/** Two questions that read nearly the same, found in the background (duplicates.ts). `first` < `second`. */
export const questionTwin = pgTable(
  'question_twin',
  {
    first: text()
      .notNull()
      .references(() => question.id),
    second: text()
      .notNull()
      .references(() => question.id),
    likeness: real().notNull(),
    /** An admin looked and found them different. */
    dismissedAt: timestamptz('dismissed_at'),
  },
  (table) => [primaryKey({ columns: [table.first, table.second] })],
);
