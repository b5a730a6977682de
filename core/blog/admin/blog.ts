import { describeResource, stateField, stateFilters } from '../../admin/resource.ts';
import { blogCategories } from '../../syllabus/blog-categories.ts';

const CATEGORIES = blogCategories.map((value) => ({ value, label: value }));

export const postResource = describeResource({
  name: 'blog-posts',
  title: 'Entradas del blog',
  singular: 'entrada',
  plural: 'entradas',
  gender: 'f',
  fields: [
    { path: 'title', label: 'Título', kind: 'text' },
    { path: 'excerpt', label: 'Entradilla', kind: 'text', hint: 'Una o dos frases: salen en la lista.' },
    { path: 'category', label: 'Categoría', kind: 'choice', choices: CATEGORIES },
    { path: 'author', label: 'Autor', kind: 'line' },
    { path: 'date', label: 'Fecha', kind: 'day', hint: 'La que se lee en la entrada.' },
    {
      path: 'publishAt',
      label: 'Publicar el',
      kind: 'moment',
      optional: true,
      hint: 'Hora de la península. Hasta entonces no se ve en ningún sitio; sin hora, aparece el día de su fecha.',
    },
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
    { path: 'image', label: 'Imagen', kind: 'line', hint: 'Sube las tuyas más abajo.' },
    { path: 'tags', label: 'Etiquetas', kind: 'list' },
    {
      path: 'body',
      label: 'Texto',
      kind: 'markdown',
      hint: 'Para poner una imagen, súbela más abajo y copia su línea.',
    },
    stateField,
  ],
  columns: ['title', 'category', 'author', 'date', 'state', 'updatedAt'],
  search: 'Busca por título, entradilla o texto',
  sorts: ['id', 'date', 'title', 'updatedAt'],
  defaultOrder: { field: 'date', descending: true },
  filters: [{ name: 'category', label: 'Categoría', all: 'todas', options: CATEGORIES }, ...stateFilters],
  move: { path: 'category' },
  naturalKey: ['date', 'title'],
  canCreate: true,
});

export const authorResource = describeResource({
  name: 'blog-authors',
  title: 'Autores del blog',
  singular: 'autor',
  plural: 'autores',
  gender: 'm',
  fields: [
    { path: 'name', label: 'Nombre', kind: 'line' },
    { path: 'role', label: 'Cargo', kind: 'line', hint: 'Va debajo del nombre: «Inspectora».' },
    { path: 'bio', label: 'Presentación', kind: 'text', hint: 'Sale al final de sus entradas.' },
    {
      path: 'avatar',
      label: 'Foto',
      kind: 'line',
      optional: true,
      hint: 'Sin foto se ve la inicial de su nombre.',
    },
  ],
  columns: ['name', 'role', 'bio', 'updatedAt'],
  search: 'Busca por nombre, cargo o presentación',
  sorts: ['name', 'updatedAt'],
  defaultOrder: { field: 'name', descending: false },
  filters: stateFilters.filter(({ name }) => name === 'deleted'),
  canCreate: true,
});
