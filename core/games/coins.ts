import type { Game } from './game';
import { gameFacts } from './game';
import type { PlayResult } from './play';

// Coins are earned by studying and playing, never bought, given away or exchanged for money.

/** Coins that can be earned in a day in Spain. What a day gives above it is lost, so that repeating pays nothing. */
export const COINS_A_DAY = 80;

/** Answers in study sessions and reviews that complete the review of a day. */
export const ANSWERS_OF_A_REVIEW = 20;

/** The share of a mock that must be answered, so that an empty one gives nothing. */
const MOCK_SHARE = 0.5;

export const coinsOfStudy = { review: 25, mock: 30, section: 2 } as const;

/** A game that is won without help. Hints and errors lower the points, and the coins with them. */
export const coinsOfGame: Record<Game, number> = {
  crossword: 20,
  hangman: 8,
  flashcards: 12,
  placing: 12,
};

/** On top of the game, for winning the daily challenge. */
export const COINS_OF_CHALLENGE = 10;

export const isReviewDone = (answers: number): boolean => answers >= ANSWERS_OF_A_REVIEW;

export const isMockDone = (mock: { answered: number; questions: number }): boolean =>
  mock.answered >= mock.questions * MOCK_SHARE;

/** Zero for a game that was not won. */
export const coinsOfPlay = (game: Game, { isWon, points }: Pick<PlayResult, 'isWon' | 'points'>): number =>
  isWon ? Math.max(1, Math.round((coinsOfGame[game] * Math.min(100, Math.max(0, points))) / 100)) : 0;

/** What of an amount still fits into the day. */
export const withinDay = (amount: number, earnedToday: number): number =>
  Math.max(0, Math.min(amount, COINS_A_DAY - earnedToday));

export const coinReasons = [
  'review',
  'mock',
  'section',
  'play',
  'unaided-play',
  'challenge',
  'chest',
  'purchase',
  'refund',
] as const;
export type CoinReason = (typeof coinReasons)[number];

/** The reasons that count for the limit of a day. */
export const earningReasons = [
  'review',
  'mock',
  'section',
  'play',
  'unaided-play',
  'challenge',
] as const satisfies readonly CoinReason[];

const nameOfGame = (reference: string): string =>
  Object.entries(gameFacts).find(([game]) => game === reference)?.[1].name ?? 'Partida';

/** The words of a movement. The reference is a game, a section or the name of an item. */
export function wordsOfMovement(reason: CoinReason, reference: string): string {
  switch (reason) {
    case 'review':
      return 'Repaso del día completo';
    case 'mock':
      return 'Simulacro terminado';
    case 'section':
      return 'Apartado leído';
    case 'play':
      return nameOfGame(reference);
    case 'unaided-play':
      return `${nameOfGame(reference)} sin ayuda`;
    case 'challenge':
      return 'Reto del día';
    case 'chest':
      return 'Cofre de la semana';
    case 'purchase':
      return reference;
    case 'refund':
      return `Devolución: ${reference}`;
  }
}

/** How coins are earned, as shown to the user. */
export const waysToEarn: readonly { words: string; coins: number }[] = [
  { words: `Repaso del día: ${ANSWERS_OF_A_REVIEW} respuestas`, coins: coinsOfStudy.review },
  { words: 'Un simulacro con la mitad o más respondida', coins: coinsOfStudy.mock },
  { words: 'Cada apartado del temario leído', coins: coinsOfStudy.section },
  ...Object.entries(coinsOfGame).map(([game, coins]) => ({ words: `${nameOfGame(game)} sin ayuda`, coins })),
  { words: 'Ganar el reto del día, además', coins: COINS_OF_CHALLENGE },
];
