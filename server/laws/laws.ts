import { askedArticle, isAsked } from '@atalaya/core/laws/article-query';
import { byArticleNumber, writtenRanges } from '@atalaya/core/laws/article-range';
import { articleKey, heatOf } from '@atalaya/core/laws/heat';
import { prefixQuery } from '@atalaya/core/search/search';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { findArticleIds, selectMarked, selectUpdates } from './laws.queries';
import { type ArticleRow, lawOverview, type Overview } from './overview';

export const lineOf = ({ use, lawSlug, lawShortName, ...row }: ArticleRow) => ({
  ...row,
  law: { slug: lawSlug, shortName: lawShortName },
  topics: use.topics,
  questions: use.questions,
  heat: heatOf(use.expected),
});

const round = (value: number): number => Math.round(value * 100) / 100;

export async function lawsOfSyllabus(kit: Kit) {
  const overview = await lawOverview(kit);
  const byLaw = new Map<string, { key: string; number: string }[]>();
  for (const key of overview.uses.keys()) {
    const [law = '', number = ''] = key.split('/');
    byLaw.set(law, [...(byLaw.get(law) ?? []), { key, number }]);
  }
  return [...overview.laws.values()].map((row) => {
    const used = (byLaw.get(row.id) ?? []).sort((a, b) => byArticleNumber(a.number, b.number));
    const sum = (of: 'questions' | 'expected') =>
      used.reduce((total, { key }) => total + (overview.uses.get(key)?.[of] ?? 0), 0);
    return {
      ...row,
      slug: row.guide?.slug ?? null,
      purpose: row.guide?.purpose ?? null,
      articles: overview.articles.filter(({ law }) => law === row.id).length,
      questions: sum('questions'),
      expected: round(sum('expected')),
      topics: overview.topics
        .filter(
          ({ number, laws }) => laws.includes(row.id) || used.some(({ key }) => isIn(overview, key, number)),
        )
        .map(({ number, shortTitle }) => ({
          number,
          shortTitle,
          articles: writtenRanges(
            used.filter(({ key }) => isIn(overview, key, number)).map((one) => one.number),
          ),
        })),
    };
  });
}

const isIn = ({ uses }: Overview, key: string, topic: number): boolean =>
  uses.get(key)?.topics.includes(topic) ?? false;

export function mustFindGuide({ lawBySlug }: Overview, slug: string) {
  const row = lawBySlug.get(slug);
  if (!row?.guide) throw new AppError('request.not-found');
  const { guide, ...law } = row;
  return { ...law, ...guide };
}

export async function guideTo(kit: Kit, slug: string) {
  const overview = await lawOverview(kit);
  const guide = mustFindGuide(overview, slug);
  const own = overview.articles.filter(({ law }) => law === guide.id);
  return {
    ...guide,
    questions: own.reduce((total, { use }) => total + use.questions, 0),
    parts: guide.parts.map(({ id, title }) => ({
      id,
      title,
      articles: own.filter(({ part }) => part === id).map(lineOf),
    })),
    updates: await updatesOf(kit, overview, ({ law }) => law === guide.id),
  };
}

type Update = Awaited<ReturnType<typeof selectUpdates>>[number];

/** The changes of the law that are chosen, newest first. */
export async function updatesOf({ db }: Kit, overview: Overview, isChosen: (update: Update) => boolean) {
  const { laws, topics, byNumber: pages } = overview;
  return (await selectUpdates(db)).filter(isChosen).map((update) => ({
    ...update,
    lawId: update.law,
    law: {
      slug: laws.get(update.law)?.guide?.slug ?? null,
      shortName: laws.get(update.law)?.shortName ?? update.law,
    },
    topics: topics.filter(({ number }) => update.topics.includes(number)),
    articles: update.articles.map((number) => ({
      number,
      slug: pages.get(articleKey(update.law, number))?.slug ?? null,
    })),
  }));
}

const PAGE = 20;

type Search = {
  q: string;
  law?: string | undefined;
  figures: boolean;
  asked: boolean;
  after?: string | undefined;
};

/** Those asked most first; an article whose number was typed is also named apart. */
export async function findArticles(kit: Kit, { q, law, figures, asked, after }: Search) {
  const overview = await lawOverview(kit);
  const number = askedArticle(q);
  const direct = number && overview.byExpected.find((row) => isAsked(nameOf(row), number));
  const found = await articlesWith(kit, overview, q);
  const fitting = found.filter(
    (row) => (!figures || row.figures.length > 0) && (!asked || heatOf(row.use.expected) >= ASKED_LEVEL),
  );
  const chosen = law === undefined ? fitting : fitting.filter(({ lawSlug }) => lawSlug === law);
  const start = after === undefined ? 0 : chosen.findIndex(({ id }) => id === after) + 1;
  const page = chosen.slice(start, start + PAGE);
  const query = prefixQuery(q);
  const marked =
    query && page.length > 0
      ? await selectMarked(
          kit.db,
          page.map(({ id }) => id),
          query,
        )
      : null;
  return {
    items: page.map((row) => ({ ...lineOf(row), matched: marked?.get(row.id) ?? null })),
    next: start + PAGE < chosen.length ? (page.at(-1)?.id ?? null) : null,
    total: chosen.length,
    laws: countsByLaw(fitting),
    direct: direct ? lineOf(direct) : null,
  };
}

/** From this level on an article counts as one that has been asked. */
const ASKED_LEVEL = 3;

const nameOf = ({ number, lawShortName, lawSlug }: ArticleRow) => ({ number, lawShortName, lawSlug });

async function articlesWith(
  { db }: Kit,
  { byExpected }: Overview,
  q: string,
): Promise<readonly ArticleRow[]> {
  if (q === '') return byExpected;
  const number = askedArticle(q);
  const query = prefixQuery(q);
  const ids = new Set(query ? await findArticleIds(db, query) : []);
  return byExpected.filter((row) => ids.has(row.id) || isAsked(nameOf(row), number));
}

function countsByLaw(rows: readonly ArticleRow[]) {
  const counts = new Map<string, { slug: string; shortName: string; articles: number }>();
  for (const { lawSlug, lawShortName } of rows) {
    const count = counts.get(lawSlug) ?? { slug: lawSlug, shortName: lawShortName, articles: 0 };
    counts.set(lawSlug, { ...count, articles: count.articles + 1 });
  }
  return [...counts.values()].sort((a, b) => b.articles - a.articles || (a.shortName < b.shortName ? -1 : 1));
}
