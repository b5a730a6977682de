import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { onRoom } from '../platform/live';
import { whenIdle } from '../platform/when-idle';

/** Reads the page's data again when something changes in the patrol, on any device of any member. */
export function usePatrolNews(id: string): void {
  const { revalidate } = useRevalidator();
  const client = useQueryClient();
  useEffect(() => {
    let leave = () => {};
    const look = () => {
      void revalidate();
      void client.invalidateQueries({ queryKey: ['patrol'] });
    };
    const cancel = whenIdle(() => {
      leave = onRoom(`patrol:${id}`, look);
    });
    return () => {
      cancel();
      leave();
    };
  }, [id, revalidate, client]);
}
