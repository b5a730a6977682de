import { timelineOf } from '@atalaya/core/media/podcast/timeline';
import { AppError } from '../../platform/app-error';
import type { Kit } from '../../platform/kit';
import {
  audioOf,
  type EpisodeRow,
  keepPosition,
  selectEpisode,
  selectEpisodes,
  selectShown,
} from './podcast.queries';

type Found = Awaited<ReturnType<typeof selectEpisodes>>[number];

export function timelineFor(episode: EpisodeRow) {
  const { body, chapterTimes, audioSeconds } = episode;
  return timelineOf(body, audioSeconds ? { seconds: audioSeconds, chapterTimes } : undefined);
}

function entryOf({ episode, position }: Found) {
  const { seconds } = timelineFor(episode);
  const isRecorded = audioOf(episode) !== null;
  return {
    ...episode,
    seconds,
    isRecorded,
    isSynthetic: isRecorded && episode.voice === 'synthetic',
    position: position && { seconds: position.seconds, at: position.heardAt.getTime() },
  };
}

export const listEpisodes = async ({ db }: Kit, userId: string) =>
  (await selectEpisodes(db, userId)).map(entryOf);

export async function readEpisode({ db }: Kit, userId: string, id: string) {
  const found = await selectEpisode(db, userId, id);
  if (!found) throw new AppError('request.not-found');
  const audio = audioOf(found.episode);
  return {
    ...entryOf(found),
    ...timelineFor(found.episode),
    // The key makes a new recording a new address, so that no browser plays the old one from its cache.
    audio: audio && { ...audio, path: `/api/podcast/episodes/${id}/audio?v=${found.episode.audioKey}` },
  };
}

/** A device with a wrong clock cannot hide what is heard later. */
export async function savePosition(
  { db, clock }: Kit,
  userId: string,
  { id, seconds, at }: { id: string; seconds: number; at: number },
) {
  const episode = await selectShown(db, id);
  if (!episode) throw new AppError('request.not-found');
  const heardAt = new Date(Math.min(at, clock.now().getTime()));
  const within = Math.min(seconds, timelineFor(episode).seconds);
  const stored = await keepPosition(db, { userId, episodeId: id, seconds: within, heardAt });
  return { seconds: stored?.seconds ?? within, at: (stored?.heardAt ?? heardAt).getTime() };
}
