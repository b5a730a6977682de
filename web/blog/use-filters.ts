import { type Filters, filterEntries, parseFilters } from '@atalaya/core/blog/filters';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

export type BlogFilters = { filters: Filters; to: (changes: Partial<Filters>) => string };

export const blogPath = (filters: Filters): string => {
  const search = new URLSearchParams(filterEntries(filters)).toString();
  return search === '' ? '/blog' : `/blog?${search}`;
};

/** The filters in the URL and links that change them. Any change returns to page 1. */
export function useFilters(): BlogFilters {
  const [params] = useSearchParams();
  return useMemo(() => {
    const filters = parseFilters(params);
    return { filters, to: (changes) => blogPath({ ...filters, page: 1, ...changes }) };
  }, [params]);
}
