import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { deckKinds } from './deck';

const count = z.number().int();

const figures = z.object({
  total: count,
  due: count,
  /** Answered, and not due yet. */
  learnt: count,
});

export const readDecks = endpoint.get('/api/topics/:id/decks', 'user', {
  summary: "The topic's flashcards and true/false statements as decks, with what is due and learnt.",
  params: z.object({ id: z.coerce.number().int().min(1).max(9999) }),
  response: z.array(
    figures.extend({
      kind: z.enum(deckKinds),
      /** The next day with reviews, if nothing is due today. */
      nextDay: z.string().nullable(),
      sections: z.array(figures.extend({ id: z.string() })),
    }),
  ),
});
