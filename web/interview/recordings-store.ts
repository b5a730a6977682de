import type { AnswerMode } from '@atalaya/core/interview/competences';
import { deviceTable } from '../platform/offline/device-table';

/** An answer as it was given, before and after it is rated. A written one has no recording. */
export type Taken = { mode: AnswerMode; seconds: number; transcript: string; recording: Blob | null };

/** Where the recordings of a run are kept: on this device, or in memory for a visitor. */
export type Keep = {
  chunk(position: number, index: number, chunk: Blob): Promise<void>;
  finish(position: number, taken: Taken): Promise<void>;
  read(position: number): Promise<Taken | undefined>;
  forget(position: number): Promise<void>;
};

/** An answer by its place, and the seconds of its recording until it is finished. */
const table = deviceTable<Taken | Blob>('atalaya-interview', 'recordings');

/** Every second is stored as it is recorded, so that a crash loses no more than one. */
export function deviceKeep(userId: string, sessionId: string): Keep {
  const keyOf = (position: number) => `${userId}/${sessionId}/${position}`;
  const chunksOf = async (key: string) =>
    (await table.keys()).filter((one) => one.startsWith(`${key}#`)).sort();
  const dropChunks = async (key: string) => table.removeAll(await chunksOf(key));
  return {
    async chunk(position, index, chunk) {
      await table.set(`${keyOf(position)}#${String(index).padStart(5, '0')}`, chunk);
    },
    async finish(position, taken) {
      await table.set(keyOf(position), taken);
      await dropChunks(keyOf(position));
    },
    async read(position) {
      const key = keyOf(position);
      const taken = await table.get(key);
      if (taken && !(taken instanceof Blob)) return taken;
      // The page was closed while recording.
      const chunks: Blob[] = [];
      for (const one of await chunksOf(key)) {
        const chunk = await table.get(one);
        if (chunk instanceof Blob) chunks.push(chunk);
      }
      const type = chunks[0]?.type;
      if (!type) return undefined;
      const mode = type.startsWith('video/') ? 'video' : 'audio';
      return { mode, seconds: chunks.length, transcript: '', recording: new Blob(chunks, { type }) };
    },
    async forget(position) {
      const key = keyOf(position);
      await table.removeAll([key, ...(await chunksOf(key))]);
    },
  };
}

/** For a visitor: gone with the page. */
export function memoryKeep(): Keep {
  const kept = new Map<number, Taken>();
  return {
    chunk: async () => {},
    finish: async (position, taken) => void kept.set(position, taken),
    read: async (position) => kept.get(position),
    forget: async (position) => void kept.delete(position),
  };
}

const ownEntries = async (prefix: string) =>
  (await table.entries()).filter(([key]) => key.startsWith(prefix));

/** The bytes of this user's recordings on this device. */
export async function keptBytes(userId: string): Promise<number> {
  const own = await ownEntries(`${userId}/`);
  return own.reduce((sum, [, one]) => sum + (one instanceof Blob ? one.size : (one.recording?.size ?? 0)), 0);
}

/** Deletes the recordings of a user, or of one of their sessions, from this device. */
export async function forgetKept(userId: string, sessionId = ''): Promise<void> {
  const own = await ownEntries(`${userId}/${sessionId}`);
  await table.removeAll(own.map(([key]) => key));
}
