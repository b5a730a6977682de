import { Law } from '@atalaya/core/syllabus/content/content.contract';
import { eq } from 'drizzle-orm';
import { readListFile } from '../../content/content-reader';
import type { ContentSource } from '../../content/content-source';
import { filed, syncRows } from '../../content/sync';
import { keywordRule } from '../material.tables';
import { law } from '../topic.tables';

/** `content/laws.yaml`. Short names of laws become keyword rules. */
export const lawSource: ContentSource = {
  unitOf: (path) => (path === 'laws.yaml' ? path : undefined),
  async load(db, { files, changed, now }) {
    const { values: laws, faults } = await readListFile(files, Law, 'laws.yaml');
    if (faults.length > 0 && changed.length > 0) return [{ unit: 'laws.yaml', faults }];
    const rows = laws.map(({ value }) => ({ ...value, ...filed(value, now) }));
    await syncRows(db, { table: law, key: law.id, where: undefined, now }, rows, ({ id }) => id);
    const rules = laws.map(({ value: { id, name, shortName } }) => {
      const rule = { id: `law-${id}`, keyword: shortName, kind: 'law' as const, meaning: name, topic: null };
      return { ...rule, ...filed(rule, now) };
    });
    const where = eq(keywordRule.kind, 'law');
    await syncRows(db, { table: keywordRule, key: keywordRule.id, where, now }, rules, ({ id }) => id);
    return [];
  },
};
