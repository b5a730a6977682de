import type { Db } from '../platform/db';
import * as queries from './catalogue.queries';

export type { CurrentPrice } from './catalogue.queries';

/** What products cost at this moment: the one place that a checkout takes its prices from. */
export const currentPrices = (
  db: Db,
  productIds: readonly string[],
  now: Date,
): Promise<Map<string, queries.CurrentPrice>> => queries.currentPrices(db, productIds, now);
