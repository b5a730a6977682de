import type { ContentKind } from '@atalaya/core/search/entry';
import type { Db } from '../../platform/db';
import { defineHook } from '../../platform/hooks';

export type Found = { topic: number; section: string | null; title: string; snippet: string };

/** `query`: for to_tsquery. Only rows that this user may read. */
type SearchSource = {
  kind: ContentKind;
  find: (db: Db, query: string, userId: string) => Promise<readonly Found[]>;
};

/** For features that the syllabus cannot import. */
export const searchSources = defineHook<SearchSource>('syllabus.search');
