import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLive } from '../platform/live';
import { noticesQuery } from './notices-query';

/** A notice to many must not bring all of them to the server in the same moment. */
const SPREAD_MS = 1_000;

/** Keeps the bell true while a page is open: it is read once, and again whenever the server says that something is new. */
export default function NoticesWatch() {
  const client = useQueryClient();
  useQuery({ ...noticesQuery, staleTime: 0, refetchOnMount: 'always', refetchOnReconnect: true });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = onLive('notices-changed', () => {
      clearTimeout(timer);
      timer = setTimeout(
        () => void client.invalidateQueries({ queryKey: noticesQuery.queryKey.slice(0, 1) }),
        Math.random() * SPREAD_MS,
      );
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [client]);
  return null;
}
