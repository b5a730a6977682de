import { expandArticles } from '@atalaya/core/laws/article-list';
import { articleSlug, articlesIn } from '@atalaya/core/laws/article-range';
import type { LawFile } from '@atalaya/core/laws/content.contract';
import type { LawLibrary } from '@atalaya/core/laws/law-rules';
import { notInArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ContentSource } from '../content/content-source';
import { filed, syncRows } from '../content/sync';
import type { Db } from '../platform/db';
import { lawIds } from '../syllabus/law-references';
import { readLaws } from './law-library';
import { upsertVersions } from './laws.queries';
import { lawArticle, lawGuide, lawUpdate } from './laws.tables';

const UNIT = 'laws';
const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1).replace('.yaml', '');

/** `content/laws/` with the lists of articles. A file with faults is left as it was loaded last. */
export const lawsSource: ContentSource = {
  unitOf: (path) => (path === 'law-articles.yaml' || path.startsWith('laws/') ? UNIT : undefined),
  async load(db, { files, now }) {
    const { library, faults } = await readLaws(files);
    const faulty = new Set(faults.map(({ file }) => nameOf(file)));
    const known = new Set(await lawIds(db));
    const sound = library.files
      .map(({ value }) => value)
      .filter(({ law }) => known.has(law) && !faulty.has(law));
    await loadGuides(db, sound, [...faulty], library, now);
    if (!faulty.has('updates')) await lawUpdates(db, library, known, now);
    return faults.length > 0 ? [{ unit: UNIT, faults }] : [];
  },
};

async function loadGuides(
  db: Db,
  files: readonly LawFile[],
  faulty: readonly string[],
  { lists, laws }: LawLibrary,
  now: Date,
): Promise<void> {
  const order = new Map(lists.map(({ value }) => [value.law, expandArticles(value.articles)]));
  const guides = files.map(({ law, slug, purpose, parts, validOn }) => {
    const guide = { id: law, slug, purpose, parts, validOn };
    return { ...guide, ...filed(guide, now) };
  });
  const kept = (column: PgColumn) => (faulty.length > 0 ? notInArray(column, [...faulty]) : undefined);
  await syncRows(
    db,
    { table: lawGuide, key: lawGuide.id, where: kept(lawGuide.id), now },
    guides,
    ({ id }) => id,
  );
  const articles = files.flatMap((file) => articleRows(file, order.get(file.law) ?? [], now));
  await syncRows(
    db,
    { table: lawArticle, key: lawArticle.id, where: kept(lawArticle.law), now },
    articles,
    ({ id }) => id,
  );
  const written = new Set(files.map(({ law }) => law));
  await upsertVersions(
    db,
    laws
      .filter(({ value }) => written.has(value.id))
      .map(({ value }) => ({
        law: value.id,
        validFrom: value.consolidated,
        origin: 'content' as const,
        norm: null,
        createdAt: now,
        createdBy: null,
      })),
  );
}

function articleRows({ law, validOn, parts, articles }: LawFile, order: readonly string[], now: Date) {
  const partOf = new Map(
    parts.flatMap(({ id, articles: range }) =>
      articlesIn(range, order).articles.map((one) => [one, id] as const),
    ),
  );
  return articles.map(({ number, heading, statement, figures = [] }) => {
    const article = {
      id: `${law}-${articleSlug(number)}`,
      law,
      number,
      slug: articleSlug(number),
      position: order.indexOf(number),
      part: partOf.get(number) ?? '',
      heading,
      statement,
      figures,
      validOn,
    };
    return { ...article, ...filed(article, now) };
  });
}

/** `content/laws/updates.yaml`. */
async function lawUpdates(
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
