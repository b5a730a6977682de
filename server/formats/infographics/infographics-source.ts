import { InfographicFile } from '@atalaya/core/formats/infographics/infographic.contract';
import type { Fault, Placed } from '@atalaya/core/platform/content-fault';
import { type ContentFiles, ContentReader } from '../../content/content-reader';
import type { ContentSource } from '../../content/content-source';
import { filed, syncRows } from '../../content/sync';
import { infographic } from '../formats.tables';

const FOLDER = 'formats/infographics';

/** Reads content/formats/infographics; core checks what the schema cannot. */
export async function readInfographics(
  files: ContentFiles,
): Promise<{ infographics: Placed<InfographicFile>[]; faults: Fault[] }> {
  const reader = new ContentReader(files);
  const names = await reader.names(FOLDER);
  const read = await Promise.all(
    names.map((name) => reader.value(InfographicFile, `${FOLDER}/${name}`, 'needed')),
  );
  return { infographics: read.filter((one) => one !== null), faults: reader.faults };
}

/** `content/formats/infographics/` is one unit. */
export const infographicsSource: ContentSource = {
  unitOf: (path) => (path.startsWith(`${FOLDER}/`) ? FOLDER : undefined),
  async load(db, { files, now }) {
    const { infographics, faults } = await readInfographics(files);
    if (faults.length > 0) return [{ unit: FOLDER, faults }];
    const rows = infographics.map(({ value }) => {
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
