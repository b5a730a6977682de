import { eq, inArray } from 'drizzle-orm';
import { chunksOf } from '../platform/chunks';
import type { Db } from '../platform/db';
import { topic, topicSection } from './topic.tables';

export const selectTopicNumbers = async (db: Db): Promise<number[]> =>
  (await db.select({ number: topic.number }).from(topic)).map(({ number }) => number);

export async function selectTopicsBySlug(db: Db, slugs: readonly string[]): Promise<number[]> {
  if (slugs.length === 0) return [];
  const rows = await db
    .select({ number: topic.number })
    .from(topic)
    .where(inArray(topic.slug, [...slugs]));
  return rows.map(({ number }) => number);
}

export async function replaceSections(
  db: Db,
  topics: readonly number[],
  rows: readonly (typeof topicSection.$inferInsert)[],
): Promise<void> {
  if (topics.length === 0) return;
  await db.delete(topicSection).where(inArray(topicSection.topic, [...topics]));
  for (const chunk of chunksOf(rows)) await db.insert(topicSection).values(chunk);
}

export const updateTopic = (db: Db, number: number, changes: Partial<typeof topic.$inferInsert>) =>
  db.update(topic).set(changes).where(eq(topic.number, number));
