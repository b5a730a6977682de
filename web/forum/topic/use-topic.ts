import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { call, read } from '../../platform/api';
import { useSession } from '../../platform/session';
import { whenIdle } from '../../platform/when-idle';
import type { Topic } from './topic-data';

/** The rendered topic, and a newer copy after something has changed. */
export function useTopic(rendered: Topic, from: number) {
  const [newer, setNewer] = useState<{ of: Topic; topic: Topic }>();
  const topic = newer?.of === rendered ? newer.topic : rendered;
  const { id } = rendered.topic;
  const refresh = useCallback(async () => {
    const fresh = await call('GET /api/forum/topics/:id', { params: { id }, query: { from } });
    setNewer({ of: rendered, topic: fresh });
  }, [id, from, rendered]);
  return { topic, refresh };
}

/** What the page cannot know of its reader, because it is the same for everyone. */
export function useMine(topicId: number | null) {
  const { user } = useSession();
  const asked = read('GET /api/forum/topics/:id/mine', { params: { id: topicId ?? 0 } });
  return useQuery({
    ...asked,
    queryKey: [...asked.queryKey, { de: user?.id }],
    enabled: user !== null && topicId !== null,
    staleTime: 0,
    refetchOnMount: 'always',
  });
}

const counted = new Set<number>();

/** Counts one reading per visit, and notes how far a user has read. */
export function useReadingNote(topicId: number, lastShown: number, isReader: boolean): void {
  useEffect(() => {
    if (counted.has(topicId)) return;
    return whenIdle(() => {
      counted.add(topicId);
      call('POST /api/forum/topics/:id/views', { params: { id: topicId } }).catch(() => {});
    });
  }, [topicId]);
  useEffect(() => {
    if (!isReader) return;
    return whenIdle(() => {
      call('PUT /api/forum/topics/:id/reading', {
        params: { id: topicId },
        body: { lastRead: lastShown },
        // The next visit notes it again.
      }).catch(() => {});
    });
  }, [topicId, lastShown, isReader]);
}
