import type { Db } from '../platform/db';

export type ArticleText = { front: string; explanation: string; reference: string; topic: number };
type Texts = (db: Db, itemIds: readonly string[]) => Promise<ReadonlyMap<string, ArticleText>>;

let source: Texts | undefined;

/** The feature of the laws gives the texts of the articles that are reviewed. */
export function registerArticles(texts: Texts): void {
  source = texts;
}

export const articleTexts: Texts = async (db, itemIds) =>
  itemIds.length > 0 && source ? source(db, itemIds) : new Map<string, ArticleText>();
