import { useEffect } from 'react';
import { keepSending } from '../platform/offline/keep-sending';
import { onOutboxes } from '../platform/offline/outbox';
import { forgetUnsent, useUnsent } from '../platform/offline/unsent-store';
import { useSession } from '../platform/session';
import { sendUnsent, unsentOf } from './unsent';

/** Mounted for a signed-in user (root.tsx): sends what was done offline from whatever page is open, and says what is left. */
export default function SendUnsent() {
  const userId = useSession().user?.id;

  useEffect(() => {
    if (!userId) return;
    let isHere = true;
    let isReading = false;
    let wasHeld = false;
    const sending = keepSending(async () => {
      const left = await sendUnsent(userId).finally(() => look());
      if (left && isHere) useUnsent.setState({ why: left.kind });
      return left;
    });
    // Many changes at once are read once.
    const look = () => {
      if (isReading) return;
      isReading = true;
      setTimeout(async () => {
        isReading = false;
        const { waiting, refused } = await unsentOf(userId);
        if (!isHere) return;
        useUnsent.setState({ waiting, refused });
        // A page has failed to send something of its own.
        if (waiting.length > 0 && !wasHeld) sending.later();
        wasHeld = waiting.length > 0;
      }, LOOK_MS);
    };
    const unwatch = onOutboxes(look);
    look();
    return () => {
      isHere = false;
      unwatch();
      sending.stop();
      forgetUnsent();
    };
  }, [userId]);

  return null;
}

const LOOK_MS = 200;
