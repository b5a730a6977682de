import { DAY_MS } from '../platform/durations';
import type { Game } from './game';

const TOPICS = 45;

/** The challenge of a day that nobody planned: a game and two topics in turn, with the seed of the day. */
export function plannedChallenge<G>(day: string, games: readonly G[]) {
  const number = Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
  const first = ((number * 7) % TOPICS) + 1;
  return {
    day,
    game: games[number % games.length],
    topics: [first, (first % TOPICS) + 1].sort((a, b) => a - b),
    seed: (number * 7_919) % 1_000_003,
    difficulty: 2 as const,
  };
}

const endings: Record<Game, string> = {
  crossword: 'palabra a palabra',
  hangman: 'palabra a palabra',
  flashcards: 'tarjeta a tarjeta',
  placing: 'pieza a pieza',
};

/** «Extranjería, palabra a palabra» */
export const challengeTitle = (shortTitle: string, game: Game): string =>
  `${shortTitle.split(/[:.;(]/)[0]?.trim() ?? shortTitle}, ${endings[game]}`;
