import type { Round } from '@atalaya/core/voice-rooms/rounds.contract';
import type { ChatMessage, Roster } from '@atalaya/core/voice-rooms/signals.contract';
import { createStore } from 'zustand';
import type { PeerState } from '../transport/voice-transport';

export type EndReason = 'left' | 'removed' | 'banned' | 'closed' | 'elsewhere' | 'failed';

export type Call = {
  phase: 'lobby' | 'joining' | 'waiting' | 'in' | 'ended';
  /** Why it ended, or why it could not begin. */
  end: EndReason | null;
  sentence: string | null;
  /** The place in the waiting list. */
  place: number;
  selfId: string | null;
  roster: Roster | null;
  messages: readonly ChatMessage[];
  /** The question that the room answers. */
  round: Round | null;
  /** When its time is over, by the clock of this device. */
  roundEndsAt: number;
  peers: ReadonlyMap<string, PeerState>;
  speaking: ReadonlySet<string>;
  isMuted: boolean;
  /** The key or the button of push to talk is held. */
  isHeld: boolean;
  /** The socket is lost; voices may go on meanwhile. */
  isReconnecting: boolean;
  needsGesture: boolean;
  roundTripMs: number | null;
  enteredAt: number | null;
};

const first: Call = {
  phase: 'lobby',
  end: null,
  sentence: null,
  place: 0,
  selfId: null,
  roster: null,
  messages: [],
  round: null,
  roundEndsAt: 0,
  peers: new Map(),
  speaking: new Set(),
  isMuted: true,
  isHeld: false,
  isReconnecting: false,
  needsGesture: false,
  roundTripMs: null,
  enteredAt: null,
};

export const makeCallStore = () => createStore<Call>()(() => first);
export type CallStore = ReturnType<typeof makeCallStore>;

/** A list that is older than the one shown is dropped. */
export function showRoster(store: CallStore, roster: Roster): boolean {
  const before = store.getState().roster;
  if (before && before.revision > roster.revision) return false;
  store.setState({ roster });
  return true;
}

export function addMessage(store: CallStore, message: ChatMessage): void {
  store.setState(({ messages }) =>
    messages.some(({ id }) => id === message.id) ? {} : { messages: [...messages, message] },
  );
}

/** Two answers at the same moment may arrive in any order: what has more of them is newer. */
export function showRound(store: CallStore, round: Round | null): void {
  const before = store.getState().round;
  const told = (one: Round) => Object.keys(one.answers).length + (one.solution ? 1 : 0);
  if (round && before && round.id === before.id && told(round) < told(before)) return;
  if (round && before && round.number < before.number) return;
  store.setState({ round, roundEndsAt: Date.now() + (round?.leftMs ?? 0) });
}

export function setPeer(store: CallStore, id: string, state: PeerState): void {
  store.setState(({ peers }) => ({ peers: new Map(peers).set(id, state) }));
}
