import type { PlayResultView } from '@atalaya/core/games/plays.contract';
import { type CallOptions, call } from '../../platform/api';
import { HttpError, isNoPlace } from '../../platform/http-error';
import { inTurn, type Left, maySendFor, outbox, sentBy } from '../../platform/offline/outbox';
import { verdictOf } from '../../platform/offline/verdict';
import { STALE_BUILD } from '../../platform/stale-build';
import { changeWork, forgetPlay, isUnsent, type PlayWork, readWork, totalOf, unsentPlays } from './play-work';

export type Sent =
  | { end: 'saved' }
  /** No network, a busy server or an outdated page: retry, not before the server allows it. */
  | { end: 'later'; afterMs: number | null; notice?: string }
  | { end: 'signed-out' }
  /** The server keeps something else: what it has counts. */
  | { end: 'refused'; notice: string }
  | { end: 'finished'; result: PlayResultView };

/** Plays that the server refused without having something else instead. */
export const refusedPlays = outbox<{ id: string; work: PlayWork }, unknown>({
  name: 'refused-plays',
  async send({ work }) {
    await changeWork(work.playId, (stored) => stored ?? work);
    return inTurn(`play.${work.playId}`, () => sendAll(work.playId));
  },
  describe: ({ work }) => ({ what: 'Partida', text: `Jugadas sin enviar: ${totalOf(work) - work.saved}` }),
});

/** Sends the moves of a play in order, and its end. A lock allows one tab at a time. */
export const sendPlay = (playId: string): Promise<Sent> => inTurn(`play.${playId}`, () => sendAlone(playId));

async function sendAlone(playId: string): Promise<Sent> {
  try {
    return await sendAll(playId);
  } catch (error) {
    const verdict = await verdictOf(error);
    if (verdict.kind === 'later') return { end: 'later', afterMs: verdict.afterMs };
    // Closing another device helps; a sign-in would not.
    if (isNoPlace(error)) return { end: 'later', afterMs: null };
    if (verdict.kind === 'signed-out') return { end: 'signed-out' };
    if (verdict.kind === 'stale-build') return { end: 'later', afterMs: null, notice: STALE_BUILD };
    const work = await readWork(playId);
    const hasOther = error instanceof HttpError && error.status === 409;
    if (work && !hasOther) await refusedPlays.refuse(work.userId, { id: playId, work }, verdict.sentence);
    await forgetPlay(playId);
    return { end: 'refused', notice: verdict.sentence };
  }
}

async function sendAll(playId: string): Promise<Sent> {
  for (;;) {
    const work = await readWork(playId);
    if (!work || !isUnsent(work)) return { end: 'saved' };
    if (!maySendFor(work.userId)) return { end: 'signed-out' };
    const next = work.chunks.find(({ from, sent }) => from + sent.moves.length > work.saved);
    if (next) await sendChunk(work, next, sentBy(work.userId));
    else if (work.ending)
      return { end: 'finished', result: await finish(work, work.ending, sentBy(work.userId)) };
    else return { end: 'saved' };
  }
}

async function sendChunk(
  { playId }: PlayWork,
  { from, sent }: PlayWork['chunks'][number],
  options: CallOptions,
): Promise<void> {
  const body = { from, sent };
  const { saved } = await call('PUT /api/games/plays/:id/moves', { params: { id: playId }, body }, options);
  await changeWork(playId, (work) => ({ ...held(work), saved: Math.max(saved, held(work).saved) }));
}

async function finish(
  work: PlayWork,
  ending: NonNullable<PlayWork['ending']>,
  options: CallOptions,
): Promise<PlayResultView> {
  const { endedAt } = work;
  const body = {
    from: totalOf(work),
    sent: ending,
    activeMs: Math.round(work.activeMs),
    ...(endedAt ? { endedAt } : {}),
  };
  const params = { id: work.playId };
  const result = await call('POST /api/games/plays/:id/finish', { params, body }, options);
  await forgetPlay(work.playId);
  return result;
}

function held(work: PlayWork | undefined): PlayWork {
  if (!work) throw new Error('this play is not on this device any more');
  return work;
}

/** Sends what other pages and earlier visits have left. */
export async function sendUnsentPlays(userId: string): Promise<Left> {
  let left: Left = null;
  for (const { playId } of await unsentPlays(userId)) {
    const sent = await sendPlay(playId);
    if (sent.end === 'later') left = { kind: 'later', afterMs: sent.afterMs };
    else if (sent.end === 'signed-out') left = { kind: 'signed-out', afterMs: null };
  }
  return left;
}
