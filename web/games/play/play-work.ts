import type { SentMoves } from '@atalaya/core/games/plays.contract';
import { deviceRecords } from '../../platform/offline/records';

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

const works = deviceRecords<PlayWork>('atalaya-games', 'plays');

export const totalOf = ({ chunks, saved }: PlayWork): number => {
  const last = chunks.at(-1);
  return last ? last.from + last.sent.moves.length : saved;
};

export const isUnsent = (work: PlayWork): boolean => totalOf(work) > work.saved || work.ending !== null;

export const { read: readWork, change: changeWork, remove: forgetPlay } = works;

export const unsentPlays = async (userId: string): Promise<PlayWork[]> =>
  (await works.of(userId)).filter(isUnsent);

/** On sign-out. */
export async function forgetPlaysOf(userId: string): Promise<void> {
  for (const { playId } of await works.of(userId)) await forgetPlay(playId);
}
