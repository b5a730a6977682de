import type { Field, ResourceFilter } from '../../admin/resource.ts';
import { stateFilters } from '../../admin/resource.ts';
import { TOPIC_COUNT } from '../topic-weights.ts';

// Fields that several admin pages of the syllabus share.

export const topicField: Field = { path: 'topic', label: 'Tema', kind: 'number' };
export const sectionField: Field = {
  path: 'section',
  label: 'Epígrafe',
  kind: 'line',
  optional: true,
  dependsOn: 'topic',
  hint: 'Una sección del tema. En un fichero, su clave.',
};
export const backingFields: readonly Field[] = [
  { path: 'reference.law', label: 'Norma', kind: 'line', optional: true, hint: 'La clave de la norma.' },
  { path: 'reference.article', label: 'Artículo', kind: 'line', optional: true },
  { path: 'reference.paragraph', label: 'Apartado', kind: 'line', optional: true },
  { path: 'source', label: 'Fuente', kind: 'line', optional: true, hint: 'Donde no hay norma.' },
];

export const topicFilter: ResourceFilter = {
  name: 'topic',
  label: 'Tema',
  all: 'todos',
  options: Array.from({ length: TOPIC_COUNT }, (_, index) => ({
    value: String(index + 1),
    label: `Tema ${index + 1}`,
  })),
};

export const contentFilters: readonly ResourceFilter[] = [topicFilter, ...stateFilters];
