import type { Db } from '../platform/db';
import { insertSales, selectDocumentsHeld, withdrawSales } from './sales.queries';

export type Sale = { orderId: string; userId: string; productIds: readonly string[]; at: Date };

/**
 * Called by the checkout in the transaction that grants what was paid: student counts, who may write a review and «Ya es
 * tuyo» come from here. The same order may be told twice.
 */
export const recordSale = (db: Db, sale: Sale): Promise<void> => insertSales(db, sale);

/** A refund, or the end of what was paid by the month. */
export const withdrawSale = (db: Db, orderId: string, at: Date): Promise<void> =>
  withdrawSales(db, orderId, at);

/** What somebody bought that is read on a page of the store. */
export const documentsHeldBy = (db: Db, userId: string) => selectDocumentsHeld(db, userId);
