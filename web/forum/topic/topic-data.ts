import type { Answer } from '@atalaya/core/api';

export type Topic = Answer<'GET /api/forum/topics/:id'>;
export type Post = Topic['posts'][number];
export type Mine = Answer<'GET /api/forum/topics/:id/mine'>;
