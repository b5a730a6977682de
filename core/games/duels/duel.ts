import { allowance } from '../../platform/allowance';
import { DAY_MS } from '../../platform/durations';
import type { Game } from '../game';

export const DUEL_MS = 7 * DAY_MS;
/** Open duels that a user has started. */
export const duelAllowance = allowance({
  name: 'games.duels',
  limit: 5,
  per: 'at-once',
  by: 'account',
  refusal: 'games.duel-limit',
});

/** What a player did in a duel, as the other sees it. */
export type DuelScore = {
  points: number;
  /** Items right of all items of the play. */
  right: number;
  items: number;
  activeMs: number;
};

export const duelStates = ['waiting', 'running', 'finished', 'expired'] as const;
/** `waiting`: nobody has accepted. `running`: two players, one result or none. */
export type DuelState = (typeof duelStates)[number];

type Facts = {
  opponentId: string | null;
  challengerScore: DuelScore | null;
  opponentScore: DuelScore | null;
  expiresAt: Date;
};

export function duelStateAt(
  { opponentId, challengerScore, opponentScore, expiresAt }: Facts,
  now: Date,
): DuelState {
  if (challengerScore && opponentScore) return 'finished';
  if (expiresAt <= now) return 'expired';
  return opponentId === null ? 'waiting' : 'running';
}

export type DuelOutcome = 'own' | 'other' | 'draw';

/** More points win; with the same, less time. */
export function outcomeOf(own: DuelScore, other: DuelScore): DuelOutcome {
  if (own.points !== other.points) return own.points > other.points ? 'own' : 'other';
  if (own.activeMs !== other.activeMs) return own.activeMs < other.activeMs ? 'own' : 'other';
  return 'draw';
}

const clock = (ms: number): string => {
  const seconds = Math.round(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** «9 de 12 en 3:40». In «Cada cosa en su sitio» only some pieces are items, so it says the points. */
export const scoreText = (game: Game, { points, right, items, activeMs }: DuelScore): string =>
  `${game === 'placing' || items === 0 ? `${points} puntos` : `${right} de ${items}`} en ${clock(activeMs)}`;

/** «tema 21», «temas 8, 10 y 21». */
export function topicsText(topics: readonly number[]): string {
  const last = topics.at(-1);
  return topics.length === 1 ? `tema ${last}` : `temas ${topics.slice(0, -1).join(', ')} y ${last}`;
}
