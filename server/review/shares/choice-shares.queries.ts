import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db';
import { insertRows } from '../../platform/rows/insert-rows';
import { questionChoice } from './choice-shares.tables';

type Row = typeof questionChoice.$inferSelect;

const keyOf = ({ questionId, version, choice }: Row): string => `${questionId} ${version} ${choice}`;

/** In key order, so that concurrent hand-ins cannot deadlock. */
export const addToChoices = (db: Db, rows: readonly Row[]) =>
  db.execute(sql`
    ${insertRows(
      questionChoice,
      rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)),
    )}
    on conflict (question_id, version, choice) do update
    set answers = question_choice.answers + excluded.answers`);

export const selectChoices = (db: Db, questionId: string, version: number) =>
  db
    .select({ choice: questionChoice.choice, answers: questionChoice.answers })
    .from(questionChoice)
    .where(and(eq(questionChoice.questionId, questionId), eq(questionChoice.version, version)));
