import type { Reference } from '@atalaya/core/syllabus/content/content.contract';
import { FEWEST_ANSWERS, NEARLY_EVERYONE } from '@atalaya/core/syllabus/questions/corrector';
import {
  type AnswerKey,
  answerKeys,
  type Explanation,
  type Options,
} from '@atalaya/core/syllabus/questions/question-text';
import { reportReasons, reportStatuses } from '@atalaya/core/syllabus/questions/reports';
import { isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
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

/** The text columns of a question and of its versions. */
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
  /** The date of the law text it was checked against. */
  validOn: date('valid_on').notNull(),
});

/** Current multiple-choice questions and true/false statements. */
export const question = pgTable(
  'question',
  {
    /** `t21-q001` from a file, a UUID from an admin. */
    id: text().primaryKey(),
    kind: text({ enum: ['choice', 'true-false'] }).notNull(),
    topic: integer()
      .notNull()
      .references(() => topic.number),
    section: text(),
    /** The fact it asks. */
    fact: text(),
    ...textColumns(),
    version: integer().notNull(),
    /** Withdrawn, and exams are graded without it. */
    annulled: boolean().notNull().default(false),
    /** The normalised stem, to find duplicates. */
    stemKey: text('stem_key').notNull(),
    /** A later wording of its article applies since this day, and nobody has looked at it yet. */
    lawChangedOn: date('law_changed_on'),
    /** A rule that comes into force later is asked from that day on. */
    askedFrom: date('asked_from'),
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
    // For lists by kind and topic.
    index('question_live').on(table.kind, table.id).where(isNull(table.deletedAt)),
    index('question_updated').on(table.kind, table.updatedAt, table.id).where(isNull(table.deletedAt)),
    index('question_stem_key').on(table.stemKey),
    // Finds questions older than their law.
    index('question_law').on(sql`(${table.reference}->>'law')`, table.validOn).where(isNull(table.deletedAt)),
    index('question_article')
      .on(sql`(${table.reference}->>'law')`, sql`(${table.reference}->>'article')`)
      .where(isNull(table.deletedAt)),
    index('question_law_changed').on(table.id).where(isNotNull(table.lawChangedOn)),
    index('question_retired').on(table.kind).where(isNotNull(table.deletedAt)),
    index('question_search').using('gin', table.search),
  ],
);

/** Every version, including the current one; answers reference the version they saw. */
export const questionVersion = pgTable(
  'question_version',
  {
    questionId: text('question_id')
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    ...textColumns(),
    createdAt: timestamptz('created_at').notNull(),
    /** The admin; null for a file. No foreign key: the history outlives the account. */
    createdBy: uuid('created_by'),
    reason: text(),
  },
  (table) => [primaryKey({ columns: [table.questionId, table.version] })],
);

/** A corrected key, with letters as in the corrected version, or an annulled question. */
export const correction = pgTable(
  'correction',
  {
    id: uuid().primaryKey(),
    questionId: text('question_id').notNull(),
    fromVersion: integer('from_version').notNull(),
    toVersion: integer('to_version').notNull(),
    oldKey: text('old_key', { enum: answerKeys }).$type<AnswerKey>().notNull(),
    /** Null if the question was annulled; the same as the old one if an annulled question counts again. */
    newKey: text('new_key', { enum: answerKeys }).$type<AnswerKey>(),
    /** Exams are graded without the annulled question; otherwise they keep their grading. */
    stopsCounting: boolean('stops_counting').notNull().default(false),
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
    /** The reply to the reporter. */
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

/** Literal numbers, because a partial index only matches identical conditions. */
export const isFailedByNearlyEveryone = ({
  answers,
  errors,
}: {
  answers: AnyPgColumn;
  errors: AnyPgColumn;
}): SQL =>
  sql`${answers} >= ${sql.raw(String(FEWEST_ANSWERS))} and ${errors} >= ${answers} * ${sql.raw(String(NEARLY_EVERYONE))}::float8`;

/** Statistics over all users, updated by exams. */
export const questionStat = pgTable(
  'question_stat',
  {
    questionId: text('question_id')
      .primaryKey()
      .references(() => question.id),
    answers: integer().notNull().default(0),
    errors: integer().notNull().default(0),
    /** The number of answers when an admin last approved it. */
    reviewedAnswers: integer('reviewed_answers'),
  },
  (table) => [index('question_stat_failed').on(table.questionId).where(isFailedByNearlyEveryone(table))],
);

/** Near-duplicates found in the background (duplicates.ts). `first` < `second`. */
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
    /** An admin found them different. */
    dismissedAt: timestamptz('dismissed_at'),
  },
  (table) => [primaryKey({ columns: [table.first, table.second] })],
);
