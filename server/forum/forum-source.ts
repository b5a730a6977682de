import { CategoryFile, SampleTopic } from '@atalaya/core/forum/content.contract';
import { type ContentFiles, ContentReader, readListFile } from '../content/content-reader';
import type { ContentSource } from '../content/content-source';
import { filed, syncRows } from '../content/sync';
import { forumCategory } from './forum.tables';

const CATEGORIES = 'forum/categories.yaml';
const SAMPLES = 'forum/samples';

/** `content/forum/categories.yaml`. The conversations beside it are for the demo alone (forum.seed.ts). */
export const forumSource: ContentSource = {
  unitOf: (path) => (path === CATEGORIES ? path : undefined),
  async load(db, { files, changed, now }) {
    const { values, faults } = await readListFile(files, CategoryFile, CATEGORIES);
    if (faults.length > 0 && changed.includes(CATEGORIES)) return [{ unit: CATEGORIES, faults }];
    const rows = values.map(({ value }, index) => {
      const piece = { ...value, position: index + 1 };
      return { ...piece, ...filed(piece, now) };
    });
    const scope = { table: forumCategory, key: forumCategory.id, where: undefined, now };
    await syncRows(db, scope, rows, ({ id }) => id);
    return [];
  },
};

/** The conversations of the demo with their faults. */
export async function readForumSamples(files: ContentFiles) {
  const reader = new ContentReader(files);
  const samples = [];
  for (const name of await reader.names(SAMPLES))
    samples.push(...(await reader.list(SampleTopic, `${SAMPLES}/${name}`, 'needed')));
  return { samples, faults: reader.faults };
}
