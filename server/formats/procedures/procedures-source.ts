import { ProcedureFile } from '@atalaya/core/formats/procedures/content.contract';
import type { ContentFiles } from '../../content/content-reader';
import type { ContentSource } from '../../content/content-source';
import { filed, syncRows } from '../../content/sync';
import { procedure } from '../formats.tables';
import { readFolder } from '../read-folder';

const FOLDER = 'formats/procedures';

/** Core checks what the schema cannot. */
export const readProcedures = (files: ContentFiles) => readFolder(files, FOLDER, ProcedureFile);

/** `content/formats/procedures/` is one unit; the files' names give the order. */
export const proceduresSource: ContentSource = {
  unitOf: (path) => (path.startsWith(`${FOLDER}/`) ? FOLDER : undefined),
  async load(db, { files, now }) {
    const { pieces, faults } = await readProcedures(files);
    if (faults.length > 0) return [{ unit: FOLDER, faults }];
    const rows = pieces.map(({ value }, position) => ({
      ...value,
      position,
      ...filed({ ...value, position }, now),
    }));
    await syncRows(db, { table: procedure, key: procedure.id, where: undefined, now }, rows, ({ id }) => id);
    return [];
  },
};
