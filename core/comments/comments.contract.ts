import { z } from 'zod';
import { etag } from '../admin/etag.contract';
import { listQuery } from '../admin/list.contract';
import { endpoint } from '../platform/endpoint';
import { moment } from '../platform/moment.contract';
import { page } from '../platform/paging.contract';
import { commentFault, commentKinds, commentSorts, commentStates } from './comments';

const text = z.string().superRefine((written, context) => {
  const message = commentFault(written);
  if (message) context.addIssue({ code: 'custom', message });
});
const state = z.enum(commentStates);
const commentId = z.object({ id: z.uuid() });

const own = {
  id: z.string(),
  author: z.string(),
  isStaff: z.boolean(),
  isMine: z.boolean(),
  /** Waiting for moderation: visible to its author only. */
  isWaiting: z.boolean(),
  body: z.string(),
  createdAt: moment,
};

/** For the endpoints of each kind of subject. */
export const commentShapes = {
  page: page(z.object({ ...own, replies: z.array(z.object(own)) })),
  body: z.object({ body: text, parentId: z.uuid().nullish() }),
  written: z.object({ id: z.string(), isWaiting: z.boolean() }),
};

export const removeComment = endpoint.delete('/api/blog/comments/:id', 'user', {
  summary: "Deletes the user's own comment and its replies.",
  params: commentId,
});

export const reportComment = endpoint.post('/api/comments/:id/report', 'user', {
  rate: 'auth',
  summary: 'Reports a published comment to the moderators. Idempotent.',
  params: commentId,
  response: z.object({ reported: z.literal(true) }),
});

export const adminComment = z.object({
  id: z.string(),
  kind: z.enum(commentKinds),
  subjectId: z.string(),
  subjectName: z.string(),
  author: z.string(),
  email: z.string(),
  body: z.string(),
  isReply: z.boolean(),
  state,
  /** Users who reported it. */
  reports: z.number().int(),
  etag,
  createdAt: moment,
});

export const listAllComments = endpoint.get('/api/admin/blog-comments', 'may:moderate', {
  summary: 'Every comment of posts and questions; by default those waiting for moderation come first.',
  query: listQuery(commentSorts, { state: state.optional(), kind: z.enum(commentKinds).optional() }),
  response: page(adminComment),
});

export const moderateComment = endpoint.put('/api/admin/blog-comments/:id/state', 'may:moderate', {
  summary: 'Shows a comment to everyone, or hides it.',
  params: commentId,
  body: z.object({ etag, state }),
  response: adminComment,
});

export const deleteComment = endpoint.delete('/api/admin/blog-comments/:id', 'may:moderate', {
  summary: 'Permanently deletes a comment and its replies.',
  params: commentId,
});
