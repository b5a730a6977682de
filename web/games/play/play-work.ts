import type { SentMoves } from '@atalaya/core/games/plays.contract';
import { createStore, del, entries, get, type UseStore, update } from 'idb-keyval';

export type Chunk = { from: number; sent: SentMoves };

/** What this device knows of a play: the moves made here, and how many of all moves the server has. */
export type PlayWork = {
  playId: string;
  userId: string;
  chunks: readonly Chunk[];
  saved: number;
  activeMs: number;
  /** An empty list of moves of the game, once the play has ended here. */
  ending: SentMoves | null;
  endedAt?: string;
};

let opened: UseStore | undefined;
const store = () => (opened ??= createStore('atalaya-games', 'plays'));

/** Fallback without storage (full disk, some private windows): moves are kept in memory and sent to the server. */
const memory = new Map<string, PlayWork>();

export const totalOf = ({ chunks, saved }: PlayWork): number => {
  const last = chunks.at(-1);
  return last ? last.from + last.sent.moves.length : saved;
};

export const isUnsent = (work: PlayWork): boolean => totalOf(work) > work.saved || work.ending !== null;

/** What is in memory is newer than what was stored before. */
export async function readWork(playId: string): Promise<PlayWork | undefined> {
  try {
    return memory.get(playId) ?? (await get<PlayWork>(playId, store()));
  } catch {
    return undefined;
  }
}

/** Reads, changes and writes in one transaction, so that two tabs do not lose each other's moves. */
export async function changeWork(
  playId: string,
  change: (work: PlayWork | undefined) => PlayWork,
): Promise<PlayWork> {
  let after: PlayWork | undefined;
  try {
    await update<PlayWork>(
      playId,
      (before) => {
        after = change(memory.get(playId) ?? before);
        return after;
      },
      store(),
    );
    memory.delete(playId);
  } catch {
    after ??= change(memory.get(playId));
    memory.set(playId, after);
  }
  return after ?? change(undefined);
}

export async function forgetPlay(playId: string): Promise<void> {
  memory.delete(playId);
  await del(playId, store()).catch(() => {});
}

async function worksOf(userId: string): Promise<PlayWork[]> {
  const stored = await entries<string, PlayWork>(store()).catch(() => []);
  return [...new Map([...stored, ...memory]).values()].filter((work) => work.userId === userId);
}

export const unsentPlays = async (userId: string): Promise<PlayWork[]> =>
  (await worksOf(userId)).filter(isUnsent);

/** On sign-out. */
export async function forgetPlaysOf(userId: string): Promise<void> {
  for (const { playId } of await worksOf(userId)) await forgetPlay(playId);
}
