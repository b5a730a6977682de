import type { Db } from '../platform/db';
import { insertSales, selectOwnedDocuments, withdrawSales } from './sales.queries';

export type Sale = { orderId: string; userId: string; productIds: readonly string[]; at: Date };

/** Called in the transaction that grants the access. Idempotent per order. */
export const recordSale = (db: Db, sale: Sale): Promise<void> => insertSales(db, sale);

/** After a refund, or when a monthly product ends. */
export const withdrawSale = (db: Db, orderId: string, at: Date): Promise<void> =>
  withdrawSales(db, orderId, at);

/** Bought products with documents to read. */
export const ownedDocuments = (db: Db, userId: string) => selectOwnedDocuments(db, userId);
