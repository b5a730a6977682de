import { MINUTE_MS } from '@atalaya/core/platform/durations';
import { describe, expect, it } from 'vitest';
import { legalPagesQuery } from './legal-pages';

describe('the list of legal pages', () => {
  it('is fresh for 15 minutes and kept for 30 [7-40]', () => {
    expect([legalPagesQuery.staleTime, legalPagesQuery.gcTime]).toEqual([15 * MINUTE_MS, 30 * MINUTE_MS]);
  });
});
