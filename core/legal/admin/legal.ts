import { describeResource, stateField, stateFilters } from '../../admin/resource.ts';

export const legalPageResource = describeResource({
  name: 'legal-pages',
  title: 'Páginas legales',
  singular: 'página',
  plural: 'páginas',
  gender: 'f',
  fields: [
    { path: 'title', label: 'Título', kind: 'line' },
    { path: 'slug', label: 'Dirección', kind: 'line', hint: 'La página estará en /legal/ y esto.' },
    { path: 'order', label: 'Orden', kind: 'number', hint: 'El pie muestra las cuatro primeras.' },
    { path: 'updated', label: 'Actualizada el', kind: 'day' },
    {
      path: 'body',
      label: 'Texto',
      kind: 'markdown',
      hint: 'Enlaza /planes en lugar de escribir los precios, que se cambian en otra página.',
    },
    stateField,
  ],
  columns: ['title', 'slug', 'order', 'updated', 'state'],
  search: 'Busca por título o texto',
  sorts: ['order', 'title', 'updated', 'updatedAt'],
  defaultOrder: { field: 'order', descending: false },
  filters: stateFilters,
  naturalKey: ['slug'],
  canCreate: true,
  keepsVersions: true,
});
