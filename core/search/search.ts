import { fold } from '../platform/fold';

/** Shorter searches would match almost everything. */
export const SHORTEST_SEARCH = 3;
const MOST_WORDS = 8;
const SHORTEST_BEGINNING = 4;

/** Around the matched words of a snippet. */
export const MATCH_START = '⟦';
export const MATCH_END = '⟧';

const wordsIn = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** `detenc:* & plazo:*`: every word must match, also while it is being typed. Null without a word. */
export function prefixQuery(text: string): string | null {
  const words = wordsIn(text)
    .filter((word) => word.length > 1)
    .slice(0, MOST_WORDS);
  return words.length > 0 ? words.map((word) => `${word}:*`).join(' & ') : null;
}

/** The parts of a snippet, in order. */
export function snippetParts(snippet: string): { text: string; isMatch: boolean }[] {
  return snippet
    .split(MATCH_START)
    .flatMap((part, index) => {
      if (index === 0) return [{ text: part, isMatch: false }];
      const [match = '', ...rest] = part.split(MATCH_END);
      return [
        { text: match, isMatch: true },
        { text: rest.join(''), isMatch: false },
      ];
    })
    .filter(({ text }) => text !== '');
}

export type Article = {
  /** «CE». */
  lawShortName: string;
  lawName: string;
  /** «17», «282 bis» or «disposición adicional primera». */
  article: string;
  /** What it says, in our words. */
  statement: string;
  /** Questions about it. */
  questions: number;
};

/** The words of an article to search in, once per article. */
export const articleWords = ({ lawShortName, lawName, article, statement }: Article): string =>
  ` ${wordsIn(`art articulo ${article} ${lawShortName} ${lawName} ${statement}`).join(' ')} `;

/** Numbers and short words must match as a whole, so that «17» does not find article 175; of others the beginning is enough. */
export function matchesArticle(words: string, text: string): boolean {
  const asked = wordsIn(text);
  return (
    asked.length > 0 &&
    asked.every((word) =>
      words.includes(
        /^\d+$/.test(word) || word.length < SHORTEST_BEGINNING ? ` ${word} ` : ` ${stemOf(word)}`,
      ),
    )
  );
}

/** Without the ending of a plural. */
const stemOf = (word: string): string => (word.length > 4 ? word.replace(/(es|s)$/, '') : word);

/** The articles whose number was asked for, then those that exams ask most. */
export const byArticle =
  (text: string) =>
  (one: Article, other: Article): number => {
    const asked = new Set(wordsIn(text));
    const named = ({ article }: Article) => (wordsIn(article).every((word) => asked.has(word)) ? 1 : 0);
    return named(other) - named(one) || other.questions - one.questions;
  };

/** A snippet of Markdown without its signs and without the lines of tables. */
export const plainSnippet = (snippet: string): string =>
  snippet
    .replace(/:?-{2,}:?/g, ' ')
    .replace(/[*_#>`|]+/g, ' ')
    .replace(/(^|\s)-\s/g, ' ')
    .replace(/\s+([.,;:)])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
