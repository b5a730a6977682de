import { describe, expect, it } from 'vitest';
import { legalPagesQuery } from './legal-pages';

const MINUTE = 60_000;

describe('the list of legal pages', () => {
  it('is fresh for 15 minutes and kept for 30 [7-40]', () => {
    expect([legalPagesQuery.staleTime, legalPagesQuery.gcTime]).toEqual([15 * MINUTE, 30 * MINUTE]);
  });
});
