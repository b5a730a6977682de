import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLive, onLiveReturn } from '../platform/live';
import { notificationsQuery } from './notifications-query';

/** Spreads the requests of many clients after a broadcast. */
const SPREAD_MS = 1_000;

/** Refreshes the bell: once on mount, on server messages and after a reconnect. */
export default function NotificationsWatch() {
  const client = useQueryClient();
  useQuery({ ...notificationsQuery, staleTime: 0, refetchOnMount: 'always', refetchOnReconnect: true });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(
        () => void client.invalidateQueries({ queryKey: notificationsQuery.queryKey.slice(0, 1) }),
        Math.random() * SPREAD_MS,
      );
    };
    const ends = [onLive('notifications-changed', look), onLiveReturn(look)];
    return () => {
      clearTimeout(timer);
      for (const end of ends) end();
    };
  }, [client]);
  return null;
}
