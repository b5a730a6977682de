import { z } from 'zod';
import { endpoint } from '../../platform/endpoint';
import { MAX_LAW_BYTES } from '../import-limit';
import { reviewKinds } from '../reviews';

const count = z.number().int();

export const importLawText = endpoint.post('/api/admin/laws/texts', 'may:edit-content', {
  summary:
    'Stores a consolidated text of the BOE (XML of its open data) and marks everything about the articles that changed.',
  upload: { field: 'file', maxBytes: MAX_LAW_BYTES, types: ['text/xml', 'application/xml'] },
  response: z.object({
    law: z.object({ id: z.string(), shortName: z.string() }),
    articles: count,
    changed: z.array(z.string()),
    gone: z.array(z.string()),
    /** `others`: sections, steps, tools and our own articles. */
    marked: z.object({ questions: count, flashcards: count, others: count }),
  }),
});

const kind = z.enum(['choice', 'true-false', 'flashcard', ...reviewKinds]);

export const listLawChanges = endpoint.get('/api/admin/law-changes', 'may:edit-content', {
  summary:
    'The articles that changed with the items that wait for a review, and both wordings if they are stored.',
  response: z.array(
    z.object({
      law: z.object({ id: z.string(), shortName: z.string() }),
      article: z.string(),
      changedOn: z.iso.date(),
      before: z.string().nullable(),
      after: z.string().nullable(),
      items: z.array(z.object({ kind, id: z.string(), topic: count.nullable(), text: z.string() })),
    }),
  ),
});

export const releaseLawChange = endpoint.post('/api/admin/law-changes/release', 'may:edit-content', {
  summary: 'An item still holds under the new wording: students are no longer warned.',
  body: z.object({ kind, id: z.string().max(200) }),
  response: z.object({ released: z.boolean() }),
});
