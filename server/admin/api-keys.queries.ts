import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { apiKey } from './api-keys.tables';
import { slice } from './resource/list-sql';

export type ApiKeyRow = typeof apiKey.$inferSelect;

export const insertKey = (db: Db, row: ApiKeyRow) => db.insert(apiKey).values(row);

export const selectKeyByHash = (db: Db, keyHash: string) =>
  first(db.select().from(apiKey).where(eq(apiKey.keyHash, keyHash)));

export async function selectKeys(db: Db, range: { page: number; pageSize: number }) {
  const items = await db
    .select()
    .from(apiKey)
    .orderBy(desc(apiKey.createdAt), desc(apiKey.id))
    .limit(slice(range).limit)
    .offset(slice(range).offset);
  return { items, total: await db.$count(apiKey) };
}

export const revokeKey = (db: Db, id: string, revokedAt: Date) =>
  first(
    db
      .update(apiKey)
      .set({ revokedAt })
      .where(and(eq(apiKey.id, id), isNull(apiKey.revokedAt)))
      .returning(),
  );

/** False when the minute's limit is used up. One statement, so that two nodes cannot both take the last use. */
export async function takeUse(db: Db, id: string, at: Date): Promise<boolean> {
  const isSameMinute = sql`coalesce(${apiKey.minuteAt} > ${at.toISOString()}::timestamptz - interval '1 minute', false)`;
  const taken = await db
    .update(apiKey)
    .set({
      minuteAt: sql`case when ${isSameMinute} then ${apiKey.minuteAt} else ${at.toISOString()}::timestamptz end`,
      minuteUses: sql`case when ${isSameMinute} then ${apiKey.minuteUses} + 1 else 1 end`,
      lastUsedAt: at,
      uses: sql`${apiKey.uses} + 1`,
    })
    .where(and(eq(apiKey.id, id), or(sql`not ${isSameMinute}`, lt(apiKey.minuteUses, apiKey.perMinute))))
    .returning({ id: apiKey.id });
  return taken.length > 0;
}
