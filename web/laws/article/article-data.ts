import type { Answer } from '@atalaya/core/api';

export type ArticleData = Answer<'GET /api/laws/:law/articles/:article'>;
