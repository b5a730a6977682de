import type { Fault } from '@atalaya/core/platform/content-fault';
import { LegalPageHead } from '@atalaya/core/syllabus/content/content.contract';
import { inArray } from 'drizzle-orm';
import { readPage } from '../content/content-reader';
import type { ContentSource, Skipped } from '../content/content-source';
import { filed, syncRows } from '../content/sync';
import { legalPage } from './legal.tables';

const slugOf = (unit: string): string => unit.slice('legal/'.length, -'.md'.length);

/** `content/legal/{slug}.md`, each a unit of its own. */
export const legalSource: ContentSource = {
  unitOf: (path) => (/^legal\/[^/]+\.md$/.test(path) ? path : undefined),
  async load(db, { files, changed, gone, now }) {
    const readings = await Promise.all(
      changed.map(async (unit) => ({ unit, ...(await readPage(files, LegalPageHead, unit)) })),
    );
    const rows = readings.flatMap(({ unit, page }) => {
      if (!page || page.value.slug !== slugOf(unit)) return [];
      const piece = { ...page.value, id: page.value.slug, body: page.body.text.trim() };
      return [{ ...piece, ...filed(piece, now) }];
    });
    const slugs = [...rows.map(({ slug }) => slug), ...gone.map(slugOf)];
    if (slugs.length > 0)
      await syncRows(
        db,
        { table: legalPage, key: legalPage.id, where: inArray(legalPage.id, slugs), now },
        rows,
        ({ id }) => id,
      );
    return readings.flatMap(({ unit, page, faults }): Skipped[] => {
      const misnamed: Fault[] =
        page && page.value.slug !== slugOf(unit)
          ? [{ file: `content/${unit}`, line: 1, field: 'slug', reason: 'is not the name of the file' }]
          : [];
      const all = [...faults, ...misnamed];
      return all.length > 0 ? [{ unit, faults: all }] : [];
    });
  },
};
