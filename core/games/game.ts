import { isAtLeastTier, type Tier } from '../auth/user';
import { allowance } from '../platform/allowance';

export const games = ['crossword', 'hangman', 'flashcards', 'placing'] as const;
export type Game = (typeof games)[number];

/** Games whose results can be compared. Flashcards are graded by the player. */
export const comparedGames = ['crossword', 'hangman', 'placing'] as const satisfies readonly Game[];

/** The names on the screen and in the addresses. */
export const gameFacts: Record<Game, { name: string; slug: string }> = {
  crossword: { name: 'Crucigrama', slug: 'crucigrama' },
  hangman: { name: 'Las luces', slug: 'las-luces' },
  flashcards: { name: 'Tarjetas', slug: 'tarjetas' },
  placing: { name: 'Cada cosa en su sitio', slug: 'cada-cosa-en-su-sitio' },
};

export const TIER_OF_GAMES: Tier = 'plus';

/** Plays without the plan; the daily challenge is one of them. */
export const playAllowance = allowance({
  name: 'games.plays',
  limit: 1,
  per: 'day',
  by: 'account',
  refusal: 'games.daily-limit',
});

export const hasPlayLimit = (tier: Tier): boolean => !isAtLeastTier(tier, TIER_OF_GAMES);

export const MAX_TOPICS = 8;
/** Of a daily challenge. */
export const MAX_TITLE = 140;
export const MAX_SEED = 0x7fffffff;

/** 1: direct clues. 3: the least help. */
export const difficulties = [1, 2, 3] as const;
export type Difficulty = (typeof difficulties)[number];

/** `daily`: the challenge of a day. `duel`: two users with the same puzzle. */
export const playSources = ['free', 'daily', 'duel'] as const;
export type PlaySource = (typeof playSources)[number];

export const MAX_MOVES = 4_000;
/** In one request; a longer play is sent in parts. */
export const MAX_MOVES_SENT = 400;
export const MAX_ITEMS = 40;
