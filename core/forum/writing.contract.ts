import { z } from 'zod';
import { endpoint } from '../platform/endpoint';
import { bodyFault, followLevels, normalTag, reactionKinds, tagsFault, titleFault } from './forum';
import { categoryId, postNumber, topicId } from './forum.contract';
import { memberPause, newcomerPause, replyAllowance, topicAllowance } from './trust';

const checked = (fault: (text: string) => string | null) =>
  z.string().superRefine((text, context) => {
    const message = fault(text);
    if (message) context.addIssue({ code: 'custom', message });
  });
const title = checked(titleFault);
const body = checked(bodyFault);
const tags = z
  .array(z.string().max(200).transform(normalTag))
  .max(50)
  .superRefine((list, context) => {
    const message = tagsFault(list);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .default([]);
const about = {
  title,
  categoryId: z
    .int('Elige una categoría.')
    .min(1, 'Elige una categoría.')
    .max(1_000_000, 'Elige una categoría.'),
  tags,
  syllabusTopic: z.int().min(1).max(45).nullable().default(null),
};
/** How long the author typed, if the page could measure it. */
const typedMs = z.int().min(0).max(1_000_000_000).optional();
/** The honeypot. */
const website = z.string().max(500).optional();
/** True if a moderator looks at it before it is shown. */
const isHeld = z.boolean();
const topicParams = z.object({ id: topicId });
const postParams = z.object({ id: z.uuid() });
const reactionParams = postParams.extend({ kind: z.enum(reactionKinds) });
const counts = z.object({ reactions: z.partialRecord(z.enum(reactionKinds), z.number().int()) });

/** Long texts get a sentence about their length instead of «too large». */
const maxBodyBytes = 512 * 1024;

export const writeTopic = endpoint.post('/api/forum/topics', 'basico', {
  summary: 'Opens a topic.',
  allowances: [topicAllowance, newcomerPause, memberPause],
  maxBodyBytes,
  body: z.object({ ...about, body, typedMs, website }),
  response: z.object({ id: z.number().int(), isHeld }),
});

export const editTopic = endpoint.put('/api/forum/topics/:id', 'basico', {
  summary: "Changes title, category and tags of the user's own topic.",
  params: topicParams,
  body: z.object(about),
});

export const writePost = endpoint.post('/api/forum/topics/:id/posts', 'basico', {
  summary: 'Answers a topic, or one of its posts.',
  allowances: [replyAllowance, newcomerPause, memberPause],
  params: topicParams,
  maxBodyBytes,
  body: z.object({ body, parent: postNumber.nullish(), typedMs, website }),
  response: z.object({ id: z.uuid(), number: z.number().int(), isHeld }),
});

export const readSource = endpoint.get('/api/forum/posts/:id/source', 'user', {
  summary: "The Markdown of the user's own post, to edit it.",
  params: postParams,
  response: z.object({ body: z.string() }),
});

export const editPost = endpoint.put('/api/forum/posts/:id', 'basico', {
  summary: "Changes the user's own post. The earlier text stays in its history.",
  params: postParams,
  maxBodyBytes,
  body: z.object({ body }),
  response: z.object({ isHeld }),
});

export const removePost = endpoint.delete('/api/forum/posts/:id', 'user', {
  summary:
    "Deletes the user's own post. It can be restored for thirty days. The first post takes the topic with it.",
  params: postParams,
});

export const restorePost = endpoint.post('/api/forum/posts/:id/restore', 'user', {
  summary: "Restores the user's own deleted post.",
  params: postParams,
});

export const react = endpoint.put('/api/forum/posts/:id/reactions/:kind', 'basico', {
  summary: 'Adds a reaction. Idempotent.',
  params: reactionParams,
  response: counts,
});

export const unreact = endpoint.delete('/api/forum/posts/:id/reactions/:kind', 'basico', {
  summary: 'Takes a reaction back. Idempotent.',
  params: reactionParams,
  response: counts,
});

export const markSolution = endpoint.put('/api/forum/topics/:id/solution', 'basico', {
  summary: 'The asker marks the answer that solves the topic, or takes the mark back with null.',
  params: topicParams,
  body: z.object({ number: postNumber.min(2).nullable() }),
});

export const readOwnInTopic = endpoint.get('/api/forum/topics/:id/mine', 'user', {
  summary: "The user's reading, reactions and deleted posts in a topic.",
  params: topicParams,
  response: z.object({
    /** 0 if the user has not opened it. */
    lastRead: z.number().int(),
    level: z.enum(followLevels),
    reactions: z.array(z.object({ number: z.number().int(), kind: z.enum(reactionKinds) })),
    /** The user's own deleted posts that can be restored. */
    restorable: z.array(z.number().int()),
    /** The user's own posts that can still be changed. */
    editable: z.array(z.number().int()),
    /** The user names of the people whom the user has blocked. */
    blocked: z.array(z.string()),
  }),
});

export const findPeople = endpoint.get('/api/forum/people', 'basico', {
  summary: 'People to mention whose user name begins with the given letters: those of the topic.',
  query: z.object({ topic: topicId, q: z.string().max(40) }),
  response: z.array(z.object({ username: z.string(), avatar: z.string().nullable() })),
});

export const moveTopic = endpoint.put('/api/admin/forum/topics/:id', 'may:moderate', {
  summary: 'Pins, closes or moves a topic.',
  params: topicParams,
  body: z.object({
    etag: z.string(),
    isPinned: z.boolean(),
    isClosed: z.boolean(),
    categoryId: categoryId,
  }),
});

export const readTopicForAdmin = endpoint.get('/api/admin/forum/topics/:id', 'may:moderate', {
  summary: 'What an admin can change of a topic.',
  params: topicParams,
  response: z.object({
    id: z.number().int(),
    etag: z.string(),
    isPinned: z.boolean(),
    isClosed: z.boolean(),
    categoryId: z.number().int(),
  }),
});
