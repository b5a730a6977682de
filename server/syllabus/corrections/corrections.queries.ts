import { and, count, desc, eq, isNotNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Db, first } from '../../platform/db';
import { correction, question, questionVersion } from '../question.tables';
import { topic } from '../topic.tables';

/** Newest first, with the question before the correction. */
export async function selectCorrections(db: Db, limit: number, offset: number) {
  const asked = alias(questionVersion, 'asked');
  const items = await db
    .select({
      id: correction.id,
      at: correction.at,
      questionId: correction.questionId,
      topic: { number: topic.number, shortTitle: topic.shortTitle },
      stem: asked.stem,
      options: asked.options,
      oldKey: correction.oldKey,
      newKey: correction.newKey,
      stopsCounting: correction.stopsCounting,
      reason: correction.reason,
    })
    .from(correction)
    .innerJoin(question, eq(question.id, correction.questionId))
    .innerJoin(topic, eq(topic.number, question.topic))
    .innerJoin(
      asked,
      and(eq(asked.questionId, correction.questionId), eq(asked.version, correction.fromVersion)),
    )
    .orderBy(desc(correction.at), desc(correction.id))
    .limit(limit)
    .offset(offset);
  const [found] = await db.select({ total: count() }).from(correction);
  return { items, total: found?.total ?? 0 };
}

export const selectVersions = (db: Db, questionId: string) =>
  db
    .select()
    .from(questionVersion)
    .where(eq(questionVersion.questionId, questionId))
    .orderBy(desc(questionVersion.version));

/** The correction that explains how the question is graded now. */
export const selectLastCorrection = (db: Db, questionId: string) =>
  first(
    db
      .select({ id: correction.id, reason: correction.reason })
      .from(correction)
      .where(
        and(
          eq(correction.questionId, questionId),
          or(isNotNull(correction.newKey), eq(correction.stopsCounting, true)),
        ),
      )
      .orderBy(desc(correction.toVersion), desc(correction.at), desc(correction.id))
      .limit(1),
  );
