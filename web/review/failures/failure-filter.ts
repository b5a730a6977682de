import type { FailureState } from '@atalaya/core/review/failures';
import { studyFilterIn, studyQuery } from '@atalaya/core/review/study-path';

export type FailureFilter = { topic?: number; state: FailureState };

/** Reads `?tema=3&estado=pendientes`. */
export function failureFilterIn({ searchParams }: Pick<URL, 'searchParams'>): FailureFilter {
  const { topic, state = 'all' } = studyFilterIn(searchParams);
  return { ...(topic === undefined ? {} : { topic }), state };
}

export const failureQuery = (filter: FailureFilter): string => studyQuery(filter);
