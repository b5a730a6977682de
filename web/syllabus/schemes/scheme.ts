import type { Answer } from '@atalaya/core/api';

export type Scheme = Answer<'GET /api/topics/:id/schema'>;
export type SchemeNode = Scheme['nodes'][number];
