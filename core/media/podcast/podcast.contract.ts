import { z } from 'zod';
import { endpoint } from '../../platform/endpoint';
import { audioTypes } from './audio';

const count = z.number().int();
const id = z.string().max(100);
const position = z.object({ seconds: z.number(), at: z.number() });

const entry = z.object({
  id,
  number: count,
  title: z.string(),
  summary: z.string(),
  topics: z.array(count),
  date: z.iso.date(),
  /** Of the recording; of a reading at normal speed where there is none. */
  seconds: count,
  isRecorded: z.boolean(),
  /** The recording was made with a synthetic voice. */
  isSynthetic: z.boolean(),
  position: position.nullable(),
});

export const listEpisodes = endpoint.get('/api/podcast/episodes', 'user', {
  summary: 'The episodes, newest number last, each with where the user stopped.',
  response: z.array(entry),
});

export const readEpisode = endpoint.get('/api/podcast/episodes/:id', 'user', {
  summary: 'An episode with its chapters and its transcript, sentence by sentence with its second.',
  params: z.object({ id }),
  response: entry.extend({
    validOn: z.iso.date(),
    chapters: z.array(z.object({ id: z.string(), title: z.string(), start: z.number() })),
    lines: z.array(
      z.object({ start: z.number(), chapter: count, text: z.string(), opensParagraph: z.boolean() }),
    ),
    audio: z.object({ path: z.string(), type: z.enum(audioTypes), bytes: count }).nullable(),
  }),
});

export const readEpisodeAudio = endpoint.get('/api/podcast/episodes/:id/audio', 'user', {
  summary: 'The recording of an episode; ranges are answered with 206.',
  params: z.object({ id }),
});

export const savePosition = endpoint.put('/api/podcast/episodes/:id/position', 'user', {
  summary:
    'Where the user stopped. An older one than the stored one changes nothing; the stored one is returned.',
  params: z.object({ id }),
  body: z.object({
    seconds: z
      .number()
      .min(0)
      .max(24 * 3600),
    /** When it was heard, in milliseconds. */
    at: count.positive(),
  }),
  response: position,
});

const feed = z.object({ feedPath: z.string() });

export const readFeedPath = endpoint.get('/api/podcast/feed', 'user', {
  summary: "The address of the user's private feed; null until it is asked for.",
  response: feed.nullable(),
});

export const renewPodcastFeed = endpoint.post('/api/podcast/feed', 'user', {
  summary: 'Creates a new secret feed address; the old one stops working.',
  response: feed,
});

export const readPodcastFeed = endpoint.get('/api/podcast/feeds/:token', 'everyone', {
  summary: 'The recorded episodes as a podcast feed (RSS 2.0). The address is the credential.',
  params: z.object({ token: z.string().max(200) }),
});

export const readFeedFile = endpoint.get('/api/podcast/feeds/:token/:file', 'everyone', {
  summary: 'A recording (.mp3, .m4a), chapters (.json) or transcript (.vtt) of a feed.',
  params: z.object({ token: z.string().max(200), file: z.string().max(120) }),
});

export const readCover = endpoint.get('/api/podcast/cover.png', 'everyone', {
  summary: 'The cover of the podcast, 1,400 pixels square.',
});
