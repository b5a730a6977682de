import { articleWords, byArticle, matchesArticle } from '@atalaya/core/search/search';
import type { Kit } from '../../platform/kit';
import { type Bank, questionBank } from '../question-bank';
import { selectArticles } from './search.queries';

type Indexed = Awaited<ReturnType<typeof indexed>>[number];

const MOST = 5;
const kept = new WeakMap<Bank, Promise<Indexed[]>>();

async function indexed({ db }: Kit, { laws }: Bank) {
  return (await selectArticles(db)).map((row) => {
    const law = laws.get(row.law);
    const article = { ...row, lawName: law?.name ?? '', lawShortName: law?.shortName ?? row.law };
    return { ...article, words: articleWords(article) };
  });
}

/** Cached with the question bank: articles change with the questions that refer to them. */
async function articlesNow(kit: Kit): Promise<Indexed[]> {
  const bank = await questionBank(kit);
  const articles = kept.get(bank) ?? indexed(kit, bank);
  kept.set(bank, articles);
  // Failures are not cached.
  articles.catch(() => kept.delete(bank));
  return articles;
}

export async function findArticles(kit: Kit, text: string, topics: ReadonlySet<number>) {
  const found = (await articlesNow(kit)).filter(
    ({ topic, words }) => topics.has(topic) && matchesArticle(words, text),
  );
  return found
    .sort(byArticle(text))
    .slice(0, MOST)
    .map(({ lawShortName, article, topic, section, statement }) => ({
      topic,
      section,
      title: `${lawShortName}, ${/^\d/.test(article) ? `art. ${article}` : article}`,
      snippet: statement,
    }));
}
