import type { SearchEntry, SearchKind } from '@atalaya/core/search/entry';
import { expect, it } from 'vitest';
import { groupResults, inGroups } from './group-results';

const entry = (kind: SearchKind, title: string): SearchEntry => ({ kind, title, path: `/${title}` });

it('puts results of a kind together, the best kind first, and counts their places through the groups', () => {
  const results = [entry('topic', 'a'), entry('post', 'b'), entry('topic', 'c'), entry('article', 'd')];
  expect(groupResults(results).map(({ kind, entries }) => [kind, entries.map(({ place }) => place)])).toEqual(
    [
      ['topic', [0, 1]],
      ['post', [2]],
      ['article', [3]],
    ],
  );
  expect(inGroups(results).map(({ title }) => title)).toEqual(['a', 'c', 'b', 'd']);
});
