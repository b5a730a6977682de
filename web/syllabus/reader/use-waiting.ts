import { useCallback, useEffect, useState } from 'react';
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

  useEffect(() => {
    if (userId === null) return;
    const waiting = Object.values(waitingOf(userId)).filter((made) => keyOf(made) === key);
    setHeld({ key, state: waiting.reduce(apply, given) });
    return watchOutbox(userId);
  }, [userId, key, given, apply]);

  const make = useCallback(
    (made: Change) => {
      if (userId === null) return;
      setHeld((before) => ({ key, state: apply(before.key === key ? before.state : given, made) }));
      change(userId, made);
    },
    [userId, key, given, apply],
  );
  return { state, make };
}
