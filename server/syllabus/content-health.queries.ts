import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { contentLoad } from './content.tables';
import { question } from './question.tables';
import { topic } from './topic.tables';

const ONE = 1;

/** By the kind of question, for each kind has an admin page of its own. */
export async function countRetired(db: Db) {
  const of = (kind: 'choice' | 'true-false') =>
    db.$count(question, and(eq(question.kind, kind), isNotNull(question.deletedAt)));
  const [questions, statements] = await Promise.all([of('choice'), of('true-false')]);
  return { questions, statements };
}

/** The topics of the call, and those of which there is but an outline. */
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

export async function selectLoad(db: Db) {
  const [row] = await db.select().from(contentLoad).where(eq(contentLoad.id, ONE));
  return row;
}

/** `units` were read. When none were, the last load that brought something stays known. */
export async function noteLoad(
  db: Db,
  at: Date,
  { units, skipped }: { units: number; skipped: string[] },
): Promise<void> {
  const looked = { lookedAt: at, skipped, ...(units > 0 ? { changedAt: at, units } : {}) };
  await db
    .insert(contentLoad)
    .values({ id: ONE, units: 0, ...looked })
    .onConflictDoUpdate({ target: contentLoad.id, set: looked });
}
