import { MINUTE_MS } from '@atalaya/core/platform/durations';
import { queryOptions } from '@tanstack/react-query';
import { fetchQuery } from '../../platform/api';

type LegalPage = { slug: string; title: string };

const isLegalPage = (value: unknown): value is LegalPage =>
  typeof value === 'object' &&
  value !== null &&
  'slug' in value &&
  typeof value.slug === 'string' &&
  'title' in value &&
  typeof value.title === 'string';

/** Requested once at start. */
export const legalPagesQuery = queryOptions({
  queryKey: ['/api/legal-pages'],
  queryFn: async ({ queryKey, signal }) => {
    const body = await fetchQuery(queryKey, signal);
    return Array.isArray(body) ? body.filter(isLegalPage) : [];
  },
  staleTime: 15 * MINUTE_MS,
  gcTime: 30 * MINUTE_MS,
});
