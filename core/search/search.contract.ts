import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { contentKinds } from './entry';
import { SHORTEST_SEARCH } from './search';

export const searchContent = endpoint.get('/api/search', 'user', {
  summary:
    'Sections, articles of laws, own notes, questions and flashcards that contain the words, in Spanish, without accents.',
  query: z.object({ q: z.string().trim().min(SHORTEST_SEARCH).max(120) }),
  response: z.array(
    z.object({
      kind: z.enum(contentKinds),
      topic: z.number().int(),
      /** Where it opens; null opens the topic. */
      section: z.string().nullable(),
      title: z.string(),
      /** With the matched words between ⟦ and ⟧. */
      snippet: z.string(),
    }),
  ),
});
