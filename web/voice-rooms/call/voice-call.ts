import type { RoomMessage, RoomNews, Roster } from '@atalaya/core/voice-rooms/signals.contract';
import { BEAT_MS, MESH_SEATS } from '@atalaya/core/voice-rooms/voice-rooms';
import type { Entered } from '@atalaya/core/voice-rooms/voice-rooms.contract';
import { call as callApi } from '../../platform/api';
import { HttpError, sentenceFor } from '../../platform/http-error';
import { onLiveLoss, onLiveReturn, onMessage, resumeLive, send, whenLive } from '../../platform/live';
import { makeSpeakers, type Speakers } from '../transport/speakers';
import type { VoiceTransport } from '../transport/voice-transport';
import { addMessage, type CallStore, type EndReason, setPeer, showRoster, showRound } from './call-store';
import { openTransport } from './open-transport';
import { followVoices } from './voices';

const FEATURE = 'voice-rooms';
const RESUME_MS = 3_000;

const ends: Partial<Record<string, EndReason>> = {
  'voice-rooms.removed': 'removed',
  'forum.banned': 'banned',
  'voice-rooms.closed': 'closed',
  'voice-rooms.no-such-room': 'closed',
  'voice-rooms.old-epoch': 'elsewhere',
};

export type VoiceCall = ReturnType<typeof makeVoiceCall>;

