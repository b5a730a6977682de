import type { PlayResultView } from '@atalaya/core/games/plays.contract';
import { call } from '../../platform/api';
import { HttpError, isUnreachable } from '../../platform/http-error';
import { isStaleBuild, STALE_BUILD } from '../../platform/stale-build';
import { changeWork, forgetPlay, isUnsent, type PlayWork, readWork, totalOf, unsentPlays } from './play-work';

export type Sent =
  | { end: 'saved' }
  /** No network or a busy server: retry later. */
  | { end: 'later'; notice?: string }
  | { end: 'signed-out' }
  /** The server keeps something else: what it has counts. */
  | { end: 'refused'; notice: string }
  | { end: 'finished'; result: PlayResultView };

const isTemporary = (error: HttpError): boolean =>
  isUnreachable(error) || error.status === 429 || error.status === 408;

/** Sends the moves of a play in order, and its end. A lock allows one tab at a time. */
export function sendPlay(playId: string): Promise<Sent> {
  const run = () => sendAlone(playId);
  return navigator.locks ? navigator.locks.request(`atalaya.play.${playId}`, run) : run();
}

async function sendAlone(playId: string): Promise<Sent> {
  try {
    for (;;) {
      const work = await readWork(playId);
      if (!work || !isUnsent(work)) return { end: 'saved' };
      const next = work.chunks.find(({ from, sent }) => from + sent.moves.length > work.saved);
      if (next) await sendChunk(work, next);
      else if (work.ending) return { end: 'finished', result: await finish(work, work.ending) };
      else return { end: 'saved' };
    }
  } catch (error) {
    if (!(error instanceof HttpError) || isTemporary(error)) return { end: 'later' };
    if (error.status === 401) return { end: 'signed-out' };
    // The new build will send it.
    if (error.code === 'request.invalid' && (await isStaleBuild()))
      return { end: 'later', notice: STALE_BUILD };
    await forgetPlay(playId);
    return { end: 'refused', notice: error.sentence };
  }
}

async function sendChunk({ playId }: PlayWork, { from, sent }: PlayWork['chunks'][number]): Promise<void> {
  const body = { from, sent };
  const { saved } = await call('PUT /api/games/plays/:id/moves', { params: { id: playId }, body });
  await changeWork(playId, (work) => ({ ...held(work), saved: Math.max(saved, held(work).saved) }));
}

async function finish(work: PlayWork, ending: NonNullable<PlayWork['ending']>): Promise<PlayResultView> {
  const { endedAt } = work;
  const body = {
    from: totalOf(work),
    sent: ending,
    activeMs: Math.round(work.activeMs),
    ...(endedAt ? { endedAt } : {}),
  };
  const result = await call('POST /api/games/plays/:id/finish', { params: { id: work.playId }, body });
  await forgetPlay(work.playId);
  return result;
}

function held(work: PlayWork | undefined): PlayWork {
  if (!work) throw new Error('this play is not on this device any more');
  return work;
}

/** Sends what other pages and earlier visits have left. */
export async function sendUnsentPlays(userId: string): Promise<void> {
  for (const { playId } of await unsentPlays(userId)) await sendPlay(playId);
}
