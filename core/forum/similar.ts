import { plainWords } from '../platform/fold';

const SHORTEST_WORD = 4;
const MOST_WORDS = 8;

/** `detencion | comisaria`: any of the longer words of a title. Null without one. */
export function similarQuery(title: string): string | null {
  const words = plainWords(title).filter((word) => word.length >= SHORTEST_WORD);
  const longest = [...new Set(words)].sort((one, other) => other.length - one.length).slice(0, MOST_WORDS);
  return longest.length > 0 ? longest.join(' | ') : null;
}