/** One visit to a room: enters, keeps its seat, comes back after a cut, and leaves. */
export function makeVoiceCall(roomId: string, store: CallStore) {
  const params = { id: roomId };
  const get = store.getState;
  let epoch = 0;
  let track: MediaStreamTrack | null = null;
  let transport: VoiceTransport | undefined;
  let early: RoomNews[] = [];
  let isPushing = false;
  /** News that arrive meanwhile belong to the entry that is being made. */
  let isEntering = false;
  const cleanups: (() => void)[] = [];
  let speakers: Speakers | undefined;

  const block = () => store.setState({ needsGesture: true });
  const say = <T>(message: RoomMessage): Promise<T> => send<T>(FEATURE, message);

  /** Silent for the others unless everything allows it. */
  const applyTrack = () => {
    const { isMuted, isHeld, roster, selfId } = get();
    const isSilenced = roster?.members.find(({ id }) => id === selfId)?.isSilenced ?? false;
    if (track) track.enabled = !isMuted && !isSilenced && (!isPushing || isHeld);
  };
  const show = (roster: Roster) => {
    if (!showRoster(store, roster)) return;
    const own = roster.members.find(({ id }) => id === get().selfId);
    if (own && own.epoch > epoch) return end('elsewhere');
    if (own?.isSilenced && !get().isMuted) store.setState({ isMuted: true });
    transport?.update(roster.members);
    applyTrack();
  };
  const stop = () => {
    for (const clean of cleanups.splice(0)) clean();
    transport?.close();
    transport = undefined;
    speakers?.close();
    if (track) track.enabled = false;
  };
  const end = (reason: EndReason, sentence: string | null = null) => {
    if (get().phase === 'ended') return;
    stop();
    store.setState({ phase: 'ended', end: reason, sentence, isReconnecting: false, selfId: null });
  };
  /** A refusal by the server ends the call; anything else is the network, which is tried again. */
  const endFor = (error: unknown): boolean => {
    const reason = error instanceof HttpError ? ends[error.code] : undefined;
    if (reason) end(reason, sentenceFor(error));
    return reason !== undefined;
  };

  /** On entering, and when the time of a question is over. */
  const readRound = async () => {
    const answer = await callApi('GET /api/voice-rooms/:id/round', { params }).catch(() => null);
    if (answer) showRound(store, answer.round);
  };

  const hear = (news: RoomNews) => {
    if (news.roomId !== roomId) return;
    if (news.type === 'closed' || news.type === 'removed' || news.type === 'banned') return end(news.type);
    const { phase } = get();
    if (news.type === 'seat') return phase === 'waiting' ? void enter() : undefined;
    if (isEntering) early.push(news);
    else if (phase !== 'in') return;
    else if (news.type === 'roster') show(news.roster);
    else if (news.type === 'chat') addMessage(store, news.message);
    else if (news.type === 'round') showRound(store, news.round);
    else transport?.hear(news);
  };

  const take = async (entered: Entered) => {
    epoch = entered.epoch;
    const before = transport;
    store.setState({
      selfId: entered.memberId,
      roster: entered.roster,
      messages: entered.messages,
      peers: new Map(),
      isReconnecting: false,
      enteredAt: get().enteredAt ?? Date.now(),
    });
    before?.close();
    speakers ??= makeSpeakers(MESH_SEATS - 1, block);
    transport = await openTransport({
      roomId,
      entered,
      track,
      speakers,
      send: (to, signal) => say({ ...signal, roomId, epoch: entered.epoch, to }),
      onPeer: (id, state) => setPeer(store, id, state),
      onBlocked: block,
    });
    transport.update(entered.roster.members);
    store.setState({ phase: 'in' });
    isEntering = false;
    for (const news of early.splice(0)) hear(news);
    applyTrack();
    await say({ type: 'state', roomId, epoch, isMuted: get().isMuted }).catch(() => {});
    await readRound();
  };

  const enter = async (): Promise<void> => {
    store.setState({ phase: 'joining' });
    isEntering = true;
    try {
      await whenLive();
      const answer = await callApi('POST /api/voice-rooms/:id/join', { params });
      if (answer.outcome === 'waiting') store.setState({ phase: 'waiting', place: answer.place });
      else await take(answer);
    } catch (error) {
      if (!endFor(error)) end('failed', sentenceFor(error));
    } finally {
      isEntering = false;
    }
  };
  /** With a new epoch: the others drop the old connections and wait for the offers of this page. */
  const enterAgain = async () => {
    if (get().phase !== 'in' || isEntering) return;
    early = [];
    isEntering = true;
    try {
      const answer = await callApi('POST /api/voice-rooms/:id/join', { params });
      if (answer.outcome === 'in') return await take(answer);
      transport?.close();
      transport = undefined;
      store.setState({ phase: 'waiting', place: answer.place, isReconnecting: false });
    } catch (error) {
      endFor(error);
    } finally {
      isEntering = false;
    }
  };

  const setMuted = async (isMuted: boolean): Promise<void> => {
    store.setState({ isMuted });
    applyTrack();
    await say({ type: 'state', roomId, epoch, isMuted }).catch((error) => {
      if (error instanceof HttpError) store.setState({ isMuted: true });
      applyTrack();
    });
  };

  const beat = async () => {
    const { phase, isReconnecting } = get();
    if (isReconnecting || isEntering) return;
    const current = epoch;
    try {
      if (phase === 'waiting') {
        const { place } = await say<{ place: number }>({ type: 'wait', roomId });
        store.setState({ place });
        if (place === 0 && get().phase === 'waiting') await enter();
      } else if (phase === 'in') {
        const roster = await say<Roster>({ type: 'beat', roomId, epoch });
        if (current === epoch && !isEntering) show(roster);
      }
    } catch (error) {
      if (current !== epoch || isEntering) return;
      if (endFor(error) || !(error instanceof HttpError) || error.code !== 'voice-rooms.not-in-room') return;
      // Silent for too long, as after the sleep of a laptop.
      if (get().phase === 'in') await enterAgain();
      else await enter();
    }
  };
  const every = (ms: number, act: () => void) => {
    const timer = setInterval(act, ms);
    cleanups.push(() => clearInterval(timer));
  };
  const leaveQuietly = () => {
    const { phase } = get();
    if (phase !== 'in' && phase !== 'waiting') return;
    const body = phase === 'in' ? { epoch } : {};
    callApi('POST /api/voice-rooms/:id/leave', { params, body }, { keepalive: true }).catch(() => {});
  };
  const onPageHide = () => {
    leaveQuietly();
    end('left');
  };

  return {
    /** During a press, so that the browser lets the page play. */
    async start(given: MediaStreamTrack | null, isMuted: boolean): Promise<void> {
      track = given;
      speakers = makeSpeakers(MESH_SEATS - 1, block);
      store.setState({ isMuted: isMuted || !given, end: null, sentence: null });
      cleanups.push(
        onMessage<RoomNews>(FEATURE, hear),
        onLiveLoss(() => store.setState({ isReconnecting: true })),
        onLiveReturn(() => {
          store.setState({ isReconnecting: false });
          void enterAgain();
        }),
        followVoices(store, () => ({ transport, track })),
      );
      window.addEventListener('pagehide', onPageHide);
      cleanups.push(() => window.removeEventListener('pagehide', onPageHide));
      every(BEAT_MS, () => void beat());
      every(RESUME_MS, () => get().isReconnecting && void resumeLive());
      await enter();
    },
    leave() {
      leaveQuietly();
      end('left');
    },
    setMuted,
    raiseHand: (hasHand: boolean) => say({ type: 'state', roomId, epoch, hasHand }),
    setPushing(pushes: boolean) {
      isPushing = pushes;
      applyTrack();
    },
    /** Whoever presses to talk wants to be heard, also with a microphone closed before. */
    hold(isHeld: boolean) {
      if (get().isHeld === isHeld) return;
      store.setState({ isHeld });
      if (isHeld && get().isMuted) void setMuted(false);
      else applyTrack();
    },
    async setTrack(next: MediaStreamTrack | null): Promise<void> {
      track = next;
      applyTrack();
      await transport?.setTrack(next);
    },
    setSpeaker: (deviceId: string) => transport?.setSpeaker(deviceId) ?? Promise.resolve(),
    retry: (memberId: string) => transport?.retry(memberId),
    readRound,
    play() {
      store.setState({ needsGesture: false });
      transport?.play();
    },
    stop: () => {
      leaveQuietly();
      stop();
    },
  };
}
