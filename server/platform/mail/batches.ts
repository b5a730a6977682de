import { type UnsentStatus, unsentStatuses } from '@atalaya/core/platform/mail-status';
import { and, count, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '../db';
import { mail } from './mail.tables';

// What a feature that sends mailings may ask about its emails.

/** How many emails of each batch are not sent yet. */
export async function countUnsentIn(
  db: Db,
  batches: readonly string[],
): Promise<Map<string, Record<UnsentStatus, number>>> {
  const counts = new Map(batches.map((batch) => [batch, { waiting: 0, failed: 0 }]));
  if (batches.length === 0) return counts;
  const found = await db
    .select({ batch: mail.batch, status: mail.status, total: count() })
    .from(mail)
    .where(and(inArray(mail.batch, [...batches]), inArray(mail.status, [...unsentStatuses])))
    .groupBy(mail.batch, mail.status);
  for (const { batch, status, total } of found) {
    const own = batch ? counts.get(batch) : undefined;
    if (own && (status === 'waiting' || status === 'failed')) own[status] = total;
  }
  return counts;
}

/** Removes emails that the recipient does not want any more; their jobs then find nothing to send. */
export async function dropUnsent(db: Db, recipient: string): Promise<string[]> {
  const dropped = await db
    .delete(mail)
    .where(
      and(isNotNull(mail.batch), eq(mail.recipient, recipient), inArray(mail.status, [...unsentStatuses])),
    )
    .returning({ batch: mail.batch });
  return dropped.flatMap(({ batch }) => batch ?? []);
}
