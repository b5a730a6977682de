import { type ResourceDescription, STATE_CHOICES, stateFilters } from '../admin/resource.ts';
import { blogCategories } from '../syllabus/blog-categories.ts';

export const postSorts = ['id', 'date', 'title', 'updatedAt'] as const;

const CATEGORIES = blogCategories.map((value) => ({ value, label: value }));

export const postResource: ResourceDescription<(typeof postSorts)[number]> = {
  name: 'blog-posts',
  title: 'Entradas del blog',
  singular: 'entrada',
  plural: 'entradas',
  gender: 'f',
  fields: [
    { path: 'title', label: 'Título', kind: 'text' },
    { path: 'excerpt', label: 'Entradilla', kind: 'text', hint: 'Una o dos frases: salen en la lista.' },
    { path: 'category', label: 'Categoría', kind: 'choice', choices: CATEGORIES },
    { path: 'author', label: 'Autor', kind: 'line', hint: 'Su clave, como «lucia-montero».' },
    { path: 'date', label: 'Fecha', kind: 'day' },
    {
      path: 'sticky',
      label: 'Fijada arriba',
      kind: 'choice',
      optional: true,
      choices: [
        { value: 'true', label: 'Sí' },
        { value: 'false', label: 'No' },
      ],
    },
    { path: 'image', label: 'Imagen', kind: 'line', hint: 'Un fichero de las imágenes del blog.' },
    { path: 'tags', label: 'Etiquetas', kind: 'list' },
    { path: 'body', label: 'Texto', kind: 'markdown' },
    { path: 'state', label: 'Estado', kind: 'choice', choices: STATE_CHOICES, optional: true },
  ],
  columns: ['title', 'category', 'author', 'date', 'state', 'updatedAt'],
  search: 'Busca por título, entradilla o texto',
  sorts: postSorts,
  defaultOrder: { field: 'date', descending: true },
  filters: [{ name: 'category', label: 'Categoría', all: 'todas', options: CATEGORIES }, ...stateFilters],
  canCreate: true,
};
