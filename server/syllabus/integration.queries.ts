import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { question } from './question.tables';
import { topic } from './topic.tables';

export const selectTopicsAfter = (db: Db, after: number | undefined, limit: number) =>
  db
    .select()
    .from(topic)
    .where(
      and(
        eq(topic.state, 'published'),
        isNull(topic.deletedAt),
        after === undefined ? undefined : gt(topic.number, after),
      ),
    )
    .orderBy(asc(topic.number))
    .limit(limit);

export const selectQuestionsAfter = (
  db: Db,
  { after, topic: number, limit }: { after?: string | undefined; topic?: number | undefined; limit: number },
) =>
  db
    .select()
    .from(question)
    .where(
      and(
        eq(question.state, 'published'),
        isNull(question.deletedAt),
        after === undefined ? undefined : gt(question.id, after),
        number === undefined ? undefined : eq(question.topic, number),
      ),
    )
    .orderBy(asc(question.id))
    .limit(limit);
