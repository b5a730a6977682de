import type { AnimationFile } from '@atalaya/core/formats/animations/animation.contract';
import type { InfographicFile } from '@atalaya/core/formats/infographics/infographic.contract';
import type { ProcedureFile } from '@atalaya/core/formats/procedures/content.contract';
import { date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { contentColumns } from '../content/content.tables';

export const pill = pgTable('pill', {
  id: text().primaryKey(),
  title: text().notNull(),
  topic: integer().notNull(),
  section: text().notNull(),
  idea: text().notNull(),
  example: text().notNull(),
  question: text().notNull(),
  takeaway: text().notNull(),
  validOn: date('valid_on', { mode: 'string' }).notNull(),
  ...contentColumns(),
});

const pieceColumns = () => ({
  id: text().primaryKey(),
  title: text().notNull(),
  /** The topics it is shown with; the first one orders the list. */
  topics: integer().array().notNull(),
  ...contentColumns(),
});

export const infographic = pgTable('infographic', {
  ...pieceColumns(),
  body: jsonb().$type<InfographicFile>().notNull(),
});

export const animation = pgTable('animation', {
  ...pieceColumns(),
  body: jsonb().$type<AnimationFile>().notNull(),
});

/** The models are code: web/formats/procedures/scenes. */
export const procedure = pgTable('procedure', {
  id: text().primaryKey(),
  position: integer().notNull(),
  title: text().notNull(),
  summary: text().notNull(),
  topics: integer().array().notNull(),
  minutes: integer().notNull(),
  cover: text().notNull(),
  warning: text().notNull(),
  steps: jsonb().$type<ProcedureFile['steps']>().notNull(),
  references: jsonb().$type<ProcedureFile['references']>().notNull(),
  questions: text().array().notNull(),
  validOn: date('valid_on', { mode: 'string' }).notNull(),
  ...contentColumns(),
});
