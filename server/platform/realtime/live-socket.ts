import type { BrowserEvents, LiveEvents, Presence } from '@atalaya/core/platform/live';
import type { Server, Socket } from 'socket.io';
import type { DomainEvents, EventName } from '../events';

/** Messages between nodes: presence requests and published events. */
type BetweenNodes = {
  presence: (answer: (presence: Presence) => void) => void;
  published: (name: EventName, payload: DomainEvents[EventName]) => void;
};

/** Of the session that opened a socket; `rooms` are those of its user, session and device. */
export type Known = { tokenHash: string | null; userId: string | null; rooms: string[] };
export type LiveServer = Server<BrowserEvents, LiveEvents, BetweenNodes, Known>;
export type LiveSocket = Socket<BrowserEvents, LiveEvents, BetweenNodes, Known>;
