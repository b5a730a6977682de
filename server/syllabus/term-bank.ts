import type { Db } from '../platform/db';
import { selectTermTexts } from './term-bank.queries';

/** The texts of these terms, without withdrawn ones. */
export const termTexts = (db: Db, ids: readonly string[]) => selectTermTexts(db, ids);
