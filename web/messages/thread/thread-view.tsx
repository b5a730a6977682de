import type { Answer } from '@atalaya/core/api';
import { TYPING_MS } from '@atalaya/core/messages/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { onLive } from '../../platform/live';
import { SectionFault, SectionLoading } from '../../platform/section-states';
import { useSession } from '../../platform/session';
import { refreshMessages } from '../messages-queries';
import type { KeptMessage, Sent } from '../outbox/outbox';
import { useOutbox } from '../outbox/use-outbox';
import { MessageList } from './message-list';
import { ThreadFoot } from './thread-foot';
import { ThreadHead } from './thread-head';
import { useMessages } from './use-messages';
import { useReadMark } from './use-read-mark';

export type Thread = Answer<'GET /api/messages/threads/:id'>;

const goesTo = ({ to }: KeptMessage, { id, person }: Thread): boolean =>
  'threadId' in to ? to.threadId === id : to.username.toLowerCase() === person.username?.toLowerCase();

export function ThreadView({ thread, around }: { thread: Thread; around: number | undefined }) {
  const { user } = useSession();
  const client = useQueryClient();
  const { shown, error, olderFault, isOld, refresh, toEnd, loadOlder, add } = useMessages(thread.id, around);
  const onSent = useCallback(
    (sent: Sent) => {
      if (sent.threadId === thread.id) add(sent);
      void refreshMessages(client);
    },
    [thread.id, add, client],
  );
  const kept = useOutbox(user?.id, onSent);
  const isTyping = useTyping(thread.id, shown?.items.at(-1)?.number);
  useReadMark(thread, isOld ? undefined : shown?.items.at(-1)?.number);
  const arrived = new Set(shown?.items.map(({ id }) => id));
  const waiting = kept.filter((one) => goesTo(one, thread) && !arrived.has(one.id));
  return (
    <section
      aria-label={`Conversación con ${thread.person.username ?? 'una cuenta eliminada'}`}
      className="flex h-full flex-col"
    >
      <ThreadHead thread={thread} isTyping={isTyping} />
      {shown ? (
        <MessageList
          thread={thread}
          shown={shown}
          waiting={waiting}
          around={around}
          isOld={isOld}
          olderFault={olderFault}
          onOlder={loadOlder}
          onEnd={toEnd}
          onChanged={refresh}
        />
      ) : (
        <div className="min-h-0 flex-1 overflow-y-auto p-5">
          {error ? (
            <SectionFault error={error} retry={refresh} />
          ) : (
            <SectionLoading label="Cargando los mensajes" rows={5} height="h-12" />
          )}
        </div>
      )}
      <ThreadFoot thread={thread} />
    </section>
  );
}

/** Whether the other person is typing: until a message comes, or for some seconds. */
function useTyping(threadId: string, lastNumber: number | undefined): boolean {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onLive('messages-typing', (typing) => {
      if (typing.threadId !== threadId) return;
      clearTimeout(timer);
      setTyping(true);
      timer = setTimeout(() => setTyping(false), 2 * TYPING_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [threadId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message ends the typing
  useEffect(() => setTyping(false), [lastNumber]);
  return isTyping;
}
