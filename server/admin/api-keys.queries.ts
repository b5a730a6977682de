import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { apiKey } from './api-keys.tables';
import { slice } from './resource/list-sql';

export type ApiKeyRow = typeof apiKey.$inferSelect;

export const insertKey = (db: Db, row: ApiKeyRow) => db.insert(apiKey).values(row);

export async function selectKeyByHash(db: Db, keyHash: string) {
  const [row] = await db.select().from(apiKey).where(eq(apiKey.keyHash, keyHash));
  return row;
}

export async function selectKeys(db: Db, range: { page: number; pageSize: number }) {
  const items = await db
    .select()
    .from(apiKey)
    .orderBy(desc(apiKey.createdAt), desc(apiKey.id))
    .limit(slice(range).limit)
    .offset(slice(range).offset);
  return { items, total: await db.$count(apiKey) };
}

export async function revokeKey(db: Db, id: string, revokedAt: Date) {
  const [row] = await db
    .update(apiKey)
    .set({ revokedAt })
    .where(and(eq(apiKey.id, id), isNull(apiKey.revokedAt)))
    .returning();
  return row;
}

export const noteUse = (db: Db, id: string, at: Date, uses: number) =>
  db
    .update(apiKey)
    .set({ lastUsedAt: at, uses: sql`${apiKey.uses} + ${uses}` })
    .where(eq(apiKey.id, id));
