import { sql } from 'drizzle-orm';
import type { Database } from '../db';
import { inTime } from '../process/in-time';
import type { Dependency } from './dependency';

const EVERY_MS = 5_000;
const ANSWER_MS = 2_000;

/** Asks the database regularly, so that the log says when it went away or hung, and when it was back. */
export function watchDatabase(db: Database, watched: Dependency, everyMs = EVERY_MS): () => void {
  const ask = () => inTime(db.execute(sql`select 1`), ANSWER_MS).then(() => watched.works(), watched.fails);
  const asking = setInterval(ask, everyMs);
  return () => clearInterval(asking);
}
