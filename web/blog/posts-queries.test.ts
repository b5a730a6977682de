import { MINUTE_MS } from '@atalaya/core/platform/durations';
import { describe, expect, it } from 'vitest';
import { makeQueryClient } from '../platform/query-client';
import { authorsQuery, postsQuery, topicsQuery } from './posts-queries';

describe("the blog's calls", () => {
  it.each([
    ['posts [7-43] [7-44]', postsQuery, '/api/blog/posts-with-categories', 5, 30],
    ['authors [7-46] [7-47]', authorsQuery, '/api/blog/top-authors', 15, 30],
    ['topics [7-48] [7-49]', topicsQuery, '/api/blog/trending-topics', 5, 15],
  ])('stay fresh and are kept: %s', (_, query, path, fresh, kept) => {
    expect(query.queryKey).toEqual([path]);
    expect(query.staleTime).toBe(fresh * MINUTE_MS);
    expect(query.gcTime).toBe(kept * MINUTE_MS);
  });

  it('are not made again when the window is looked at again [7-45]', () => {
    const asked = makeQueryClient().defaultQueryOptions(postsQuery);
    expect(asked.refetchOnWindowFocus).toBe(false);
  });
});
