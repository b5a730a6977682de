import { z } from 'zod';
import { commentAllowance } from '../comments/comments';
import { commentShapes } from '../comments/comments.contract';
import { endpoint } from '../platform/endpoint';
import { pageQuery } from '../platform/paging.contract';

const postId = z.object({ id: z.coerce.number().int().min(1).max(999_999_999) });

export const listComments = endpoint.get('/api/blog/posts/:id/comments', 'visitor', {
  summary: 'The comments of a post with their replies, oldest first.',
  params: postId,
  query: pageQuery,
  response: commentShapes.page,
});

export const writeComment = endpoint.post('/api/blog/posts/:id/comments', 'user', {
  rate: 'auth',
  summary: 'Comments on a post or replies to a comment. It is published after moderation.',
  allowances: [commentAllowance],
  params: postId,
  body: commentShapes.body,
  response: commentShapes.written,
});
