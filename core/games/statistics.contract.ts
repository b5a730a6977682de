import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { games } from './game';
import { statisticsPeriods } from './statistics';

const count = z.int().min(0);

const tally = {
  plays: count,
  won: count,
  activeMs: count,
  items: count,
  right: count,
  /** Items of earlier days, and those of them that were still known. */
  met: count,
  kept: count,
};

const share = z.object({ share: z.number(), low: z.number(), high: z.number() });
const side = z.object({ items: count, right: count, share: share.nullable() });

const statistics = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  total: z.object(tally),
  days: z.array(z.object({ day: z.iso.date(), plays: count, activeMs: count })),
  games: z.array(z.object({ game: z.enum(games), ...tally })),
  topics: z.array(z.object({ topic: z.int(), title: z.string(), ...tally })),
  /** Flashcards in later reviews outside the games, the first one of each card. */
  memory: z.object({
    played: side,
    rest: side,
    difference: share.nullable(),
    verdict: z.enum(['unknown', 'better', 'worse', 'same']),
  }),
  hard: z.array(
    z.object({ itemId: z.string(), topic: z.int(), word: z.string(), played: count, right: count }),
  ),
});

export const readGameStatistics = endpoint.get('/api/games/statistics', 'user', {
  summary: 'Time, accuracy and retention by game and topic, and what playing did for memory.',
  query: z.object({ days: z.enum(statisticsPeriods).default('30') }),
  /** Null below the plan that includes them. */
  response: z.object({ statistics: statistics.nullable() }),
});

export type GameStatistics = z.infer<typeof statistics>;
