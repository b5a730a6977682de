import { ProcedureFile } from '@atalaya/core/formats/procedures/content.contract';
import type { Fault, Placed } from '@atalaya/core/platform/content-fault';
import { type ContentFiles, ContentReader } from '../../content/content-reader';
import type { ContentSource } from '../../content/content-source';
import { filed, syncRows } from '../../content/sync';
import { procedure } from '../formats.tables';

const FOLDER = 'formats/procedures';

/** Reads content/formats/procedures; core checks what the schema cannot. */
export async function readProcedures(
  files: ContentFiles,
): Promise<{ procedures: Placed<ProcedureFile>[]; faults: Fault[] }> {
  const reader = new ContentReader(files);
  const names = await reader.names(FOLDER);
  const read = await Promise.all(
    names.map((name) => reader.value(ProcedureFile, `${FOLDER}/${name}`, 'needed')),
  );
  return { procedures: read.filter((one) => one !== null), faults: reader.faults };
}

/** `content/formats/procedures/` is one unit; the files' names give the order. */
export const proceduresSource: ContentSource = {
  unitOf: (path) => (path.startsWith(`${FOLDER}/`) ? FOLDER : undefined),
  async load(db, { files, now }) {
    const { procedures, faults } = await readProcedures(files);
    if (faults.length > 0) return [{ unit: FOLDER, faults }];
    const rows = procedures.map(({ value }, position) => ({
      ...value,
      position,
      ...filed({ ...value, position }, now),
    }));
    await syncRows(db, { table: procedure, key: procedure.id, where: undefined, now }, rows, ({ id }) => id);
    return [];
  },
};
