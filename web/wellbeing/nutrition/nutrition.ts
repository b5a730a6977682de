import type { Answer } from '@atalaya/core/api';

export type Nutrition = Answer<'GET /api/nutrition'>;
