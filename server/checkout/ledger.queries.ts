import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import { ledgerEntry, paymentEvent } from './checkout.tables';

type Entry = Omit<typeof ledgerEntry.$inferInsert, 'id'>;

/** False when the ledger has it already: a movement of money is written once. */
export async function writeLedger(db: Db, entry: Entry): Promise<boolean> {
  const rows = await db
    .insert(ledgerEntry)
    .values({ id: newId(entry.at), ...entry })
    .onConflictDoNothing()
    .returning({ id: ledgerEntry.id });
  return rows.length > 0;
}

export async function chargeOf(db: Db, provider: string, paymentRef: string) {
  const [row] = await db
    .select()
    .from(ledgerEntry)
    .where(
      and(
        eq(ledgerEntry.provider, provider),
        eq(ledgerEntry.paymentRef, paymentRef),
        eq(ledgerEntry.kind, 'charge'),
      ),
    );
  return row;
}

/** What an order has brought in, after what was given back. */
export async function netOf(db: Db, purchaseId: string): Promise<number> {
  const [row] = await db
    .select({
      net: sql<number>`coalesce(sum(case ${ledgerEntry.kind} when 'charge' then ${ledgerEntry.cents} else -${ledgerEntry.cents} end), 0)::int`,
    })
    .from(ledgerEntry)
    .where(eq(ledgerEntry.purchaseId, purchaseId));
  return row?.net ?? 0;
}

export const wholeLedger = (db: Db) => db.select().from(ledgerEntry).orderBy(ledgerEntry.at, ledgerEntry.id);

type PaymentEventRow = typeof paymentEvent.$inferInsert;

/** False when the event was processed before. */
export async function insertPaymentEvent(db: Db, row: PaymentEventRow): Promise<boolean> {
  const rows = await db
    .insert(paymentEvent)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: paymentEvent.id });
  return rows.length > 0;
}

export const setOutcome = (db: Db, provider: string, id: string, outcome: string) =>
  db
    .update(paymentEvent)
    .set({ outcome })
    .where(and(eq(paymentEvent.provider, provider), eq(paymentEvent.id, id)));
