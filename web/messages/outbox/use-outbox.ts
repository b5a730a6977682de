import { useEffect, useState } from 'react';
import { onLiveReturn } from '../../platform/live';
import { type KeptMessage, keptMessages, onOutbox, type Sent, sendMessages } from './outbox';

const RETRY_MS = 5_000;

/** The messages of this device that the server does not have. Tries to send them while the page is open. */
export function useOutbox(userId: string | undefined, onSent: (sent: Sent) => void): KeptMessage[] {
  const [kept, setKept] = useState<KeptMessage[]>([]);
  useEffect(() => {
    if (!userId) return;
    const load = () => keptMessages(userId).then(setKept, () => {});
    const send = () => void sendMessages(userId).catch(() => {});
    const ends = [onOutbox(() => void load()), onLiveReturn(send)];
    void load();
    send();
    window.addEventListener('online', send);
    return () => {
      for (const end of ends) end();
      window.removeEventListener('online', send);
    };
  }, [userId]);
  useEffect(() => onOutbox((sent) => sent && onSent(sent)), [onSent]);
  const isWaiting = kept.some(({ refusal }) => !refusal);
  useEffect(() => {
    if (!userId || !isWaiting) return;
    const timer = setInterval(() => void sendMessages(userId).catch(() => {}), RETRY_MS);
    return () => clearInterval(timer);
  }, [userId, isWaiting]);
  return kept;
}
