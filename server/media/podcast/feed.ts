import { endingOf } from '@atalaya/core/media/podcast/audio';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { linkTo } from '../../auth/emails';
import { AppError } from '../../platform/app-error';
import { feedIdOf, feedTokenOf } from '../../platform/feeds/feed-token';
import { newId } from '../../platform/ids';
import type { Kit } from '../../platform/kit';
import { sendAudio } from './audio-file';
import { timelineFor } from './podcast';
import {
  type EpisodeRow,
  isFeed,
  keepFeedId,
  selectFeedId,
  selectRecorded,
  selectShown,
} from './podcast.queries';
import { type FeedItem, writeChapters, writeRss, writeVtt } from './rss';

const SUFFIX = '.xml';
const FOLDER = '/api/podcast/feeds';

const pathOf = (kit: Kit, feedId: string): string =>
  `${FOLDER}/${feedTokenOf(kit.secret, 'podcast', feedId)}${SUFFIX}`;

export async function feedPathOf(kit: Kit, userId: string) {
  const feedId = await selectFeedId(kit.db, userId);
  return feedId ? { feedPath: pathOf(kit, feedId) } : null;
}

export async function renewFeed(kit: Kit, userId: string) {
  const feedId = newId(kit.clock.now());
  await keepFeedId(kit.db, userId, feedId);
  return { feedPath: pathOf(kit, feedId) };
}

/** Not found for a token that was made up, that belongs to nobody, or that was renewed. */
async function openFeed(kit: Kit, token: string): Promise<string> {
  const feedId = feedIdOf(kit.secret, 'podcast', token);
  if (!feedId || !(await isFeed(kit.db, feedId))) throw new AppError('request.not-found');
  return feedId;
}

export async function readFeed(kit: Kit, name: string): Promise<string> {
  if (!name.endsWith(SUFFIX)) throw new AppError('request.not-found');
  const token = name.slice(0, -SUFFIX.length);
  const feedId = await openFeed(kit, token);
  const url = (path: string) => linkTo(kit.env, path);
  return writeRss({
    origin: url('/').replace(/\/$/, ''),
    url: url(`${FOLDER}/${name}`),
    guid: feedId,
    coverUrl: url('/api/podcast/cover.png'),
    items: (await selectRecorded(kit.db)).flatMap((row) => itemOf(row, url(`${FOLDER}/${token}`))),
  });
}

function itemOf(row: EpisodeRow, folder: string): FeedItem[] {
  const { id, number, title, summary, date, voice, audioType, audioBytes, audioSeconds } = row;
  if (!audioType || !audioBytes || !audioSeconds) return [];
  const audio = {
    url: `${folder}/${id}.${endingOf(audioType)}`,
    type: audioType,
    bytes: audioBytes,
    seconds: audioSeconds,
  };
  return [
    {
      id,
      number,
      title,
      summary,
      date,
      audio,
      isSynthetic: voice === 'synthetic',
      chaptersUrl: `${folder}/${id}.json`,
      transcriptUrl: `${folder}/${id}.vtt`,
    },
  ];
}

/** What an item of the feed names: its recording, its chapters or its transcript. */
export async function sendFeedFile(
  kit: Kit,
  { token, file }: { token: string; file: string },
  exchange: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  await openFeed(kit, token);
  const [, id = '', ending = ''] = /^([a-z0-9-]+)\.([a-z0-9]+)$/.exec(file) ?? [];
  const episode = await selectShown(kit.db, id);
  if (!episode?.audioType) throw new AppError('request.not-found');
  exchange.reply.header('cache-control', 'private, no-cache');
  if (ending === endingOf(episode.audioType)) return sendAudio(kit, episode, exchange);
  if (ending === 'json')
    return exchange.reply.type('application/json+chapters').send(writeChapters(timelineFor(episode)));
  if (ending === 'vtt')
    return exchange.reply.type('text/vtt; charset=utf-8').send(writeVtt(timelineFor(episode)));
  throw new AppError('request.not-found');
}
