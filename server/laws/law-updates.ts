import { expandArticles } from '@atalaya/core/laws/article-list';
import { articlesIn } from '@atalaya/core/laws/article-range';
import type { LawLibrary } from '@atalaya/core/laws/law-rules';
import { filed, syncRows } from '../content/sync';
import type { Db } from '../platform/db';
import { lawUpdate } from './laws.tables';

/** `content/laws/updates.yaml`. */
export async function lawUpdates(
  db: Db,
  { updates, lists }: LawLibrary,
  known: ReadonlySet<string>,
  now: Date,
): Promise<void> {
  const order = new Map(lists.map(({ value }) => [value.law, expandArticles(value.articles)]));
  const rows = updates
    .filter(({ value }) => known.has(value.law))
    .map(({ value: { articles, elsewhere, ...entry } }) => {
      const update = {
        ...entry,
        articles: articles === undefined ? [] : articlesIn(articles, order.get(entry.law) ?? []).articles,
        elsewhere: elsewhere ?? null,
      };
      return { ...update, ...filed(update, now) };
    });
  await syncRows(db, { table: lawUpdate, key: lawUpdate.id, where: undefined, now }, rows, ({ id }) => id);
}
