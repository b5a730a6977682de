import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { call } from '../platform/api';
import { whenIdle } from '../platform/when-idle';
import { postsQuery } from './posts-queries';

type Counts = { viewCount: number; likes: number; comments: number };

const counted = new Set<number>();

/** Counts one view per visit and returns the counts that a cached page cannot have. */
export function useReading(id: number, rendered: Counts): Counts {
  const [fresh, setFresh] = useState<{ id: number; counts: Counts }>();
  const client = useQueryClient();
  useEffect(() => {
    if (counted.has(id)) return;
    return whenIdle(() => {
      counted.add(id);
      call('POST /api/blog/posts/:id/views', { params: { id } })
        .then((counts) => {
          startTransition(() => setFresh({ id, counts }));
          void client.invalidateQueries({ queryKey: postsQuery.queryKey });
        })
        // A failed count is ignored.
        .catch(() => counted.delete(id));
    });
  }, [id, client]);
  return fresh?.id === id ? fresh.counts : rendered;
}
