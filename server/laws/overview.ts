import { articleKey, expectedQuestions } from '@atalaya/core/laws/heat';
import type { Kit } from '../platform/kit';
import { allLaws, topicsWithLaws } from '../syllabus/law-references';
import { type Bank, questionBank } from '../syllabus/question-bank';
import { selectArticles, selectGuides } from './laws.queries';

/** What refers to an article. */
export type Use = {
  /** Most questions first. */
  topics: number[];
  questions: number;
  trueFalse: number;
  /** Questions that six exams would have of it. */
  expected: number;
};

type Guide = Awaited<ReturnType<typeof selectGuides>>[number];
export type LawRow = Awaited<ReturnType<typeof allLaws>>[number] & { guide: Guide | null };
type StoredArticle = Awaited<ReturnType<typeof selectArticles>>[number];
export type ArticleRow = StoredArticle & { lawShortName: string; use: Use };

export type Overview = {
  bank: Bank;
  laws: ReadonlyMap<string, LawRow>;
  lawBySlug: ReadonlyMap<string, LawRow>;
  topics: Awaited<ReturnType<typeof topicsWithLaws>>;
  /** In the order of each law. */
  articles: readonly ArticleRow[];
  byId: ReadonlyMap<string, ArticleRow>;
  byNumber: ReadonlyMap<string, ArticleRow>;
  /** The articles asked most come first. */
  byExpected: readonly ArticleRow[];
  /** By law and number, also for articles without a page. */
  uses: ReadonlyMap<string, Use>;
};

const kept = new WeakMap<Bank, Promise<Overview>>();

/** Cached with the question bank: what refers to an article changes with it. */
export async function lawOverview(kit: Kit): Promise<Overview> {
  const bank = await questionBank(kit);
  const known = kept.get(bank) ?? readOverview(kit, bank);
  kept.set(bank, known);
  known.catch(() => kept.delete(bank));
  return known;
}

async function readOverview({ db }: Kit, bank: Bank): Promise<Overview> {
  const [known, guides, topics, stored] = await Promise.all([
    allLaws(db),
    selectGuides(db),
    topicsWithLaws(db),
    selectArticles(db),
  ]);
  const guideOf = new Map(guides.map((guide) => [guide.id, guide]));
  const laws = known.map((law) => ({ ...law, guide: guideOf.get(law.id) ?? null }));
  const nameOf = new Map(laws.map(({ id, shortName }) => [id, shortName]));
  const uses = usesOf(bank);
  const articles = stored.map((row) => ({
    ...row,
    lawShortName: nameOf.get(row.law) ?? row.law,
    use: uses.get(articleKey(row.law, row.number)) ?? nothing,
  }));
  return {
    bank,
    laws: new Map(laws.map((row) => [row.id, row])),
    lawBySlug: new Map(laws.flatMap((row) => (row.guide ? [[row.guide.slug, row] as const] : []))),
    topics,
    articles,
    byId: new Map(articles.map((row) => [row.id, row])),
    byNumber: new Map(articles.map((row) => [articleKey(row.law, row.number), row])),
    byExpected: articles.toSorted((a, b) => b.use.expected - a.use.expected),
    uses,
  };
}

const nothing: Use = { topics: [], questions: 0, trueFalse: 0, expected: 0 };

function usesOf({ questions }: Bank): Map<string, Use> {
  const expected = expectedQuestions(questions.filter(({ kind }) => kind === 'choice'));
  const counts = new Map<string, { byTopic: Map<number, number>; questions: number; trueFalse: number }>();
  for (const { law, article, topic, kind } of questions) {
    if (law === null || article === null) continue;
    const key = articleKey(law, article);
    const count = counts.get(key) ?? { byTopic: new Map(), questions: 0, trueFalse: 0 };
    counts.set(key, count);
    count.byTopic.set(topic, (count.byTopic.get(topic) ?? 0) + 1);
    if (kind === 'choice') count.questions += 1;
    else count.trueFalse += 1;
  }
  return new Map(
    [...counts].map(([key, { byTopic, ...count }]) => [
      key,
      {
        ...count,
        topics: [...byTopic].sort(([a, many], [b, more]) => more - many || a - b).map(([number]) => number),
        expected: expected.get(key) ?? 0,
      },
    ]),
  );
}
