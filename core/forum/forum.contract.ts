import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import type { Block } from '../platform/markdown-tree';
import { moment } from '../platform/moment.contract';
import { keyset } from '../platform/paging.contract';
import { categoryColors, reactionKinds, removals, topicFilters, topicSorts } from './forum';

export const topicId = z.coerce.number().int().min(1).max(2_000_000_000);
export const categoryId = z.coerce.number().int().min(1).max(1_000_000);
export const postNumber = z.coerce.number().int().min(1).max(10_000_000);
const count = z.number().int();

export const category = z.object({
  id: count,
  name: z.string(),
  description: z.string(),
  color: z.enum(categoryColors),
  topics: count,
});

/** `username` is null for accounts that are gone and for the samples of the demo. */
export const author = z.object({
  name: z.string(),
  username: z.string().nullable(),
  avatar: z.string().nullable(),
  isStaff: z.boolean(),
  solvesOften: z.boolean(),
});

export const topicCard = z.object({
  id: count,
  title: z.string(),
  categoryId: count,
  /** The number of the syllabus topic that it is about. */
  syllabusTopic: count.nullable(),
  tags: z.array(z.string()),
  author,
  createdAt: moment,
  lastPostAt: moment,
  lastAuthor: z.string(),
  replies: count,
  /** The number of the newest post: what a reader has read is compared with it. */
  lastNumber: count,
  views: count,
  useful: count,
  isSolved: z.boolean(),
  isPinned: z.boolean(),
  isClosed: z.boolean(),
});

/** A question has neither its options nor its key here: the page is the same for everyone. */
export const embedCard = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('article'),
    key: z.string(),
    number: z.string(),
    lawName: z.string(),
    heading: z.string(),
  }),
  z.object({
    kind: z.literal('question'),
    key: z.string(),
    id: z.string(),
    isChoice: z.boolean(),
    topic: count,
    stem: z.string(),
  }),
]);

export const post = z.object({
  id: z.uuid(),
  number: count,
  parent: count.nullable(),
  author,
  /** Made by our own parser, so its nodes are not validated again. */
  blocks: z.custom<Block[]>(Array.isArray),
  createdAt: moment,
  /** Only changes after the first minutes count. */
  editedAt: moment.nullable(),
  removal: z.enum(removals).nullable(),
  reactions: z.partialRecord(z.enum(reactionKinds), count),
});

const topicParams = z.object({ id: topicId });

export const listCategories = endpoint.get('/api/forum/categories', 'everyone', {
  summary: 'The categories of the forum with their number of topics.',
  response: z.array(category),
});

export const listTopics = endpoint.get('/api/forum/topics', 'everyone', {
  summary: 'Topics by last activity, age or usefulness. The first page has the pinned ones apart.',
  query: z.object({
    category: categoryId.optional(),
    tag: z.string().max(40).optional(),
    author: z.string().max(40).optional(),
    sort: z.enum(topicSorts).default('actividad'),
    filter: z.enum(topicFilters).optional(),
    after: z
      .string()
      .regex(/^\d{1,15}_\d{1,10}$/)
      .optional(),
  }),
  response: keyset(topicCard).extend({ pinned: z.array(topicCard) }),
});

export const readTopic = endpoint.get('/api/forum/topics/:id', 'everyone', {
  summary: 'A topic and the page of its posts that holds the number `from`.',
  params: topicParams,
  query: z.object({ from: postNumber.default(1) }),
  response: z.object({
    topic: topicCard,
    category,
    /** The answer that the asker marked, wherever it stands. */
    solution: post.nullable(),
    posts: z.array(post),
    embeds: z.array(embedCard),
    /** The question on later pages. */
    question: post.nullable(),
    /** The first number of the page before and after. */
    previous: count.nullable(),
    next: count.nullable(),
  }),
});

export const readThread = endpoint.get('/api/forum/topics/:id/thread', 'everyone', {
  summary: 'A topic and its first posts, for the nested view.',
  params: topicParams,
  response: z.object({
    topic: topicCard,
    posts: z.array(post),
    embeds: z.array(embedCard),
    isWhole: z.boolean(),
  }),
});

export const readHistory = endpoint.get('/api/forum/posts/:id/history', 'everyone', {
  summary: 'The earlier texts of a post, newest first.',
  params: z.object({ id: z.uuid() }),
  response: z.array(z.object({ body: z.string(), replacedAt: moment })),
});

export const findSimilar = endpoint.get('/api/forum/similar', 'everyone', {
  summary: 'Topics with a title like the given one, without the topic that has it.',
  query: z.object({ title: z.string().max(200), except: topicId.optional() }),
  response: z.array(z.object({ id: count, title: z.string(), replies: count, isSolved: z.boolean() })),
});

export const readEmbeds = endpoint.get('/api/forum/embeds', 'everyone', {
  summary: 'The cards of the articles and questions that a text names, one per line.',
  query: z.object({ text: z.string().max(1_000) }),
  response: z.array(embedCard),
});

export const countView = endpoint.post('/api/forum/topics/:id/views', 'everyone', {
  rate: 'tracking',
  summary: 'Counts one reading of a topic.',
  params: topicParams,
});
