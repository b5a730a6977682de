import type { Answer } from '@atalaya/core/api';

export type Entry = Answer<'GET /api/podcast/episodes'>[number];
export type Episode = Answer<'GET /api/podcast/episodes/:id'>;

export const EPISODE_KEY = 'episodio';

export const episodePath = (id: string): string => `/campus-estudio/podcast?${EPISODE_KEY}=${id}`;
