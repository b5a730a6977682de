import { describeResource, stateField, stateFilters } from '../../admin/resource.ts';
import type { CategoryColor } from '../forum.ts';

const colorNames: Record<CategoryColor, string> = {
  navy: 'Azul marino',
  gold: 'Dorado',
  green: 'Verde',
  red: 'Rojo',
  blue: 'Azul',
  gray: 'Gris',
};

export const forumCategoryResource = describeResource({
  name: 'forum-categories',
  title: 'Categorías del foro',
  singular: 'categoría',
  plural: 'categorías',
  gender: 'f',
  fields: [
    { path: 'name', label: 'Nombre', kind: 'line' },
    { path: 'description', label: 'De qué se habla', kind: 'line' },
    {
      path: 'color',
      label: 'Color',
      kind: 'choice',
      choices: Object.entries(colorNames).map(([value, label]) => ({ value, label })),
    },
    { path: 'position', label: 'Orden', kind: 'number' },
    { ...stateField, hint: 'Los temas de una categoría en borrador o borrada no se ven.' },
  ],
  columns: ['name', 'description', 'position', 'state', 'updatedAt'],
  search: 'Busca por nombre o descripción',
  sorts: ['position', 'name', 'updatedAt'],
  defaultOrder: { field: 'position', descending: false },
  filters: stateFilters,
  naturalKey: ['name'],
  canCreate: true,
});
