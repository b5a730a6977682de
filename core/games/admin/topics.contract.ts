import { z } from 'zod';
import { etag } from '../../admin/etag.contract';
import { endpoint } from '../../platform/endpoint';
import { playedGame } from '../plays.contract';

const topic = z.coerce.number().int().min(1).max(45);
const closed = z.object({ closed: z.array(z.object({ game: playedGame, topic: z.int() })), etag });

export const readGameTopics = endpoint.get('/api/admin/games/topics', 'may:edit-content', {
  summary: 'The topics that feed no puzzle of a game; all others do.',
  response: closed,
});

export const setGameTopic = endpoint.put('/api/admin/games/topics/:topic/:game', 'may:edit-content', {
  summary: 'Sets whether a topic feeds the new puzzles of a game.',
  params: z.object({ topic, game: playedGame }),
  body: z.object({ etag, isOpen: z.boolean() }),
  response: closed,
});
