import {
  type BrowserEvents,
  type LiveAnswer,
  type LiveEvents,
  liveConnection,
} from '@atalaya/core/platform/live';
import type { Socket } from 'socket.io-client';
import { HttpError } from './http-error';
import { useSessionStore } from './session';

type LiveSocket = Socket<LiveEvents, BrowserEvents>;

let opening: Promise<LiveSocket> | undefined;
const returns = new Set<() => void>();
const losses = new Set<() => void>();

/** Called after a reconnect: messages sent meanwhile were missed. */
export function onLiveReturn(listener: () => void): () => void {
  returns.add(listener);
  return () => returns.delete(listener);
}

/**
 * Subscribes to server messages; the first listener loads the client and connects. Call it when the page is idle.
 * Returns a cleanup function.
 */
export function onLive<E extends keyof LiveEvents>(event: E, listener: LiveEvents[E]): () => void {
  let wanted = true;
  // The library types listeners per event, which a generic parameter cannot express.
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

/**
 * Calls back when something in a room changes (`forum:42`). `isHeard` is false after joining and after a reconnect, when
 * messages may have been missed; `news` is what the server says with the message.
 */
export function onRoom(room: string, listener: (isHeard: boolean, news?: number) => void): () => void {
  let leave = () => {};
  let wanted = true;
  live().then(
    (socket) => {
      if (!wanted) return;
      const join = () => socket.emit('room-join', room, () => wanted && listener(false));
      const heard = ({ room: changed, news }: { room: string; news?: number }) =>
        changed === room && listener(true, news);
      socket.on('room-changed', heard);
      if (socket.connected) join();
      else socket.once('connect', join);
      returns.add(join);
      leave = () => {
        socket.off('room-changed', heard);
        socket.off('connect', join);
        returns.delete(join);
        socket.emit('room-leave', room);
      };
    },
    (error) => console.error('live connection', error),
  );
  return () => {
    wanted = false;
    leave();
  };
}

const ANSWER_MS = 10_000;

/** Sends a message to a feature of the server. Rejects if it is refused, or if no answer comes while connected. */
export async function send<T>(feature: string, message: object): Promise<T> {
  const socket = await live();
  if (!socket.connected) throw new Error('not connected');
  const told: LiveAnswer = await socket.timeout(ANSWER_MS).emitWithAck('send', feature, message);
  // Both sides are our own code, as with the bodies of the API.
  if (told.ok) return told.answer as T;
  const { ok: _, ...body } = told;
  throw new HttpError(400, 'refused', body);
}

/** Subscribes to the messages that a feature of the server sends to this user. */
export const onMessage = <T>(feature: string, listener: (message: T) => void): (() => void) =>
  onLive('message', (payload) => {
    if (payload.feature === feature) listener(payload.message as T);
  });

/** Resolves when messages can be sent. */
export async function whenLive(): Promise<void> {
  const socket = await live();
  if (socket.connected) return;
  if (!socket.active) socket.connect();
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('not connected')), ANSWER_MS);
    socket.once('connect', () => {
      clearTimeout(late);
      resolve();
    });
  });
}

/** Connects again after the client has given up or the server has sent it away. */
export async function resumeLive(): Promise<void> {
  const socket = await opening;
  if (socket && !socket.active) socket.connect();
}

/** Calls back when the connection is lost; `onLiveReturn` says when it is back. */
export function onLiveLoss(listener: () => void): () => void {
  losses.add(listener);
  return () => losses.delete(listener);
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
  socket.on('disconnect', () => {
    for (const told of losses) told();
  });
  const resume = () => {
    if (!document.hidden && !socket.active) socket.connect();
  };
  // A socket belongs to the session it was opened with, so a change of user reconnects.
  useSessionStore.subscribe((now, before) => {
    if (before.isLoading || now.currentUser?.id === before.currentUser?.id) return;
    socket.disconnect();
    resume();
  });
  // After five failed tries it waits for focus or network and tries again.
  window.addEventListener('online', resume);
  document.addEventListener('visibilitychange', resume);
  // An open socket would keep the page out of the back/forward cache.
  window.addEventListener('pagehide', () => socket.disconnect());
  window.addEventListener('pageshow', resume);
  return socket;
}
