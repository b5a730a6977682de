import { z } from 'zod';
import { commentAllowance } from '../comments/comments';
import { commentShapes } from '../comments/comments.contract';
import { endpoint } from '../platform/endpoint';
import { pageQuery } from '../platform/paging.contract';

const params = z.object({ id: z.string().max(80) });

export const listQuestionComments = endpoint.get('/api/questions/:id/comments', 'user', {
  summary: 'The comments under a question that the user has answered, oldest first.',
  params,
  query: pageQuery,
  response: commentShapes.page,
});

export const writeQuestionComment = endpoint.post('/api/questions/:id/comments', 'user', {
  rate: 'auth',
  summary: 'Comments on an answered question or replies to a comment. It is published after moderation.',
  allowances: [commentAllowance],
  params,
  body: commentShapes.body,
  response: commentShapes.written,
});
