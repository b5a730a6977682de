import { z } from 'zod';
import { etag } from '../admin/etag.contract';
import { listQuery } from '../admin/list.contract';
import { endpoint } from '../platform/endpoint';
import { page, pageQuery } from '../platform/paging.contract';
import { commentFault, commentSorts, commentStates } from './comments';

const body = z.string().superRefine((text, context) => {
  const message = commentFault(text);
  if (message) context.addIssue({ code: 'custom', message });
});
const state = z.enum(commentStates);
const postId = z.object({ id: z.coerce.number().int().min(1).max(999_999_999) });
const commentId = z.object({ id: z.uuid() });

const own = {
  id: z.string(),
  author: z.string(),
  isStaff: z.boolean(),
  isMine: z.boolean(),
  /** Waiting for moderation: visible to its author only. */
  isWaiting: z.boolean(),
  body: z.string(),
  createdAt: z.iso.datetime(),
};
const comment = z.object({ ...own, replies: z.array(z.object(own)) });

export const listComments = endpoint({
  method: 'GET',
  path: '/api/blog/posts/:id/comments',
  access: 'visitor',
  summary: 'The comments of a post with their replies, oldest first.',
  params: postId,
  query: pageQuery,
  response: page(comment),
});

export const writeComment = endpoint({
  method: 'POST',
  path: '/api/blog/posts/:id/comments',
  access: 'user',
  rate: 'auth',
  summary: 'Comments on a post or replies to a comment. It is published after moderation.',
  params: postId,
  body: z.object({ body, parentId: z.uuid().nullish() }),
  response: z.object({ id: z.string(), isWaiting: z.boolean() }),
});

export const removeComment = endpoint({
  method: 'DELETE',
  path: '/api/blog/comments/:id',
  access: 'user',
  summary: "Deletes the user's own comment and its replies.",
  params: commentId,
});

export const adminComment = z.object({
  id: z.string(),
  postId: z.number().int(),
  postTitle: z.string(),
  author: z.string(),
  email: z.string(),
  body: z.string(),
  isReply: z.boolean(),
  state,
  etag,
  createdAt: z.iso.datetime(),
});

export const listAllComments = endpoint({
  method: 'GET',
  path: '/api/admin/blog-comments',
  access: 'admin',
  summary: 'Every comment of the blog; by default those waiting for moderation come first.',
  query: listQuery(commentSorts, { state: state.optional() }),
  response: page(adminComment),
});

export const moderateComment = endpoint({
  method: 'PUT',
  path: '/api/admin/blog-comments/:id/state',
  access: 'admin',
  summary: 'Shows a comment to everyone, or hides it.',
  params: commentId,
  body: z.object({ etag, state }),
  response: adminComment,
});

export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/api/admin/blog-comments/:id',
  access: 'admin',
  summary: 'Permanently deletes a comment and its replies.',
  params: commentId,
});
