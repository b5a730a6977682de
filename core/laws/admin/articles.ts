import { describeResource, stateField, stateFilters } from '../../admin/resource.ts';

/** The laws fix which articles there are: they are edited, not added. */
export const lawArticleResource = describeResource({
  name: 'law-articles',
  title: 'Artículos',
  singular: 'artículo',
  plural: 'artículos',
  gender: 'm',
  fields: [
    { path: 'heading', label: 'Rúbrica', kind: 'line' },
    {
      path: 'statement',
      label: 'Qué dice',
      kind: 'text',
      hint: 'Una frase en nuestras palabras, nunca el texto oficial.',
    },
    {
      path: 'figures',
      label: 'Cifras y plazos',
      kind: 'list',
      optional: true,
      hint: 'Como «72 horas: máximo de la detención».',
    },
    {
      path: 'validOn',
      label: 'Comprobado con el texto del',
      kind: 'day',
      hint: 'El día del texto oficial con el que lo has comparado.',
    },
    stateField,
  ],
  columns: ['heading', 'name', 'validOn', 'updatedAt', 'state'],
  search: 'Busca por rúbrica, frase o número',
  sorts: ['position', 'heading', 'validOn', 'updatedAt'],
  defaultOrder: { field: 'position', descending: false },
  filters: [{ name: 'law', label: 'Norma', all: 'todas', options: [] }, ...stateFilters],
  canCreate: false,
});
