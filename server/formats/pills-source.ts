import { PillFile } from '@atalaya/core/formats/content.contract';
import type { Fault, Placed } from '@atalaya/core/platform/content-fault';
import { type ContentFiles, ContentReader } from '../content/content-reader';
import type { ContentSource } from '../content/content-source';
import { filed, syncRows } from '../content/sync';
import { pill } from './formats.tables';

const FOLDER = 'formats/pills';

/** Reads content/formats/pills; core checks what the schema cannot. */
export async function readPills(
  files: ContentFiles,
): Promise<{ pills: Placed<PillFile>[]; faults: Fault[] }> {
  const reader = new ContentReader(files);
  const names = await reader.names(FOLDER);
  const pills = await Promise.all(names.map((name) => reader.value(PillFile, `${FOLDER}/${name}`, 'needed')));
  return { pills: pills.filter((one) => one !== null), faults: reader.faults };
}

/** `content/formats/pills/` is one unit. */
export const pillsSource: ContentSource = {
  unitOf: (path) => (path.startsWith(`${FOLDER}/`) ? FOLDER : undefined),
  async load(db, { files, now }) {
    const { pills, faults } = await readPills(files);
    if (faults.length > 0) return [{ unit: FOLDER, faults }];
    const rows = pills.map(({ value }) => ({ ...value, ...filed(value, now) }));
    await syncRows(db, { table: pill, key: pill.id, where: undefined, now }, rows, ({ id }) => id);
    return [];
  },
};
