import type { Answer } from '@atalaya/core/api';
import type { CommentState } from '@atalaya/core/blog/comments';

export type AdminComment = Answer<'GET /api/admin/blog-comments'>['items'][number];

export const commentStateWords: Record<CommentState, string> = {
  waiting: 'Por revisar',
  shown: 'Publicado',
  hidden: 'Oculto',
};
