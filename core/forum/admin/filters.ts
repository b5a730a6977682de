import { describeResource, stateField, stateFilters } from '../../admin/resource.ts';

export const forumFilterResource = describeResource({
  name: 'forum-filters',
  title: 'Filtros del foro',
  singular: 'filtro',
  plural: 'filtros',
  gender: 'm',
  fields: [
    {
      path: 'text',
      label: 'Palabra, frase o dominio',
      kind: 'line',
      hint: 'No importan las mayúsculas ni los acentos. Un dominio incluye sus subdominios.',
    },
    {
      path: 'kind',
      label: 'Qué busca',
      kind: 'choice',
      choices: [
        { value: 'word', label: 'Palabra o frase' },
        { value: 'link', label: 'Enlace a un dominio' },
      ],
    },
    {
      path: 'action',
      label: 'Qué hace',
      kind: 'choice',
      choices: [
        { value: 'refuse', label: 'No dejar publicarlo' },
        { value: 'review', label: 'Publicarlo después de revisarlo' },
      ],
    },
    stateField,
  ],
  columns: ['text', 'kind', 'action', 'state', 'updatedAt'],
  search: 'Busca una palabra o un dominio',
  sorts: ['text', 'updatedAt'],
  defaultOrder: { field: 'text', descending: false },
  filters: stateFilters,
  naturalKey: ['text'],
  canCreate: true,
});
