import { whenIdle } from '../platform/when-idle';

/** `onRoom` once the page is idle; its code loads then, so that reading does not wait for it. Returns a cleanup function. */
export function listenLater(room: string, listener: (isHeard: boolean, news?: number) => void): () => void {
  let isWanted = true;
  let leave = () => {};
  const cancel = whenIdle(() => {
    import('../platform/live').then(
      ({ onRoom }) => {
        if (isWanted) leave = onRoom(room, listener);
      },
      // Without it the page shows what it was rendered with.
      () => {},
    );
  });
  return () => {
    isWanted = false;
    cancel();
    leave();
  };
}
