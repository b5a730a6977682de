import { TYPING_MS } from '@atalaya/core/messages/messages';
import { useEffect, useState } from 'react';
import { onLive } from '../../platform/live';

/** Whether the other person is typing: until a message comes, or for some seconds. */
export function useTyping(threadId: string, lastNumber: number | undefined): boolean {
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
