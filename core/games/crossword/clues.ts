import { plainWords } from '../../platform/fold';
import type { Difficulty } from '../game';
import type { Term } from '../play';
import { lettersOf } from './letters';

const MIN_STEM = 3;
/** From here on, a stem that begins with the other one is of the same family. */
const LONG_STEM = 5;

const endings =
  /(cionales|cional|ciones|cion|siones|sion|mientos|miento|adoras|adores|adora|ador|idoras|idores|idora|idor|mente|idades|idad|ables|able|ibles|ible|antes|ante|entes|ente|encias|encia|ancias|ancia|ismos|ismo|istas|ista|ivos|ivas|ivo|iva|osos|osas|oso|osa|ados|adas|ado|ada|idos|idas|ido|ida|ando|iendo|ales|al|ares|ar|er|ir|os|as|es|o|a|e|s)$/;

function stemOf(word: string): string {
  const stem = word.replace(endings, '');
  return stem.length >= MIN_STEM ? stem : word;
}

function isSameFamily(one: string, other: string): boolean {
  const [short, long] = [stemOf(one), stemOf(other)].toSorted((a, b) => a.length - b.length);
  if (short === undefined || long === undefined) return false;
  return short === long || (short.length >= LONG_STEM && long.startsWith(short));
}

/** Whether the text holds the word or another of its family: «constituir» gives «constitución» away. */
export function givesAway(text: string, word: string): boolean {
  const [answer] = plainWords(word);
  return answer !== undefined && plainWords(text).some((token) => isSameFamily(token, answer));
}

/** What a player reads; `help` is the second text, which costs points. */
export type Clue = { text: string; help: string | null };

/**
 * 1: the clue and the first letter. 2: the clue. 3: the shorter of clue and definition.
 * Null if nothing can be said about the word without giving it away.
 */
export function clueOf(term: Term, difficulty: Difficulty): Clue | null {
  const [first, second] = [term.clue, term.definition].filter((text) => !givesAway(text, term.word));
  if (first === undefined) return null;
  if (difficulty === 1)
    return { text: `${first} Empieza por ${lettersOf(term.word).charAt(0)}.`, help: second ?? null };
  if (difficulty === 3 && second !== undefined && second.length < first.length)
    return { text: second, help: first };
  return { text: first, help: second ?? null };
}

/** The stems of the words that say what is asked for. */
export const contentOf = (text: string): ReadonlySet<string> =>
  new Set(
    plainWords(text)
      .filter((word) => word.length > 3)
      .map(stemOf),
  );

/** Two clues that ask for the same thing in other words; both could be answered with either term. */
export function isSameQuestion(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared > 0 && shared / (one.size + other.size - shared) >= 0.6;
}
