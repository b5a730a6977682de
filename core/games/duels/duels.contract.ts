import { z } from 'zod';
import { endpoint } from '../../platform/endpoint';
import { moment } from '../../platform/moment.contract';
import { games, playAllowance } from '../game';
import { difficulty, playedGame, topicNumbers } from '../plays.contract';
import { duelAllowance, duelStates } from './duel';

const score = z.object({ points: z.int(), right: z.int(), items: z.int(), activeMs: z.int() });

/** A duel as one of its players, or somebody with its link, sees it. */
const duel = z.object({
  id: z.string(),
  /** The secret part of the invitation link. */
  token: z.string(),
  game: z.enum(games),
  topics: z.array(z.int()),
  state: z.enum(duelStates),
  role: z.enum(['challenger', 'opponent', 'invited', 'stranger']),
  /** Pseudonyms. `other` is null while nobody has accepted. */
  challenger: z.string(),
  other: z.string().nullable(),
  createdAt: moment,
  expiresAt: moment,
  /** What the challenger had done before challenging; part of the invitation. */
  toBeat: score.nullable(),
  ownScore: score.nullable(),
  /** Only after the own play, or when the duel has ended. */
  otherScore: score.nullable(),
});

export const listDuels = endpoint.get('/api/games/duels', 'user', {
  summary: "The user's duels: the open ones and those that ended in the last days.",
  response: z.object({ duels: z.array(duel) }),
});

export const createDuel = endpoint.post('/api/games/duels', 'user', {
  summary: 'Starts a duel of seven days, from a finished play of the user or with a new puzzle.',
  allowances: [duelAllowance],
  body: z.union([
    z.strictObject({ playId: z.uuid() }),
    z.strictObject({
      game: playedGame,
      topics: topicNumbers,
      difficulty,
      mode: z.string().max(40).optional(),
    }),
  ]),
  response: duel,
});

const token = z.object({ token: z.string().regex(/^[\w-]{43}$/) });

export const readDuel = endpoint.get('/api/games/duels/:token', 'user', {
  summary: 'The duel of an invitation link. After it was accepted only its players see more than that.',
  params: token,
  response: duel,
});

export const acceptDuel = endpoint.post('/api/games/duels/:token/accept', 'user', {
  summary: 'Accepts an invitation: once, in time, and not the own one.',
  params: token,
  response: duel,
});

export const withdrawDuel = endpoint.post('/api/games/duels/:token/withdraw', 'user', {
  summary: 'Closes an own duel that nobody has accepted; its link is of no use any more.',
  params: token,
  response: duel,
});

export const playDuel = endpoint.post('/api/games/duels/:token/play', 'user', {
  summary: "The user's play of a duel; started the first time, within the daily allowance.",
  allowances: [playAllowance],
  params: token,
  response: z.object({ playId: z.string() }),
});

export type DuelView = z.infer<typeof duel>;
