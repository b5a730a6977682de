import { AnimationFile } from '@atalaya/core/formats/animations/animation.contract';
import type { ContentFiles } from '../../content/content-reader';
import type { ContentSource } from '../../content/content-source';
import { filed, syncRows } from '../../content/sync';
import { animation } from '../formats.tables';
import { readFolder } from '../read-folder';

const FOLDER = 'formats/animations';

/** Core checks what the schema cannot. */
export const readAnimations = (files: ContentFiles) => readFolder(files, FOLDER, AnimationFile);

/** `content/formats/animations/` is one unit. */
export const animationsSource: ContentSource = {
  unitOf: (path) => (path.startsWith(`${FOLDER}/`) ? FOLDER : undefined),
  async load(db, { files, now }) {
    const { pieces, faults } = await readAnimations(files);
    if (faults.length > 0) return [{ unit: FOLDER, faults }];
    const rows = pieces.map(({ value }) => {
      const { id, title, topics } = value;
      return { id, title, topics, body: value, ...filed(value, now) };
    });
    await syncRows(db, { table: animation, key: animation.id, where: undefined, now }, rows, ({ id }) => id);
    return [];
  },
};
