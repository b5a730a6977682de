import { episodes } from '@atalaya/core/media/podcast/admin/podcast.contract';
import { chapterTimesFault, timelineOf } from '@atalaya/core/media/podcast/timeline';
import { folded, matches } from '../../../admin/resource/list-sql';
import { tableResource, toRecord } from '../../../admin/resource/table-resource';
import { contentChanged } from '../../../content/content-changed';
import { audioOf, selectNumbers } from '../podcast.queries';
import { podcastEpisode } from '../podcast.tables';

export const episodeAdmin = tableResource(episodes, {
  subject: 'podcast-episode',
  table: podcastEpisode,
  key: podcastEpisode.id,
  among: 'number',
  nameOf: ({ title }) => title,
  toRecords: (rows) => rows.map((row) => ({ ...toRecord(row), audio: audioOf(row) })),
  search: (text) => matches(text, [podcastEpisode.title, podcastEpisode.summary, podcastEpisode.body]),
  sorts: { title: folded(podcastEpisode.title) },
  async faultsOf(db, items) {
    const stored = await selectNumbers(db);
    return items.flatMap(({ id, draft }, index) => {
      const { chapters, lines } = timelineOf(draft.body);
      const seconds = stored.find((one) => one.id === id)?.seconds ?? null;
      const times = chapterTimesFault(draft.chapterTimes, chapters.length, seconds);
      const isTaken =
        stored.some((one) => one.number === draft.number && one.id !== id) ||
        items.some((other, before) => before < index && other.draft.number === draft.number);
      return [
        ...(isTaken ? [{ index, field: 'number', reason: 'Otro episodio tiene este número.' }] : []),
        ...(lines.length === 0
          ? [{ index, field: 'body', reason: 'Falta un capítulo: una línea «## Título» y su texto debajo.' }]
          : []),
        ...(times ? [{ index, field: 'chapterTimes', reason: times }] : []),
      ];
    });
  },
  changed: contentChanged,
});
