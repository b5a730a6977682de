import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../platform/api';
import { onLive, onLiveReturn } from '../platform/live';
import { refreshMessages, unreadQuery } from './messages-queries';

/** Keeps the badge and the lists up to date, and tells the senders that their messages have arrived. */
export default function UnreadWatch() {
  const client = useQueryClient();
  const { data } = useQuery({ ...unreadQuery, refetchOnMount: 'always', refetchOnReconnect: true });
  useEffect(() => {
    const look = () => void refreshMessages(client);
    const ends = [onLive('messages-changed', look), onLiveReturn(look)];
    return () => {
      for (const end of ends) end();
    };
  }, [client]);
  useEffect(() => {
    // The next message says it again.
    if (data?.isUndelivered) call('POST /api/messages/delivered').catch(() => {});
  }, [data]);
  return null;
}
