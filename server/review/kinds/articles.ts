import type { Db } from '../../platform/db';
import { defineHook } from '../../platform/hooks';
import type { Kit } from '../../platform/kit';
import { selectItems } from '../review.queries';
import { selectStudied, setSuspended } from '../study.queries';

export type ArticleText = { front: string; explanation: string; reference: string; topic: number };
type Texts = (db: Db, itemIds: readonly string[]) => Promise<ReadonlyMap<string, ArticleText>>;

/** The feature of the laws gives the texts of the articles that are reviewed. */
export const articleSources = defineHook<Texts>('review.articles');

export async function articleTexts({ db, hooks }: Kit, itemIds: readonly string[]) {
  const [read] = hooks.all(articleSources);
  return itemIds.length > 0 && read ? read(db, itemIds) : new Map<string, ArticleText>();
}

/** The articles in a user's review. */
export const reviewedArticles = async (db: Db, userId: string) =>
  (await selectStudied(db, userId, 'article')).filter(({ suspended }) => !suspended);

const keyOf = (itemId: string) => ({ kind: 'article' as const, itemId });

/** The user's memory of an article; undefined if it is not in the review. */
export async function reviewedArticle(db: Db, userId: string, id: string) {
  const [item] = await selectItems(db, userId, [keyOf(id)]);
  return item?.suspended ? undefined : item;
}

/** False if the user has never met it. */
export const keepInReview = (db: Db, userId: string, id: string, isKept: boolean): Promise<boolean> =>
  setSuspended(db, userId, keyOf(id), !isKept);
