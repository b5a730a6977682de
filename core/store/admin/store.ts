import { describeResource, stateField, stateFilters } from '../../admin/resource.ts';
import { type ProductType, productTypes } from '../product.ts';

const typeLabels: Record<ProductType, string> = {
  course: 'Curso',
  course_monthly: 'Curso mensual',
  course_lifetime: 'Curso de por vida',
  pack: 'Pack',
  material: 'Material',
  test: 'Test',
  schema: 'Esquema',
  practical: 'Caso práctico',
  topic: 'Tema',
  exam: 'Simulacro',
  video: 'Vídeo',
  service: 'Servicio',
  guide: 'Guía',
  template: 'Plantilla',
};
const TYPES = productTypes.map((value) => ({ value, label: typeLabels[value] }));
const YES_OR_NO = [
  { value: 'true', label: 'Sí' },
  { value: 'false', label: 'No' },
];
const TIERS = [
  { value: 'basico', label: 'Básico' },
  { value: 'plus', label: 'Plus' },
  { value: 'elite', label: 'Elite' },
];
const topics = (path: string, label: string) =>
  ({
    path: `contents.${path}`,
    label,
    kind: 'list',
    optional: true,
    hint: 'Números de tema, uno por línea.',
  }) as const;

export const productResource = describeResource({
  name: 'products',
  title: 'Productos',
  singular: 'producto',
  plural: 'productos',
  gender: 'm',
  fields: [
    { path: 'name', label: 'Nombre', kind: 'line' },
    { path: 'shortDescription', label: 'Descripción corta', kind: 'line', hint: 'Sale en el carrito.' },
    { path: 'description', label: 'Descripción', kind: 'text' },
    { path: 'categoryId', label: 'Categoría', kind: 'line' },
    { path: 'type', label: 'Tipo', kind: 'choice', choices: TYPES },
    { path: 'priceCents', label: 'Precio en euros', kind: 'euros', hint: 'Con IVA, como «12,99».' },
    { path: 'isRecurring', label: 'Se paga cada mes', kind: 'choice', choices: YES_OR_NO, optional: true },
    { path: 'isFeatured', label: 'Destacado', kind: 'choice', choices: YES_OR_NO, optional: true },
    { path: 'position', label: 'Lugar en el escaparate', kind: 'number', optional: true },
    {
      path: 'cover',
      label: 'Portada',
      kind: 'line',
      hint: 'Dibujo, cifra y texto: «plate:8:Un solo tema».',
    },
    topics('topics', 'Abre los temas'),
    topics('tests', 'Abre los test de'),
    topics('schemes', 'Abre los esquemas de'),
    topics('flashcards', 'Abre las tarjetas de'),
    topics('audio', 'Abre los audios de'),
    { path: 'contents.mocks', label: 'Simulacros', kind: 'number', optional: true },
    {
      path: 'contents.documents',
      label: 'Guías y plantillas',
      kind: 'list',
      optional: true,
      hint: 'Una clave por línea, como «guia-entrevista».',
    },
    { path: 'contents.tier', label: 'Abre el plan', kind: 'choice', choices: TIERS, optional: true },
    { path: 'contents.months', label: 'Durante meses', kind: 'number', optional: true },
    stateField,
  ],
  columns: ['name', 'type', 'categoryId', 'priceCents', 'state', 'updatedAt'],
  search: 'Busca por nombre o descripción',
  sorts: ['position', 'name', 'priceCents', 'updatedAt'],
  defaultOrder: { field: 'position', descending: false },
  filters: [{ name: 'type', label: 'Tipo', all: 'todos', options: TYPES }, ...stateFilters],
  move: { path: 'categoryId' },
  naturalKey: ['name'],
  canCreate: true,
  keepsVersions: true,
});

export const categoryResource = describeResource({
  name: 'product-categories',
  title: 'Categorías de la tienda',
  singular: 'categoría',
  plural: 'categorías',
  gender: 'f',
  fields: [
    { path: 'name', label: 'Nombre', kind: 'line' },
    { path: 'position', label: 'Orden', kind: 'number' },
    stateField,
  ],
  columns: ['name', 'position', 'state', 'updatedAt'],
  search: 'Busca por nombre',
  sorts: ['position', 'name', 'updatedAt'],
  defaultOrder: { field: 'position', descending: false },
  filters: stateFilters,
  naturalKey: ['name'],
  canCreate: true,
  keepsVersions: true,
});

export const offerResource = describeResource({
  name: 'flash-offers',
  title: 'Ofertas relámpago',
  singular: 'oferta',
  plural: 'ofertas',
  gender: 'f',
  fields: [
    { path: 'productId', label: 'Producto', kind: 'line' },
    { path: 'percent', label: 'Descuento en %', kind: 'number' },
    { path: 'startsAt', label: 'Empieza', kind: 'moment' },
    { path: 'endsAt', label: 'Acaba', kind: 'moment' },
    stateField,
  ],
  columns: ['productId', 'percent', 'startsAt', 'endsAt', 'state', 'updatedAt'],
  search: 'Busca por producto',
  sorts: ['endsAt', 'percent', 'updatedAt'],
  defaultOrder: { field: 'endsAt', descending: true },
  filters: stateFilters,
  naturalKey: ['productId', 'startsAt'],
  canCreate: true,
  keepsVersions: true,
});
