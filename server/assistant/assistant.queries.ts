import { type Assistant, MOST_EXCHANGES } from '@atalaya/core/assistant/assistant';
import { and, desc, eq, inArray, lt, sql, sum } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { assistantExchange, assistantUse } from './assistant.tables';

const own = (userId: string, assistant: Assistant) =>
  and(eq(assistantExchange.userId, userId), eq(assistantExchange.assistant, assistant));

/** Keeps the newest ones only. */
export async function insertExchange(db: Db, row: typeof assistantExchange.$inferInsert): Promise<void> {
  await db.insert(assistantExchange).values(row);
  const old = db
    .select({ id: assistantExchange.id })
    .from(assistantExchange)
    .where(own(row.userId, row.assistant))
    .orderBy(desc(assistantExchange.id))
    .offset(MOST_EXCHANGES);
  await db.delete(assistantExchange).where(inArray(assistantExchange.id, old));
}

export const selectExchanges = (db: Db, userId: string, assistant: Assistant) =>
  db
    .select({
      id: assistantExchange.id,
      question: assistantExchange.question,
      askedAt: assistantExchange.askedAt,
      answer: assistantExchange.answer,
    })
    .from(assistantExchange)
    .where(own(userId, assistant))
    .orderBy(desc(assistantExchange.id));

export async function selectExchange(db: Db, userId: string, id: string) {
  const [row] = await db
    .select()
    .from(assistantExchange)
    .where(and(eq(assistantExchange.id, id), eq(assistantExchange.userId, userId)));
  return row;
}

/** Whether it was there. */
export async function removeExchange(db: Db, userId: string, id: string): Promise<boolean> {
  const removed = await db
    .delete(assistantExchange)
    .where(and(eq(assistantExchange.id, id), eq(assistantExchange.userId, userId)))
    .returning({ id: assistantExchange.id });
  return removed.length > 0;
}

export const removeExchanges = (db: Db, userId: string, assistant: Assistant) =>
  db.delete(assistantExchange).where(own(userId, assistant));

export async function selectUses(db: Db, day: string, userId?: string): Promise<number> {
  const [row] = await db
    .select({ answers: sum(assistantUse.answers).mapWith(Number) })
    .from(assistantUse)
    .where(and(eq(assistantUse.day, day), userId ? eq(assistantUse.userId, userId) : undefined));
  return row?.answers ?? 0;
}

/** False when the user has none left that day. */
export async function takeUse(db: Db, userId: string, day: string, most: number): Promise<boolean> {
  if (most === 0) return false;
  const taken = await db
    .insert(assistantUse)
    .values({ userId, day, answers: 1 })
    .onConflictDoUpdate({
      target: [assistantUse.userId, assistantUse.day],
      set: { answers: sql`${assistantUse.answers} + 1` },
      setWhere: lt(assistantUse.answers, most),
    })
    .returning({ answers: assistantUse.answers });
  return taken.length > 0;
}

export const personalDataOf = async (db: Db, userId: string) => ({
  preguntas_al_asistente: await db
    .select({
      asistente: assistantExchange.assistant,
      pregunta: assistantExchange.question,
      respuesta: assistantExchange.answer,
      fecha: assistantExchange.askedAt,
    })
    .from(assistantExchange)
    .where(eq(assistantExchange.userId, userId))
    .orderBy(assistantExchange.id),
  respuestas_redactadas: await db
    .select({ dia: assistantUse.day, respuestas: assistantUse.answers })
    .from(assistantUse)
    .where(eq(assistantUse.userId, userId))
    .orderBy(assistantUse.day),
});
