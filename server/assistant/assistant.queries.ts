import { type Assistant, MOST_EXCHANGES } from '@atalaya/core/assistant/assistant';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { assistantExchange } from './assistant.tables';

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

export const selectExchange = (db: Db, userId: string, id: string) =>
  first(
    db
      .select()
      .from(assistantExchange)
      .where(and(eq(assistantExchange.id, id), eq(assistantExchange.userId, userId))),
  );

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
});
