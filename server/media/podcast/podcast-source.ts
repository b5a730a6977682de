import { EpisodeHead } from '@atalaya/core/media/podcast/episode-file.contract';
import { timelineOf } from '@atalaya/core/media/podcast/timeline';
import type { Fault } from '@atalaya/core/platform/content-fault';
import { inArray } from 'drizzle-orm';
import { readPage } from '../../content/content-reader';
import type { ContentSource, Skipped } from '../../content/content-source';
import { filed, syncRows } from '../../content/sync';
import { podcastEpisode } from './podcast.tables';

/** `podcast/01-leer-una-pregunta.md` is the episode `leer-una-pregunta`. */
const idOf = (unit: string): string => unit.replace(/^podcast\/\d+-/, '').replace(/\.md$/, '');

/** `content/podcast/NN-id.md`, each a unit of its own. */
export const podcastSource: ContentSource = {
  unitOf: (path) => (/^podcast\/\d+-[^/]+\.md$/.test(path) ? path : undefined),
  async load(db, { files, changed, gone, now }) {
    const readings = await Promise.all(
      changed.map(async (unit) => {
        const { page, faults } = await readPage(files, EpisodeHead, unit);
        const episode = page && { ...page.value, body: page.body.text.trim() };
        return { unit, episode, faults: [...faults, ...(episode ? faultsOf(unit, episode) : [])] };
      }),
    );
    const rows = readings.flatMap(({ episode, faults }) =>
      episode && faults.length === 0 ? [{ ...episode, ...filed(episode, now) }] : [],
    );
    const ids = [...rows.map(({ id }) => id), ...gone.map(idOf)];
    if (ids.length > 0)
      await syncRows(
        db,
        { table: podcastEpisode, key: podcastEpisode.id, where: inArray(podcastEpisode.id, ids), now },
        rows,
        ({ id }) => id,
      );
    return readings.flatMap(({ unit, faults }): Skipped[] => (faults.length > 0 ? [{ unit, faults }] : []));
  },
};

function faultsOf(unit: string, { id, body }: { id: string; body: string }): Fault[] {
  const fault = (field: string, reason: string): Fault => ({
    file: `content/${unit}`,
    line: 1,
    field,
    reason,
  });
  return [
    ...(id === idOf(unit) ? [] : [fault('id', 'is not the name of the file')]),
    ...(timelineOf(body).lines.length > 0 ? [] : [fault('body', 'has no chapter with text')]),
  ];
}
