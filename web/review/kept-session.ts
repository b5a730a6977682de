import { DAY_MS } from '@atalaya/core/platform/durations';
import { del, get, set, update } from 'idb-keyval';
import { type Move, type Session, settledMoves } from './runner-state';

/** A session as this device runs it: the cards and the moves made so far. */
export type DealtSession = { id: string; session: Session; moves: readonly Move[]; at: number };

type Dealt = { id: string; session: Session; at: number };
type Done = { id: string; moves: Move[] };

/** After a day other items are due. */
const KEPT_MS = DAY_MS;

// Stored separately: the cards are written once, the moves with every card.
const dealtKey = (userId: string): string => `atalaya.study-session.${userId}`;
const doneKey = (userId: string): string => `atalaya.study-moves.${userId}`;

/** Without storage a session still runs, but ends with its page. */
const orNothing = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined);

export async function keepSession(userId: string, session: Session): Promise<DealtSession> {
  const dealt: Dealt = { id: crypto.randomUUID(), session, at: Date.now() };
  await orNothing(set(dealtKey(userId), dealt));
  await orNothing(set(doneKey(userId), { id: dealt.id, moves: [] } satisfies Done));
  return { ...dealt, moves: [] };
}

/** Call it after the answer is stored, so that no move exists without its answer. */
export const keepMove = (userId: string, sessionId: string, move: Move): Promise<unknown> =>
  orNothing(
    update<Done | undefined>(doneKey(userId), (done) =>
      // Another tab has started its own session.
      done?.id === sessionId ? { id: done.id, moves: [...done.moves, move] } : done,
    ),
  );

/** The device's last session with its progress, or undefined. */
export async function keptSession(userId: string): Promise<DealtSession | undefined> {
  const dealt = await orNothing(get<Dealt>(dealtKey(userId)));
  const done = await orNothing(get<Done>(doneKey(userId)));
  if (!dealt || done?.id !== dealt.id || Date.now() - dealt.at > KEPT_MS) return undefined;
  const moves = settledMoves(dealt.session, done.moves);
  if (!moves) return undefined;
  await orNothing(set(doneKey(userId), { id: dealt.id, moves } satisfies Done));
  return { ...dealt, moves };
}

export async function forgetSession(userId: string): Promise<void> {
  await orNothing(del(dealtKey(userId)));
  await orNothing(del(doneKey(userId)));
}
