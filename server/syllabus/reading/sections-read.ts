import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db';
import { readingSection } from './reading-state.tables';

export async function sectionsReadByDay(
  db: Db,
  userId: string,
  from: string,
): Promise<{ day: string; topic: number; sections: number }[]> {
  const day = sql<string>`(${readingSection.readAt} at time zone 'Europe/Madrid')::date::text`;
  const rows = await db
    .select({ day, topic: readingSection.topic, sections: sql<number>`count(*)::int` })
    .from(readingSection)
    .where(and(eq(readingSection.userId, userId), gte(readingSection.readAt, sql`${from}::date - 1`)))
    .groupBy(day, readingSection.topic);
  return rows.filter((row) => row.day >= from);
}

/** Every section read on this day or later. */
export async function sectionsReadSince(
  db: Db,
  userId: string,
  from: string,
): Promise<{ day: string; topic: number; section: string }[]> {
  const rows = await db
    .select({ topic: readingSection.topic, section: readingSection.section, readAt: readingSection.readAt })
    .from(readingSection)
    .where(and(eq(readingSection.userId, userId), gte(readingSection.readAt, sql`${from}::date - 1`)))
    .orderBy(readingSection.readAt);
  return rows
    .map(({ readAt, ...row }) => ({ ...row, day: dayInSpain(readAt) }))
    .filter(({ day }) => day >= from);
}

/** The topics of which the user has read at least one section. */
export async function topicsRead(db: Db, userId: string): Promise<number[]> {
  const rows = await db
    .selectDistinct({ topic: readingSection.topic })
    .from(readingSection)
    .where(eq(readingSection.userId, userId));
  return rows.map(({ topic }) => topic);
}
