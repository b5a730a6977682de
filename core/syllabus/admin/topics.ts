import { describeResource, stateField, stateFilters } from '../../admin/resource.ts';
import { blockTitles, letters } from '../questions/letters.ts';

const BLOCKS = letters.map((value) => ({ value, label: `${value}. ${blockTitles[value]}` }));
const STATUSES = [
  { value: 'written', label: 'Escrito' },
  { value: 'outline', label: 'Esquema' },
];

/** The official call fixes the 45 topics, so they can be edited but not added. */
export const topicResource = describeResource({
  name: 'topics',
  title: 'Temario',
  singular: 'tema',
  plural: 'temas',
  gender: 'm',
  fields: [
    { path: 'title', label: 'Enunciado oficial', kind: 'text' },
    { path: 'shortTitle', label: 'Título corto', kind: 'line' },
    { path: 'block', label: 'Bloque', kind: 'choice', choices: BLOCKS },
    { path: 'status', label: 'Redacción', kind: 'choice', choices: STATUSES },
    { path: 'validOn', label: 'Vigente a', kind: 'day' },
    { path: 'laws', label: 'Normas', kind: 'list', optional: true, hint: 'Sus claves.' },
    { path: 'sources', label: 'Fuentes', kind: 'list', optional: true },
    {
      path: 'body',
      label: 'Texto',
      kind: 'markdown',
      optional: true,
      hint: 'Cada sección empieza con «## Título {#clave}».',
    },
    stateField,
  ],
  columns: ['shortTitle', 'number', 'block', 'status', 'updatedAt'],
  search: 'Busca por título',
  sorts: ['number', 'shortTitle', 'updatedAt'],
  defaultOrder: { field: 'number', descending: false },
  filters: [
    { name: 'block', label: 'Bloque', all: 'todos', options: BLOCKS },
    { name: 'status', label: 'Redacción', all: 'todas', options: STATUSES },
    ...stateFilters,
  ],
  canCreate: false,
});
