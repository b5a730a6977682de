import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { letters } from '../syllabus/questions/letters';

const roomId = z.object({ id: z.uuid() });
const choice = z.enum(letters, 'Elige una opción.');

/** A question that a room answers together, as one of those inside may see it. */
export const round = z.object({
  id: z.string(),
  number: z.int(),
  topic: z.int(),
  questionId: z.string(),
  stem: z.string(),
  options: z.record(z.enum(letters), z.string()),
  /** Until the solution, when this was sent. */
  leftMs: z.int(),
  /** By the id of the member. Null hides a choice from a reader who has not chosen yet. */
  answers: z.record(z.string(), choice.nullable()),
  /** Null until everybody has answered or the time is over. */
  solution: z.object({ answer: choice, explanation: z.string() }).nullable(),
});
export type Round = z.infer<typeof round>;

export const readRound = endpoint.get('/api/voice-rooms/:id/round', 'user', {
  summary: 'The question that the room answers now, for those inside.',
  params: roomId,
  response: z.object({ round: round.nullable() }),
});

export const askRound = endpoint.post('/api/voice-rooms/:id/round', 'user', {
  summary: 'The host puts a question of the bank to the room. It takes the place of the one before.',
  params: roomId,
  body: z.object({ topic: z.int().min(1).max(45).nullable() }),
  response: z.object({ round }),
});

export const answerRound = endpoint.put('/api/voice-rooms/:id/round/answer', 'user', {
  summary: 'Answers the question of the room, once. It counts as an answer of the study session.',
  params: roomId,
  body: z.object({ roundId: z.uuid(), choice }),
  response: z.object({ round }),
});
