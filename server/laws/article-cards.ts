import type { Db } from '../platform/db';
import { allLaws } from '../syllabus/law-references';
import { selectBySlugs } from './laws.queries';

export type ArticleAddress = { law: string; article: string };

/** Number, heading and law of the articles that exist. */
export async function articleCards(db: Db, addresses: readonly ArticleAddress[]) {
  if (addresses.length === 0) return [];
  const [found, laws] = await Promise.all([selectBySlugs(db, addresses), allLaws(db)]);
  const nameOf = new Map(laws.map(({ id, shortName }) => [id, shortName]));
  return found.map(({ lawId, ...row }) => ({ ...row, lawName: nameOf.get(lawId) ?? lawId }));
}
