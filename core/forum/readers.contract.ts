import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { keyset } from '../platform/paging.contract';
import { followLevels } from './forum';
import { categoryId, postNumber, topicCard, topicId } from './forum.contract';

const count = z.number().int();
const level = z.enum(followLevels);
const topicParams = z.object({ id: topicId });

export const readReadings = endpoint.get('/api/forum/readings', 'user', {
  summary: 'How far the user has read the given topics, and how many followed topics have something new.',
  query: z.object({
    topics: z
      .string()
      .regex(/^(\d{1,10}(,\d{1,10}){0,99})?$/)
      .default(''),
  }),
  response: z.object({
    unread: count,
    items: z.array(z.object({ topicId: count, lastRead: count, level })),
    /** The categories that the user follows or mutes. */
    categories: z.array(z.object({ categoryId: count, level })),
  }),
});

export const listUnread = endpoint.get('/api/forum/unread', 'user', {
  summary: 'The followed topics with something new, by last activity.',
  query: z.object({
    after: z
      .string()
      .regex(/^\d{1,15}_\d{1,10}$/)
      .optional(),
  }),
  response: keyset(topicCard),
});

export const readAnswerable = endpoint.get('/api/forum/answerable', 'basico', {
  summary: 'A topic without answers about a topic of the syllabus that the user knows well, if there is one.',
  response: z.object({
    question: z
      .object({
        id: count,
        title: z.string(),
        syllabusTopic: count,
        /** The share of right answers of the user in it, as in the progress. */
        accuracy: z.number(),
      })
      .nullable(),
  }),
});

export const saveReading = endpoint.put('/api/forum/topics/:id/reading', 'user', {
  summary: 'Notes the highest post that the user has read. It never goes back.',
  params: topicParams,
  body: z.object({ lastRead: postNumber }),
});

export const saveFollow = endpoint.put('/api/forum/topics/:id/follow', 'user', {
  summary: 'Follows or mutes a topic.',
  params: topicParams,
  body: z.object({ level }),
});

export const saveCategoryFollow = endpoint.put('/api/forum/categories/:id/follow', 'user', {
  summary: 'Follows a category, to hear of its new topics, or mutes it.',
  params: z.object({ id: categoryId }),
  body: z.object({ level }),
});

export const searchForum = endpoint.get('/api/forum/search', 'everyone', {
  summary:
    'The topics that say the words, the best first, with the post that says them. Accents do not matter.',
  query: z.object({ q: z.string().max(200), category: categoryId.optional() }),
  response: z.array(
    z.object({
      topic: topicCard,
      number: count,
      /** With ⟦ ⟧ around the words. */
      snippet: z.string(),
    }),
  ),
});
