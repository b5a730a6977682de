import type { SearchEntry, SearchKind } from '@atalaya/core/search/entry';

export type ResultGroup = { kind: SearchKind; entries: { entry: SearchEntry; place: number }[] };

/** By kind, in the order in which the kinds appear; `place` counts through all groups. */
export function groupResults(results: readonly SearchEntry[]): ResultGroup[] {
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  let place = 0;
  return kinds.map((kind) => ({
    kind,
    entries: results
      .filter((entry) => entry.kind === kind)
      .map((entry) => {
        place += 1;
        return { entry, place: place - 1 };
      }),
  }));
}

/** The results in the order of their groups, for the arrow keys. */
export const inGroups = (results: readonly SearchEntry[]): SearchEntry[] =>
  groupResults(results).flatMap(({ entries }) => entries.map(({ entry }) => entry));
