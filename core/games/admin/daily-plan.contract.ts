import { z } from 'zod';
import { etag } from '../../admin/etag.contract';
import { endpoint } from '../../platform/endpoint';
import { comparedGames, MAX_TITLE } from '../game';
import { difficulty, playedGame, topicNumbers } from '../plays.contract';

const day = z.iso.date();

const plannedDay = z.object({
  day,
  game: playedGame,
  topics: z.array(z.int()),
  title: z.string(),
  difficulty,
  /** `fixed`: its puzzle exists. `planned`: stored by an admin. `automatic`: nobody planned it. */
  state: z.enum(['fixed', 'planned', 'automatic']),
  /** Only a day to come can be changed. */
  canChange: z.boolean(),
  /** Users who have finished it. */
  finished: z.int().min(0),
  etag,
});

const calendar = z.object({
  /** The last days that had a challenge, the latest first. */
  past: z.array(plannedDay),
  /** Today and the days to come. */
  days: z.array(plannedDay),
});

export type PlannedDay = z.infer<typeof plannedDay>;

export const readDailyPlan = endpoint.get('/api/admin/games/daily', 'may:edit-content', {
  summary: 'The daily challenges of the last days and of the next thirty.',
  response: calendar,
});

export const planDaily = endpoint.put('/api/admin/games/daily/:day', 'may:edit-content', {
  summary: 'Plans the challenge of a day to come, if its puzzle can be built.',
  params: z.object({ day }),
  body: z.object({
    etag,
    game: z.enum(comparedGames),
    topics: topicNumbers,
    title: z.string().trim().min(3, 'Escribe un título.').max(MAX_TITLE, `Como mucho ${MAX_TITLE} letras.`),
    difficulty,
  }),
  response: calendar,
});

export const resetDaily = endpoint.post('/api/admin/games/daily/:day/reset', 'may:edit-content', {
  summary: 'Gives a planned day to come back to the automatic plan.',
  params: z.object({ day }),
  body: z.object({ etag }),
  response: calendar,
});
