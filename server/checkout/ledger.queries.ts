import { and, eq } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { newId } from '../platform/ids';
import { ledgerEntry, paymentEvent } from './checkout.tables';

type Entry = Omit<typeof ledgerEntry.$inferInsert, 'id'>;

/** False when the charge or refund is already in the ledger. */
export async function writeLedger(db: Db, entry: Entry): Promise<boolean> {
  const rows = await db
    .insert(ledgerEntry)
    .values({ id: newId(entry.at), ...entry })
    .onConflictDoNothing()
    .returning({ id: ledgerEntry.id });
  return rows.length > 0;
}

export const chargeOf = (db: Db, provider: string, paymentRef: string) =>
  first(
    db
      .select()
      .from(ledgerEntry)
      .where(
        and(
          eq(ledgerEntry.provider, provider),
          eq(ledgerEntry.paymentRef, paymentRef),
          eq(ledgerEntry.kind, 'charge'),
        ),
      ),
  );

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
