import { MAX_AUDIO_BYTES } from '@atalaya/core/media/podcast/audio';
import { audit } from '../../../admin/audit';
import { AppError } from '../../../platform/app-error';
import { download } from '../../../platform/ask-outside';
import { newId } from '../../../platform/ids';
import type { Kit } from '../../../platform/kit';
import { deleteAudio, examineAudio, storeAudio } from '../audio-file';
import { audioOf, type EpisodeRow, lockEpisode, updateAudio } from '../podcast.queries';

const NO_AUDIO = { audioKey: null, audioType: null, audioBytes: null, audioSeconds: null };

type Change = { actorId: string; id: string };

/** Replaces the recording of an episode, if the file is one. */
export async function setAudio(kit: Kit, change: Change, bytes: Uint8Array) {
  const found = await examineAudio(bytes);
  if (!found) throw new AppError('podcast.not-audio');
  const key = newId(kit.clock.now());
  await storeAudio(kit.files, key, bytes);
  const audio = {
    audioKey: key,
    audioType: found.type,
    audioBytes: bytes.length,
    audioSeconds: found.seconds,
  };
  try {
    await write(kit, change, audio);
  } catch (error) {
    await deleteAudio(kit.files, key, bytes.length);
    throw error;
  }
  return { type: found.type, bytes: bytes.length, seconds: found.seconds };
}

export const dropAudio = (kit: Kit, change: Change): Promise<void> => write(kit, change, NO_AUDIO);

async function write(
  kit: Kit,
  { actorId, id }: Change,
  audio: Pick<EpisodeRow, keyof typeof NO_AUDIO>,
): Promise<void> {
  const now = kit.clock.now();
  const before = await kit.db.transaction(async (tx) => {
    const row = await lockEpisode(tx, id);
    if (!row) throw new AppError('request.not-found');
    await updateAudio(tx, id, { ...audio, updatedAt: now });
    await audit(tx, {
      at: now,
      actorId,
      action: 'content.changed',
      subject: 'podcast-episode',
      subjectId: id,
      subjectName: row.title,
      before: { audio: audioOf(row) },
      after: { audio: audioOf({ ...row, ...audio }) },
    });
    return row;
  });
  // After the commit, because a rollback would still need the file.
  if (before.audioKey && before.audioBytes) await deleteAudio(kit.files, before.audioKey, before.audioBytes);
}

/** The recording is copied here: a player can then seek in it, and only users can open it. */
export async function fetchAudio(url: string, isDemo: boolean): Promise<Uint8Array> {
  const bytes = await download(url, isDemo, MAX_AUDIO_BYTES).catch(() => undefined);
  if (!bytes) throw new AppError('podcast.no-answer');
  if (bytes === 'too-large') throw new AppError('podcast.too-large');
  return bytes;
}
