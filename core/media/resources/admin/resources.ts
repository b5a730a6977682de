import { describeResource, stateField, stateFilters } from '../../../admin/resource.ts';
import { categories, categoryNames } from '../categories.ts';

const CATEGORY_CHOICES = categories.map((value) => ({ value, label: categoryNames[value] }));

export const freeResource = describeResource({
  name: 'free-resources',
  title: 'Recursos gratuitos',
  singular: 'recurso',
  plural: 'recursos',
  gender: 'm',
  fields: [
    { path: 'title', label: 'Título', kind: 'line' },
    { path: 'description', label: 'Descripción', kind: 'text', hint: 'Una frase: sale en la lista.' },
    { path: 'category', label: 'Categoría', kind: 'choice', choices: CATEGORY_CHOICES },
    { path: 'position', label: 'Orden', kind: 'number', hint: 'Los números bajos salen antes.' },
    { ...stateField, hint: 'En borrador no lo ve nadie.' },
  ],
  columns: ['title', 'category', 'position', 'downloads', 'state', 'updatedAt'],
  search: 'Busca por título o descripción',
  sorts: ['position', 'title', 'updatedAt'],
  defaultOrder: { field: 'position', descending: false },
  filters: [
    ...stateFilters,
    { name: 'category', label: 'Categoría', all: 'todas', options: CATEGORY_CHOICES },
  ],
  naturalKey: ['title'],
  canCreate: true,
});
