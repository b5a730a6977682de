import { citations, expandArticles, listArticles } from '../core/laws/article-list.ts';
import type { ContentLibrary, TopicContent } from '../core/syllabus/content/content-library.ts';

export type ArticleList = { law: string; articles: string };
type Kind = 'questions' | 'trueFalse' | 'flashcards' | 'text';
type Covered = ReadonlyMap<Kind, Set<string>>;

/** A row for each law: how many of its articles are asked, stand on a card or are cited, and which are not. */
export function lawRows({ laws, topics }: ContentLibrary, lists: readonly ArticleList[]): string[] {
  const names = new Map(laws.map(({ value }) => [value.id, value.shortName]));
  const covered = new Map(laws.map(({ value }) => [value.id, emptyCover()]));
  for (const topic of topics) {
    for (const kind of ['questions', 'trueFalse', 'flashcards'] as const)
      for (const { value } of topic[kind])
        if (value.reference) covered.get(value.reference.law)?.get(kind)?.add(value.reference.article);
    for (const [law, article] of citedArticles(topic, names)) covered.get(law)?.get('text')?.add(article);
  }
  return lists.flatMap(({ law, articles }) => {
    const cover = covered.get(law);
    if (!cover) return [];
    const all = expandArticles(articles);
    const count = (kind: Kind) => all.filter((article) => cover.get(kind)?.has(article)).length;
    const isCovered = (article: string) => [...cover.values()].some((set) => set.has(article));
    const missing = listArticles(all, (article) => !isCovered(article));
    const users = topics
      .filter(({ head }) => head.value.laws.includes(law))
      .map(({ head }) => head.value.number);
    const counts = [all.length, all.filter(isCovered).length, ...[...cover.keys()].map(count)];
    return [`| ${names.get(law)} | ${users.join(', ')} | ${counts.join(' | ')} | ${missing || '—'} |`];
  });
}

const emptyCover = (): Covered =>
  new Map((['questions', 'trueFalse', 'flashcards', 'text'] as const).map((kind) => [kind, new Set()]));

/** A citation without the name of a law belongs to the law that most items of its section refer to. */
function citedArticles(topic: TopicContent, names: ReadonlyMap<string, string>): [string, string][] {
  const own = topic.head.value.laws.map((id) => ({ id, name: names.get(id) ?? id }));
  return sectionsOf(topic.head.body.text).flatMap(({ id, text }) => {
    const main = mainLaw(topic, id);
    return citations(text).flatMap(({ articles, after }) => {
      const law = own.find(({ name }) => after.includes(name))?.id ?? main;
      return law === undefined ? [] : articles.map((article): [string, string] => [law, article]);
    });
  });
}

const sectionsOf = (text: string) =>
  text.split(/^## /m).map((part) => ({ id: /\{#([^}]+)\}/.exec(part)?.[1] ?? '', text: part }));

function mainLaw({ questions, trueFalse, flashcards }: TopicContent, section: string): string | undefined {
  const counts = new Map<string, number>();
  for (const { value } of [...questions, ...trueFalse, ...flashcards])
    if (value.section === section && value.reference)
      counts.set(value.reference.law, (counts.get(value.reference.law) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
