import { shuffled } from '../../platform/random/shuffled';
import { seeded } from '../../review/seeded';
import type { GameRules, PlayedItem, PlayResult, Term, Timed } from '../play';
import { isLetter, letterOf, lettersOf } from './letters';
import { LIGHTS } from './lights';

export const WORDS_A_PLAY = 6;
export const WORDS_TO_WIN = 4;

export type HangmanWord = {
  id: string;
  topic: number;
  word: string;
  /** Empty at the highest difficulty. */
  clue: string;
  /** Shown when the word has ended, and before at the lowest difficulty. */
  definition: string;
};
export type HangmanPuzzle = { words: readonly HangmanWord[]; isDefinitionShown: boolean };

export type HangmanStep = { type: 'letter'; letter: string } | { type: 'hint' } | { type: 'next' };
export type HangmanMove = HangmanStep & Timed;

export type WordState = {
  /** In the order of their use, with those of hints. */
  used: readonly string[];
  errors: number;
  hints: number;
  outcome: 'open' | 'found' | 'dark';
  startedMs: number;
  endedMs: number;
};
/** The words begun so far; the last one is on the screen. */
export type HangmanState = { words: readonly WordState[] };

const MIN_LETTERS = 4;
const MAX_LENGTH = 24;

export const isPlayable = ({ word }: Term): boolean =>
  [...word].length <= MAX_LENGTH && lettersOf(word).length >= MIN_LETTERS;

/** A definition that contains the word would give it away. */
const givesAway = (text: string, word: string): boolean => {
  const plain = (given: string) => given.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain(text).includes(plain(word));
};

const newWord = (startedMs: number): WordState => ({
  used: [],
  errors: 0,
  hints: 0,
  outcome: 'open',
  startedMs,
  endedMs: startedMs,
});

export const lightsOf = ({ errors, hints }: WordState): number => Math.max(0, LIGHTS - errors - hints);
export const canHint = (word: WordState): boolean => word.outcome === 'open' && lightsOf(word) > 1;

/** The characters of the word; null for those not found yet. */
export const shownOf = (word: string, { used, outcome }: WordState): (string | null)[] =>
  [...word.normalize('NFC')].map((character) => {
    const letter = letterOf(character);
    return letter === null || outcome !== 'open' || used.includes(letter) ? character : null;
  });

function afterLetter(
  puzzle: HangmanPuzzle,
  state: HangmanState,
  letter: string,
  move: Timed,
  isHint: boolean,
): HangmanState | null {
  const word = puzzle.words[state.words.length - 1]?.word;
  const current = state.words.at(-1);
  if (!word || !current || current.used.includes(letter)) return null;
  const letters = lettersOf(word);
  const used = [...current.used, letter];
  const errors = current.errors + (letters.includes(letter) ? 0 : 1);
  const hints = current.hints + (isHint ? 1 : 0);
  const isFound = letters.every((one) => used.includes(one));
  const outcome = isFound ? 'found' : errors + hints >= LIGHTS ? 'dark' : 'open';
  const after: WordState = { ...current, used, errors, hints, outcome, endedMs: move.atMs };
  return { words: [...state.words.slice(0, -1), after] };
}

export const hangmanRules: GameRules<HangmanPuzzle, HangmanMove, HangmanState> = {
  build({ terms }, seed, difficulty) {
    const words = shuffled(terms.filter(isPlayable), seeded(seed)).slice(0, WORDS_A_PLAY);
    if (words.length < WORDS_A_PLAY) return null;
    return {
      words: words.map(({ id, topic, word, clue, definition }) => ({
        id,
        topic,
        word: word.normalize('NFC'),
        clue: difficulty === 3 ? '' : clue,
        definition,
      })),
      isDefinitionShown: difficulty === 1,
    };
  },

  start: () => ({ words: [newWord(0)] }),

  apply(puzzle, state, move) {
    const current = state.words.at(-1);
    if (!current) return null;
    if (move.type === 'next')
      return current.outcome === 'open' || state.words.length >= puzzle.words.length
        ? null
        : { words: [...state.words, newWord(move.atMs)] };
    if (current.outcome !== 'open') return null;
    if (move.type === 'letter')
      return isLetter(move.letter) ? afterLetter(puzzle, state, move.letter, move, false) : null;
    const word = puzzle.words[state.words.length - 1]?.word ?? '';
    const hidden = lettersOf(word).find((letter) => !current.used.includes(letter));
    return hidden && canHint(current) ? afterLetter(puzzle, state, hidden, move, true) : null;
  },

  isOver: (puzzle, { words }) => words.length === puzzle.words.length && words.at(-1)?.outcome !== 'open',

  resultOf(puzzle, { words }): PlayResult {
    const ended = words.filter(({ outcome }) => outcome !== 'open');
    const points = ended.reduce((sum, word) => sum + pointsOf(word), 0) / puzzle.words.length;
    const found = ended.filter(({ outcome }) => outcome === 'found').length;
    return {
      isWon: found >= Math.min(WORDS_TO_WIN, puzzle.words.length),
      points: Math.round(points),
      hints: words.reduce((sum, { hints }) => sum + hints, 0),
      errors: words.reduce((sum, { errors }) => sum + errors, 0),
      // A word left open says nothing about what the player knows.
      items: words.flatMap((word, index) => itemOf(puzzle.words[index], word)),
    };
  },
};

/** Every light that is left counts; a word in the dark is worth nothing. */
const pointsOf = (word: WordState): number => (word.outcome === 'found' ? 40 + 10 * lightsOf(word) : 0);

function itemOf(given: HangmanWord | undefined, word: WordState): PlayedItem[] {
  if (!given || word.outcome === 'open') return [];
  const outcome = word.outcome === 'dark' ? 'wrong' : word.hints > 0 ? 'helped' : 'right';
  return [
    {
      kind: 'term',
      itemId: given.id,
      topic: given.topic,
      outcome,
      durationMs: Math.max(0, word.endedMs - word.startedMs),
    },
  ];
}

/** Before the word has ended, only if it does not contain the word. */
export const isDefinitionOpen = (
  puzzle: HangmanPuzzle,
  given: HangmanWord,
  { outcome }: WordState,
): boolean => outcome !== 'open' || (puzzle.isDefinitionShown && !givesAway(given.definition, given.word));

/** What the screen says in words, for those who do not see it. */
export const wordStatus = {
  letter: (letter: string, isUsed: boolean, isIn: boolean): string =>
    isUsed ? `${letter}, ${isIn ? 'está' : 'no está'}` : letter,
  whole(word: string, state: WordState): string {
    if (state.outcome !== 'open')
      return `${state.outcome === 'found' ? 'Acertada' : 'A oscuras'}. La palabra es ${word}.`;
    const signs = shownOf(word, state).map((one) => (one === ' ' ? 'espacio' : (one ?? 'hueco')));
    const lights = lightsOf(state);
    const left = lights === 1 ? 'Queda 1 luz' : `Quedan ${lights} luces`;
    const used = state.used.length === 0 ? 'Ninguna letra usada' : `Usadas: ${state.used.join(', ')}`;
    return `${signs.join(' ')}. ${left}. ${used}.`;
  },
};
