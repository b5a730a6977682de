import type { Answer } from '@atalaya/core/api';
import type { CommentKind, CommentState } from '@atalaya/core/comments/comments';

export type AdminComment = Answer<'GET /api/admin/blog-comments'>['items'][number];

export const commentStateWords: Record<CommentState, string> = {
  waiting: 'Por revisar',
  shown: 'Publicado',
  hidden: 'Oculto',
};

export const commentKindWords: Record<CommentKind, string> = { post: 'Artículo', question: 'Pregunta' };
