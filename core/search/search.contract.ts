import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { SHORTEST_SEARCH } from './search';

export const searchContent = endpoint({
  method: 'GET',
  path: '/api/search',
  access: 'user',
  summary:
    'Sections, questions, flashcards and own notes that contain the words, in Spanish, without accents.',
  query: z.object({ q: z.string().trim().min(SHORTEST_SEARCH).max(120) }),
  response: z.array(
    z.object({
      kind: z.enum(['section', 'question', 'flashcard', 'note']),
      topic: z.number().int(),
      /** Where it opens; null opens the topic. */
      section: z.string().nullable(),
      title: z.string(),
      /** With the matched words between ⟦ and ⟧. */
      snippet: z.string(),
    }),
  ),
});
