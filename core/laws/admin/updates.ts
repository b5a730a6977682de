import { describeResource, stateField, stateFilters } from '../../admin/resource.ts';

export const lawUpdateResource = describeResource({
  name: 'law-updates',
  title: 'Avisos a los alumnos',
  singular: 'aviso',
  plural: 'avisos',
  gender: 'm',
  fields: [
    { path: 'title', label: 'Título', kind: 'line' },
    { path: 'law', label: 'Norma', kind: 'choice', choices: [] },
    {
      path: 'summary',
      label: 'Qué cambia',
      kind: 'text',
      hint: 'En nuestras palabras, nunca el texto oficial.',
    },
    { path: 'norm', label: 'Norma que lo cambia', kind: 'line' },
    { path: 'boe', label: 'Identificador del BOE', kind: 'line', hint: 'Como BOE-A-2026-10881.' },
    { path: 'inForce', label: 'En vigor desde', kind: 'day' },
    { path: 'topics', label: 'Temas', kind: 'list', optional: true, hint: 'Sus números.' },
    {
      path: 'articles',
      label: 'Artículos',
      kind: 'list',
      optional: true,
      hint: 'Uno por línea: 14, 282 bis.',
    },
    { path: 'elsewhere', label: 'Anexos o disposiciones', kind: 'line', optional: true },
    stateField,
  ],
  columns: ['title', 'law', 'inForce', 'norm', 'state'],
  search: 'Busca por título, texto o norma',
  sorts: ['inForce', 'title', 'law', 'updatedAt'],
  defaultOrder: { field: 'inForce', descending: true },
  filters: stateFilters,
  canCreate: true,
});
