import { type Memory, recallOn } from '../review/memory';
import { normalised } from './tokens';

/** What is shown: the English word, or its translation. */
export const directions = ['en', 'es'] as const;
export type Direction = (typeof directions)[number];

/** New words of a day; more would make the reviews of the next weeks too long. */
export const NEW_WORDS_A_DAY = 15;
/** Words in one session, so that they do not displace the syllabus. */
export const WORDS_IN_SESSION = 20;

/** The id of a word's card in the review. */
export const cardId = (wordId: string, direction: Direction): string => `${wordId}.${direction}`;

export function cardIn(id: string): { wordId: string; direction: Direction } | null {
  const [, wordId, ending] = /^(.+)\.(en|es)$/.exec(id) ?? [];
  const direction = directions.find((one) => one === ending);
  return wordId && direction ? { wordId, direction } : null;
}

export type WordCard = { wordId: string; direction: Direction; memory: Memory | null };

type Input = { today: string; newLimit: number; most: number };

/**
 * The cards to ask today: due ones by lowest recall, then new ones. The two cards of a word are never asked on the same
 * day, because the first gives the second away.
 */
export function cardsToAsk(cards: readonly WordCard[], { today, newLimit, most }: Input): WordCard[] {
  const done = new Set(
    cards
      .filter(({ memory }) => memory && memory.reviewedOn === today && memory.dueOn > today)
      .map(({ wordId }) => wordId),
  );
  const chosen: WordCard[] = [];
  const take = (card: WordCard): boolean => {
    if (done.has(card.wordId)) return false;
    done.add(card.wordId);
    chosen.push(card);
    return true;
  };
  const recall = ({ memory }: WordCard): number => (memory ? recallOn(memory, today) : 1);
  const due = cards
    .filter(({ memory }) => memory !== null && memory.dueOn <= today)
    .sort((one, other) => recall(one) - recall(other));
  for (const card of due) if (chosen.length < most) take(card);
  let newLeft = newLimit;
  for (const card of cards)
    if (!card.memory && newLeft > 0 && chosen.length < most && take(card)) newLeft -= 1;
  return chosen;
}

type Entry = { id: string; word: string };

/** The entries whose word occurs in one of the texts, longer ones first: «police officer» before «police». */
export function wordsUsedIn<T extends Entry>(
  texts: readonly string[],
  entries: readonly T[],
  most: number,
): T[] {
  const said = texts.map((text) => ` ${normalised(text)} `);
  const found = entries
    .map((entry) => ({ entry, key: normalised(entry.word) }))
    .filter(({ key }) => key.length > 2 && said.some((text) => text.includes(` ${key} `)))
    .sort((one, other) => other.key.length - one.key.length);
  const kept: typeof found = [];
  for (const one of found) if (!kept.some(({ key }) => ` ${key} `.includes(` ${one.key} `))) kept.push(one);
  return kept.slice(0, most).map(({ entry }) => entry);
}
