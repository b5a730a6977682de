import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db';
import { question } from '../question.tables';
import { topic } from '../topic.tables';

/** By kind, because each kind has its own admin page. */
export async function countRetired(db: Db) {
  const of = (kind: 'choice' | 'true-false') =>
    db.$count(question, and(eq(question.kind, kind), isNotNull(question.deletedAt)));
  const [questions, statements] = await Promise.all([of('choice'), of('true-false')]);
  return { questions, statements };
}

/** Topics, and those with only an outline. */
export async function countTopics(db: Db) {
  const [found] = await db
    .select({
      all: sql<number>`count(*)::int`,
      outlines: sql<number>`(count(*) filter (where ${topic.status} = 'outline'))::int`,
    })
    .from(topic)
    .where(isNull(topic.deletedAt));
  return found ?? { all: 0, outlines: 0 };
}
