import { InfographicFile } from '@atalaya/core/formats/infographics/infographic.contract';
import type { ContentFiles } from '../../content/content-reader';
import type { ContentSource } from '../../content/content-source';
import { filed, syncRows } from '../../content/sync';
import { infographic } from '../formats.tables';
import { readFolder } from '../read-folder';

const FOLDER = 'formats/infographics';

/** Core checks what the schema cannot. */
export const readInfographics = (files: ContentFiles) => readFolder(files, FOLDER, InfographicFile);

/** `content/formats/infographics/` is one unit. */
export const infographicsSource: ContentSource = {
  unitOf: (path) => (path.startsWith(`${FOLDER}/`) ? FOLDER : undefined),
  async load(db, { files, now }) {
    const { pieces, faults } = await readInfographics(files);
    if (faults.length > 0) return [{ unit: FOLDER, faults }];
    const rows = pieces.map(({ value }) => {
      const { id, title, topics } = value;
      return { id, title, topics, body: value, ...filed(value, now) };
    });
    await syncRows(
      db,
      { table: infographic, key: infographic.id, where: undefined, now },
      rows,
      ({ id }) => id,
    );
    return [];
  },
};
