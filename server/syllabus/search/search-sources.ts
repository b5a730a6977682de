import type { ContentKind } from '@atalaya/core/search/entry';
import type { Db } from '../../platform/db';

export type Found = { topic: number; section: string | null; title: string; snippet: string };

/** `query`: for to_tsquery. Only rows that this user may read. */
type Source = {
  kind: ContentKind;
  find: (db: Db, query: string, userId: string) => Promise<readonly Found[]>;
};

const sources: Source[] = [];

/** For features that the syllabus cannot import. Registering a kind again replaces it. */
export function registerSearchSource(source: Source): void {
  const before = sources.findIndex(({ kind }) => kind === source.kind);
  if (before >= 0) sources[before] = source;
  else sources.push(source);
}

export const searchSources = (): readonly Source[] => sources;
