import { useCallback, useEffect, useRef, useState } from 'react';
import { type Change, change, type NotePlace, waitingOf, watchOutbox } from './outbox';

const keyOf = (place: NotePlace): string =>
  'topic' in place ? `topic ${place.topic}` : `article ${place.article}`;

/**
 * The server's state of a topic or an article with this device's pending changes applied, and how to make one. Changes
 * are optimistic. Without a user nothing is stored. `place` and `apply` must not change from render to render.
 */
export function useWaiting<S>(
  userId: string | null,
  place: NotePlace,
  given: S,
  apply: (state: S, made: Change) => S,
) {
  const key = keyOf(place);
  const [held, setHeld] = useState({ key, state: given });
  // The place changed on the same page: the held state belongs to the previous one.
  const state = held.key === key ? held.state : given;

  /** Made since the device was asked what waits. */
  const early = useRef<Change[]>([]);

  useEffect(() => {
    if (userId === null) return;
    let isWanted = true;
    early.current = [];
    void waitingOf(userId).then((waiting) => {
      if (!isWanted) return;
      const changes = [...waiting.filter((made) => keyOf(made) === key), ...early.current];
      setHeld({ key, state: changes.reduce(apply, given) });
    });
    const stop = watchOutbox(userId);
    return () => {
      isWanted = false;
      stop();
    };
  }, [userId, key, given, apply]);

  const make = useCallback(
    (made: Change) => {
      if (userId === null) return;
      early.current.push(made);
      setHeld((before) => ({ key, state: apply(before.key === key ? before.state : given, made) }));
      change(userId, made);
    },
    [userId, key, given, apply],
  );
  return { state, make };
}
