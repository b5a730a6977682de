import { PillFile } from '@atalaya/core/formats/content.contract';
import type { ContentFiles } from '../content/content-reader';
import type { ContentSource } from '../content/content-source';
import { filed, syncRows } from '../content/sync';
import { pill } from './formats.tables';
import { readFolder } from './read-folder';

const FOLDER = 'formats/pills';

/** Core checks what the schema cannot. */
export const readPills = (files: ContentFiles) => readFolder(files, FOLDER, PillFile);

/** `content/formats/pills/` is one unit. */
export const pillsSource: ContentSource = {
  unitOf: (path) => (path.startsWith(`${FOLDER}/`) ? FOLDER : undefined),
  async load(db, { files, now }) {
    const { pieces, faults } = await readPills(files);
    if (faults.length > 0) return [{ unit: FOLDER, faults }];
    const rows = pieces.map(({ value }) => ({ ...value, ...filed(value, now) }));
    await syncRows(db, { table: pill, key: pill.id, where: undefined, now }, rows, ({ id }) => id);
    return [];
  },
};
