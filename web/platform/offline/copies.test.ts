import { STORED_AT } from '@atalaya/core/platform/offline';
import { afterEach, describe, expect, it } from 'vitest';
import { forgetCopies, noteCopy, noteResponse, oldestCopy, useCopies } from './copies';

describe('the age of what a page shows', () => {
  afterEach(forgetCopies);
  const oldest = (...addresses: string[]) => oldestCopy(useCopies.getState().at, addresses);

  it('is that of its oldest copy, and other pages do not count', () => {
    noteResponse('/api/a', new Response('', { headers: { [STORED_AT]: '2000' } }));
    noteResponse('/api/b', new Response('', { headers: { [STORED_AT]: '1000' } }));
    noteCopy('/study', 500);
    expect(oldest('/api/a', '/api/b')).toBe(1000);
    expect(oldest('/api/c')).toBeNull();
  });

  it('is gone once the server answers', () => {
    noteCopy('/api/a', 1000);
    noteResponse('/api/a', new Response(''));
    expect(oldest('/api/a')).toBeNull();
  });
});
