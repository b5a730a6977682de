import { useEffect, useState } from 'react';
import { onLiveReturn } from '../../platform/live';
import { keepSending } from '../../platform/offline/keep-sending';
import { type KeptMessage, keptMessages, messageOutbox, onKept, onSent, type Sent } from './outbox';

/** The messages of this device that the server does not have. Tries to send them while the page is open. */
export function useOutbox(userId: string | undefined, tell: (sent: Sent) => void): KeptMessage[] {
  const [kept, setKept] = useState<KeptMessage[]>([]);
  useEffect(() => {
    if (!userId) return;
    const load = () => keptMessages(userId).then(setKept, () => {});
    const sending = keepSending(() => messageOutbox.send(userId));
    const ends = [onKept(() => void load()), onLiveReturn(sending.again), sending.stop];
    void load();
    return () => {
      for (const end of ends) end();
    };
  }, [userId]);
  useEffect(() => onSent(tell), [tell]);
  return kept;
}
