import type { Answer } from '@atalaya/core/api';
import { type Shown, withNewest, withOlder, withSent } from '@atalaya/core/messages/shown';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../platform/api';
import { onLive, onLiveReturn } from '../../platform/live';

export type Message = Answer<'GET /api/messages/threads/:id/messages'>['items'][number];

const AFTER_HIT = 10;

/** The messages of a conversation; `around`: the one that a search has found. */
export function useMessages(threadId: string, around: number | undefined) {
  const [shown, setShown] = useState<Shown<Message>>();
  const [error, setError] = useState<unknown>();
  const [olderFault, setOlderFault] = useState<unknown>();
  const [isOld, setOld] = useState(around !== undefined);
  const isLoadingOlder = useRef(false);
  const ask = useCallback(
    (query: { before?: number }) =>
      call('GET /api/messages/threads/:id/messages', { params: { id: threadId }, query }),
    [threadId],
  );
  const refresh = useCallback(async () => {
    try {
      const newest = await ask({});
      setShown((before) => (before ? withNewest(before, newest) : newest));
      setError(undefined);
    } catch (fault) {
      setError(fault);
    }
  }, [ask]);
  const toEnd = useCallback(() => {
    setOld(false);
    return refresh();
  }, [refresh]);

  useEffect(() => {
    if (!isOld) {
      void refresh();
      const ends = [
        onLive('messages-changed', (changed) => {
          if (changed.threadId === null || changed.threadId === threadId) void refresh();
        }),
        onLiveReturn(() => void refresh()),
      ];
      return () => {
        for (const end of ends) end();
      };
    }
    ask({ before: (around ?? 0) + AFTER_HIT }).then(setShown, setError);
  }, [isOld, around, refresh, ask, threadId]);

  const loadOlder = async () => {
    const first = shown?.items[0]?.number;
    if (!first || !shown?.hasMore || isLoadingOlder.current) return;
    isLoadingOlder.current = true;
    try {
      const older = await ask({ before: first });
      setShown((before) => before && withOlder(before, older));
      setOlderFault(undefined);
    } catch (fault) {
      setOlderFault(fault);
    } finally {
      isLoadingOlder.current = false;
    }
  };
  const add = useCallback((sent: Message) => {
    setShown((before) => before && withSent(before, sent));
  }, []);
  return { shown, error, olderFault, isOld, refresh, toEnd, loadOlder, add };
}
