import { z } from 'zod';
import { tiers } from '../auth/user';
import { endpoint } from '../platform/endpoint';
import { playAllowance } from './game';
import { difficulty, playedGame, playView, topicNumbers } from './plays.contract';

const count = z.int().min(0);
const day = z.iso.date();

const daily = z.object({
  day,
  game: playedGame,
  title: z.string(),
  topics: z.array(z.int()),
  /** Users who have finished it. */
  finished: count,
  /** The user's own play of it. */
  play: z.object({ id: z.string(), isFinished: z.boolean(), points: count.nullable() }).nullable(),
});

export const readHub = endpoint.get('/api/games', 'user', {
  summary: 'The games page: the challenge of the day, the games, the chosen topics and the last seven days.',
  response: z.object({
    /** The plan that lifts the limit; null if the user has it. */
    locked: z.enum(tiers).nullable(),
    /** Null means no limit. */
    playsLeftToday: count.nullable(),
    topics: z.array(z.int()),
    difficulty,
    /** Null if there is no material for one. */
    daily: daily.nullable(),
    games: z.array(
      z.object({
        game: playedGame,
        finished: count,
        won: count,
        unaided: count,
        streak: count,
        bestMs: count.nullable(),
      }),
    ),
    /** The last play that was begun and not ended. */
    running: z.object({ id: z.string(), game: playedGame }).nullable(),
    week: z.array(z.object({ day, activeMs: count, plays: count })),
    hard: z.array(
      z.object({ id: z.string(), topic: z.int(), word: z.string(), played: count, right: count }),
    ),
  }),
});

export const chooseTopics = endpoint.put('/api/games/choice', 'user', {
  summary: 'Stores the topics and the difficulty that the user plays with.',
  body: z.object({ topics: topicNumbers, difficulty }),
});

export const startDaily = endpoint.post('/api/games/daily', 'user', {
  summary: "Starts the user's play of today's challenge, or returns the one there is.",
  allowances: [playAllowance],
  response: playView,
});
