import type { SearchEntry } from '@atalaya/core/search/entry';
import { SHORTEST_SEARCH } from '@atalaya/core/search/search';
import { topicPath } from '@atalaya/core/syllabus/reading/reading';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { read } from '../platform/api';
import { useSession } from '../platform/session';

const PAUSE_MS = 200;
const nothing: SearchEntry[] = [];

/** Results in topics, questions, flashcards and own notes. A guest sends nothing. */
export function useContentSearch(asked: string): SearchEntry[] {
  const { user } = useSession();
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(asked), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  const isEnough = user !== null && asked.length >= SHORTEST_SEARCH && settled.length >= SHORTEST_SEARCH;
  const { data } = useQuery({
    ...read('GET /api/search', { query: { q: settled } }),
    enabled: isEnough,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return useMemo(
    () =>
      isEnough && data
        ? data.map(({ kind, topic, section, title, snippet }) => ({
            kind,
            path: topicPath(topic, section ?? undefined),
            title,
            text: snippet,
            number: topic,
          }))
        : nothing,
    [isEnough, data],
  );
}
