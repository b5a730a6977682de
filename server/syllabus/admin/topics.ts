import { topics } from '@atalaya/core/syllabus/admin/admin.contract';
import { joinSections, splitSections } from '@atalaya/core/syllabus/reading/sections';
import type { z } from 'zod';
import { folded, matches } from '../../admin/resource/list-sql';
import type { Written } from '../../admin/resource/resource';
import { tableResource, toRecord } from '../../admin/resource/table-resource';
import { contentChanged } from '../../content/content-changed';
import type { Db } from '../../platform/db';
import type { StoredRow } from '../../platform/rows/select-rows';
import { topic } from '../topic.tables';
import { replaceSections, updateTopic } from '../topics.queries';
import { selectKnownLaws, selectKnownTopics, selectSectionsOf } from './admin.queries';

type Draft = z.infer<typeof topics.draft>;

const numberOf = (id: string): number => (/^\d{1,4}$/.test(id) ? Number(id) : -1);

/** Topics are edited as one text and stored as sections. */
async function withText(rows: readonly StoredRow<typeof topic>[], db: Db) {
  const sections = await selectSectionsOf(
    db,
    rows.map(({ number }) => number),
  );
  return rows.map((row) => ({
    id: String(row.number),
    ...toRecord(row),
    body: joinSections({
      intro: row.intro,
      sections: sections.filter((section) => section.topic === row.number),
    }),
  }));
}

async function write(db: Db, items: readonly Written<Draft>[], now: Date): Promise<void> {
  const known = await selectSectionsOf(
    db,
    items.map(({ id }) => numberOf(id)),
  );
  for (const { id, draft } of items) {
    const { body, ...values } = draft;
    const number = numberOf(id);
    const { intro, sections } = splitSections(body);
    await updateTopic(db, number, { ...values, intro, updatedAt: now, deletedAt: null });
    const epigraphsOf = (section: string) =>
      known.find((old) => old.topic === number && old.id === section)?.epigraphs ?? [];
    await replaceSections(
      db,
      [number],
      sections.map((section, position) => ({
        topic: number,
        position,
        ...section,
        epigraphs: epigraphsOf(section.id),
      })),
    );
  }
}

export const topicAdmin = tableResource(topics, {
  subject: 'topic',
  table: topic,
  key: topic.number,
  nameOf: ({ number, shortTitle }) => `Tema ${number}: ${shortTitle}`,
  toRecords: withText,
  search: (text) => matches(text, [topic.title, topic.shortTitle]),
  sorts: { shortTitle: folded(topic.shortTitle) },
  async faultsOf(db, items) {
    const numbers = await selectKnownTopics(
      db,
      items.map(({ id }) => numberOf(id)),
    );
    const named = items.flatMap(({ draft }) => draft.laws);
    const laws = named.length > 0 ? await selectKnownLaws(db, named) : new Set<string>();
    return items.flatMap(({ id, draft }, index) => {
      const unknown = draft.laws.filter((law) => !laws.has(law));
      const ids = splitSections(draft.body).sections.map((section) => section.id);
      return [
        ...(numbers.has(numberOf(id)) ? [] : [{ index, field: 'id', reason: 'El tema no existe.' }]),
        ...(unknown.length > 0
          ? [{ index, field: 'laws', reason: `No son normas de la lista: ${unknown.join(', ')}.` }]
          : []),
        ...(new Set(ids).size < ids.length
          ? [{ index, field: 'body', reason: 'Dos secciones tienen la misma clave.' }]
          : []),
      ];
    });
  },
  write: (db, items, { now }) => write(db, items, now),
  changed: contentChanged,
});
