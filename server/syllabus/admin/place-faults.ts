import type { Reference } from '@atalaya/core/syllabus/content/content.contract';
import type { WriteFault } from '../../admin/resource/resource';
import type { Db } from '../../platform/db';
import { selectKnownLaws, selectKnownTopics, selectSectionsOf } from './admin.queries';

export type Placed = { topic: number | null; section?: string | null; reference?: Reference | null };

/** Checks topic, section and law against the database. */
export async function placeFaults(db: Db, items: readonly { draft: Placed }[]): Promise<WriteFault[]> {
  const numbers = unique(items.flatMap(({ draft }) => (draft.topic === null ? [] : [draft.topic])));
  const lawIds = unique(items.flatMap(({ draft }) => (draft.reference ? [draft.reference.law] : [])));
  const topics = numbers.length > 0 ? await selectKnownTopics(db, numbers) : new Set<number>();
  const laws = lawIds.length > 0 ? await selectKnownLaws(db, lawIds) : new Set<string>();
  const hasSections = items.some(({ draft }) => draft.section);
  const sections = new Set(
    (hasSections ? await selectSectionsOf(db, numbers) : []).map(
      (section) => `${section.topic} ${section.id}`,
    ),
  );
  return items.flatMap(({ draft: { topic, section, reference } }, index) => [
    ...(topic !== null && !topics.has(topic)
      ? [{ index, field: 'topic', reason: `El tema ${topic} no existe.` }]
      : []),
    ...(topic !== null && topics.has(topic) && section && !sections.has(`${topic} ${section}`)
      ? [{ index, field: 'section', reason: `«${section}» no es una sección del tema ${topic}.` }]
      : []),
    ...(reference && !laws.has(reference.law)
      ? [{ index, field: 'reference.law', reason: `«${reference.law}» no es una norma de la lista.` }]
      : []),
  ]);
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
