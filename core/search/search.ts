import { fold } from '../platform/fold';

/** Shorter searches would match almost everything. */
export const SHORTEST_SEARCH = 3;
const MOST_WORDS = 8;

/** Around the matched words of a snippet. */
export const MATCH_START = '⟦';
export const MATCH_END = '⟧';

/** `detenc:* & plazo:*`: every word must match, also while it is being typed. Null without a word. */
export function prefixQuery(text: string): string | null {
  const words = fold(text)
    .split(/[^\p{L}\p{N}]+/u)
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
