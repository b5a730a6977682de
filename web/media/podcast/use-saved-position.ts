import { useEffect, useEffectEvent } from 'react';
import { call } from '../../platform/api';
import type { Engine } from './engine';
import type { Episode } from './episode-link';
import { keepOnThisDevice } from './position-store';

const EVERY_MS = 10_000;

/** Saves where the listener is: on the device at once, and in the account while there is network. */
export function useSavedPosition(userId: string, { id }: Episode, engine: Engine): void {
  const save = useEffectEvent(() => {
    const position = { seconds: engine.seconds, at: Date.now() };
    keepOnThisDevice(userId, id, position);
    // Without network the device has it, and sends it the next time something is heard.
    call('PUT /api/podcast/episodes/:id/position', { params: { id }, body: position }).catch(() => {});
  });

  useEffect(() => {
    if (!engine.isPlaying) return;
    const timer = setInterval(() => save(), EVERY_MS);
    const onHide = () => document.visibilityState === 'hidden' && save();
    document.addEventListener('visibilitychange', onHide);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onHide);
      // When it pauses, ends, or the page is left.
      save();
    };
  }, [engine.isPlaying]);
}
