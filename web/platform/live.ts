import { type HeardEvents, type LiveEvents, liveConnection } from '@atalaya/core/platform/live';
import type { Socket } from 'socket.io-client';
import { useSessionStore } from './session';

type LiveSocket = Socket<LiveEvents, HeardEvents>;

let opening: Promise<LiveSocket> | undefined;
const returns = new Set<() => void>();

/** Called when the connection is there again after it was lost: whatever was said meanwhile has not been heard. */
export function onLiveReturn(listener: () => void): () => void {
  returns.add(listener);
  return () => returns.delete(listener);
}

/**
 * Hears what the server tells this browser; the first listener opens the connection, and its code comes only then. Call it
 * when the page is idle. Returns the way out.
 */
export function onLive<E extends keyof LiveEvents>(event: E, listener: LiveEvents[E]): () => void {
  let wanted = true;
  // The library types its listeners per event, which a parameter cannot be: this is the one seam.
  const heard = listener as never;
  live().then(
    (socket) => wanted && socket.on(event, heard),
    (error) => console.error('live connection', error),
  );
  return () => {
    wanted = false;
    opening?.then(
      (socket) => socket.off(event, heard),
      () => {},
    );
  };
}

function live(): Promise<LiveSocket> {
  opening ??= open().catch((error) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function open(): Promise<LiveSocket> {
  const { io } = await import('socket.io-client');
  const socket: LiveSocket = io(liveConnection);
  let wasConnected = false;
  socket.on('connect', () => {
    if (wasConnected) for (const tell of returns) tell();
    wasConnected = true;
  });
  const resume = () => {
    if (!document.hidden && !socket.active) socket.connect();
  };
  // The server knows a connection by the session it was opened with.
  useSessionStore.subscribe((now, before) => {
    if (before.isLoading || now.currentUser?.id === before.currentUser?.id) return;
    socket.disconnect();
    resume();
  });
  // Five tries and it rests; someone who comes back, or whose network does, is worth five more.
  window.addEventListener('online', resume);
  document.addEventListener('visibilitychange', resume);
  // A page with an open socket cannot be kept for the way back.
  window.addEventListener('pagehide', () => socket.disconnect());
  window.addEventListener('pageshow', resume);
  return socket;
}
