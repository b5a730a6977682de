import { DAY_MS } from '@atalaya/core/platform/durations';
import { type StudyFilter, studyQuery } from '@atalaya/core/review/study-path';
import { deviceTable, orNothing } from '../platform/offline/device-table';
import { type Move, type Session, settledMoves } from './runner-state';

/** A session as this device runs it: the cards and the moves made so far. */
export type DealtSession = {
  id: string;
  filter: StudyFilter;
  session: Session;
  moves: readonly Move[];
  at: number;
  /** False if the device cannot store anything. */
  isStored: boolean;
};

type Dealt = { id: string; filter: StudyFilter; session: Session; at: number; until: number };
type Done = { id: string; moves: Move[] };

/** After a day other items are due. */
const KEPT_MS = DAY_MS;
const DOWNLOAD_KEPT_MS = 60 * DAY_MS;

// Stored separately: the cards are written once, the moves with every card.
const sessionKeys = (userId: string, filter: StudyFilter) => {
  const name = `${userId}.${studyQuery(filter)}`;
  return { dealt: `atalaya.study-session.${name}`, done: `atalaya.study-moves.${name}` };
};

const dealtTable = deviceTable<Dealt>();
const doneTable = deviceTable<Done | undefined>();

/** Without storage the session still runs. */
export async function keepSession(
  userId: string,
  filter: StudyFilter,
  session: Session,
): Promise<DealtSession> {
  const at = Date.now();
  const dealt = { id: crypto.randomUUID(), filter, session, at, until: at + KEPT_MS };
  const isStored = await orNothing(write(userId, dealt).then(() => true));
  return { ...dealt, moves: [], isStored: isStored ?? false };
}

/** Stored for a long time, because the user asked for it. Storage errors are the caller's. */
export const downloadSession = (userId: string, filter: StudyFilter, session: Session): Promise<void> => {
  const at = Date.now();
  return write(userId, { id: crypto.randomUUID(), filter, session, at, until: at + DOWNLOAD_KEPT_MS });
};

async function write(userId: string, dealt: Dealt): Promise<void> {
  const key = sessionKeys(userId, dealt.filter);
  // A downloaded session is replaced by a newer one, but stays as long.
  await dealtTable.update(key.dealt, (before) => ({
    ...dealt,
    until: Math.max(before?.until ?? 0, dealt.until),
  }));
  await doneTable.set(key.done, { id: dealt.id, moves: [] });
}

/** Call it after the answer is stored, so that no move exists without its answer. */
export const keepMove = (
  userId: string,
  filter: StudyFilter,
  sessionId: string,
  move: Move,
): Promise<unknown> =>
  orNothing(
    doneTable.update(sessionKeys(userId, filter).done, (done) =>
      // Another tab has started its own session.
      done?.id === sessionId ? { id: done.id, moves: [...done.moves, move] } : done,
    ),
  );

/** The device's last session of this kind with its progress, or undefined. A deck of a topic may be what was downloaded. */
export async function keptSession(userId: string, filter: StudyFilter): Promise<DealtSession | undefined> {
  const { topic } = filter;
  return (
    (await readSession(userId, filter)) ??
    (topic === undefined ? undefined : await readSession(userId, { topic }))
  );
}

async function readSession(userId: string, filter: StudyFilter): Promise<DealtSession | undefined> {
  const key = sessionKeys(userId, filter);
  const dealt = await orNothing(dealtTable.get(key.dealt));
  const done = await orNothing(doneTable.get(key.done));
  if (!dealt || done?.id !== dealt.id || !(Date.now() < dealt.until)) return undefined;
  const moves = settledMoves(dealt.session, done.moves);
  if (!moves) return undefined;
  await orNothing(doneTable.set(key.done, { id: dealt.id, moves }));
  return { ...dealt, moves, isStored: true };
}

export async function forgetSession(userId: string, filter: StudyFilter): Promise<void> {
  await orNothing(dealtTable.removeAll(Object.values(sessionKeys(userId, filter))));
}

/** All sessions of a user, on sign-out. */
export async function forgetSessions(userId: string): Promise<void> {
  const all = (await orNothing(dealtTable.keys())) ?? [];
  const own = all.filter((key) => /^atalaya\.study-(session|moves)\./.test(key) && key.includes(userId));
  await orNothing(dealtTable.removeAll(own));
}
