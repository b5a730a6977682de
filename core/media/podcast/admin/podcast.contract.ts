import { z } from 'zod';
import { day, state, text } from '../../../admin/draft-fields.contract';
import { resourceEndpoints } from '../../../admin/resource.contract';
import { endpoint } from '../../../platform/endpoint';
import { TOPIC_COUNT } from '../../../syllabus/topic-weights';
import { audioTypes, declaredTypes, MAX_AUDIO_BYTES, voices } from '../audio';
import { episodeResource } from './podcast';

const audio = z.object({ type: z.enum(audioTypes), bytes: z.int(), seconds: z.int() });

export const episodes = resourceEndpoints(episodeResource, {
  access: 'may:edit-content',
  what: 'podcast episodes',
  draft: z.object({
    title: text(150),
    number: z.int('Escribe un número.').min(1).max(10_000),
    summary: text(200),
    /** Forms and CSV files send texts. */
    topics: z
      .array(
        z.coerce
          .number('El número de un tema.')
          .int()
          .min(1, 'Del 1 al 45.')
          .max(TOPIC_COUNT, 'Del 1 al 45.'),
      )
      .max(TOPIC_COUNT)
      .default([]),
    date: day,
    validOn: day,
    body: text(100_000),
    chapterTimes: z.array(z.string().trim().max(6)).max(50).default([]),
    voice: z.enum(voices, 'Elige una de las opciones.').default('human'),
    state,
  }),
  also: { audio: audio.nullable() },
  listOmits: ['body'],
});

const params = z.object({ id: z.string().max(100) });

export const uploadAudio = endpoint.post('/api/admin/podcast-episodes/:id/audio', 'may:edit-content', {
  summary: 'Stores the recording of an episode. Its type and its length are read from the file.',
  params,
  upload: { field: 'file', maxBytes: MAX_AUDIO_BYTES, types: declaredTypes },
  response: audio,
});

export const importAudio = endpoint.post('/api/admin/podcast-episodes/:id/audio-from', 'may:edit-content', {
  summary: 'Fetches the recording of an episode from another address and stores it.',
  rate: 'upload',
  params,
  body: z.object({
    url: z.url({ protocol: /^https?$/, error: 'Escribe una dirección que empiece por https://.' }).max(2_000),
  }),
  response: audio,
});

export const removeAudio = endpoint.delete('/api/admin/podcast-episodes/:id/audio', 'may:edit-content', {
  summary: "Deletes an episode's recording; the browser's voice reads it again.",
  params,
});
