import { describeResource, stateField, stateFilters } from '../../admin/resource.ts';
import { keywordKindNames, keywordKinds } from '../keyword-kinds.ts';
import { backingFields, contentFilters, sectionField, topicField } from './fields.ts';

const byId = { field: 'id', descending: false } as const;

export const flashcardResource = describeResource({
  name: 'flashcards',
  title: 'Flashcards',
  singular: 'tarjeta',
  plural: 'tarjetas',
  gender: 'f',
  fields: [
    topicField,
    sectionField,
    { path: 'front', label: 'Anverso', kind: 'text' },
    { path: 'back', label: 'Reverso', kind: 'text' },
    ...backingFields,
    stateField,
  ],
  columns: ['front', 'back', 'topic', 'state', 'updatedAt'],
  search: 'Busca en las dos caras, sin acentos',
  sorts: ['id', 'topic', 'updatedAt'],
  defaultOrder: byId,
  filters: contentFilters,
  move: { path: 'topic', clears: ['section'] },
  naturalKey: ['topic', 'front'],
  canCreate: true,
});

export const termResource = describeResource({
  name: 'terms',
  title: 'Términos',
  singular: 'término',
  plural: 'términos',
  gender: 'm',
  fields: [
    topicField,
    sectionField,
    { path: 'word', label: 'Palabra', kind: 'line', hint: 'Una sola, de 4 a 15 letras.' },
    { path: 'clue', label: 'Pista', kind: 'text' },
    { path: 'definition', label: 'Definición', kind: 'text' },
    stateField,
  ],
  columns: ['word', 'clue', 'topic', 'state', 'updatedAt'],
  search: 'Busca en palabras, pistas y definiciones',
  sorts: ['id', 'topic', 'updatedAt'],
  defaultOrder: byId,
  filters: contentFilters,
  move: { path: 'topic', clears: ['section'] },
  naturalKey: ['topic', 'word'],
  canCreate: true,
});

export const schemeResource = describeResource({
  name: 'schemes',
  title: 'Esquemas',
  singular: 'esquema',
  plural: 'esquemas',
  gender: 'm',
  fields: [
    topicField,
    { path: 'title', label: 'Título', kind: 'line' },
    { path: 'nodes', label: 'Ramas', kind: 'tree' },
    stateField,
  ],
  columns: ['title', 'topic', 'state', 'updatedAt'],
  search: 'Busca por título',
  sorts: ['id', 'topic', 'updatedAt'],
  defaultOrder: { field: 'topic', descending: false },
  filters: contentFilters,
  canCreate: true,
});

export const plusContentResource = describeResource({
  name: 'plus-content',
  title: 'Contenido premium',
  singular: 'contenido',
  plural: 'contenidos',
  gender: 'm',
  fields: [
    topicField,
    {
      path: 'tier',
      label: 'Plan',
      kind: 'choice',
      choices: [
        { value: 'plus', label: 'Plus' },
        { value: 'elite', label: 'Elite (VIP)' },
      ],
    },
    { path: 'title', label: 'Título', kind: 'line' },
    { path: 'body', label: 'Texto', kind: 'markdown' },
    stateField,
  ],
  columns: ['title', 'topic', 'tier', 'state', 'updatedAt'],
  search: 'Busca por título o texto',
  sorts: ['id', 'topic', 'updatedAt'],
  defaultOrder: { field: 'topic', descending: false },
  filters: [
    ...contentFilters,
    {
      name: 'tier',
      label: 'Plan',
      all: 'todos',
      options: [
        { value: 'plus', label: 'Plus' },
        { value: 'elite', label: 'Elite (VIP)' },
      ],
    },
  ],
  move: { path: 'topic' },
  naturalKey: ['topic', 'title'],
  canCreate: true,
});

export const keywordRuleResource = describeResource({
  name: 'keyword-rules',
  title: 'Palabras explicadas',
  singular: 'palabra',
  plural: 'palabras',
  gender: 'f',
  fields: [
    { path: 'keyword', label: 'Palabra', kind: 'line' },
    {
      path: 'kind',
      label: 'Clase',
      kind: 'choice',
      choices: keywordKinds.map((value) => ({ value, label: keywordKindNames[value] })),
    },
    { path: 'meaning', label: 'Significado', kind: 'text' },
    { ...topicField, optional: true, hint: 'Vacío: en todos los temas.' },
    stateField,
  ],
  columns: ['keyword', 'meaning', 'kind', 'topic', 'state'],
  search: 'Busca por palabra o significado',
  sorts: ['id', 'topic', 'updatedAt'],
  defaultOrder: byId,
  filters: contentFilters,
  move: { path: 'topic' },
  naturalKey: ['keyword', 'topic'],
  canCreate: true,
});

export const lawResource = describeResource({
  name: 'laws',
  title: 'Normas',
  singular: 'norma',
  plural: 'normas',
  gender: 'f',
  fields: [
    { path: 'name', label: 'Nombre', kind: 'text' },
    { path: 'shortName', label: 'Nombre corto', kind: 'line' },
    { path: 'boe', label: 'Identificador del BOE', kind: 'line' },
    {
      path: 'consolidated',
      label: 'Texto consolidado a',
      kind: 'day',
      hint: 'Si es posterior a la comprobación de una pregunta, la pregunta entra en el corrector.',
    },
    stateField,
  ],
  columns: ['shortName', 'name', 'boe', 'consolidated', 'updatedAt'],
  search: 'Busca por nombre o identificador',
  sorts: ['id', 'shortName', 'consolidated', 'updatedAt'],
  defaultOrder: { field: 'shortName', descending: false },
  filters: stateFilters,
  naturalKey: ['boe'],
  canCreate: true,
});

export const officialExamResource = describeResource({
  name: 'official-exams',
  title: 'Exámenes oficiales',
  singular: 'examen',
  plural: 'exámenes',
  gender: 'm',
  fields: [
    { path: 'year', label: 'Año', kind: 'number' },
    { path: 'call', label: 'Promoción', kind: 'line' },
    { path: 'title', label: 'Título', kind: 'line' },
    { path: 'heldOn', label: 'Celebrado el', kind: 'day', optional: true },
    {
      path: 'questionIds',
      label: 'Preguntas',
      kind: 'list',
      optional: true,
      hint: 'En el orden del examen.',
    },
    {
      path: 'topicCounts',
      label: 'Preguntas de cada tema',
      kind: 'list',
      optional: true,
      hint: 'Solo con el recuento comprobado: «8: 9» son nueve preguntas del tema 8.',
    },
    stateField,
  ],
  columns: ['title', 'year', 'call', 'state', 'updatedAt'],
  search: 'Busca por título o promoción',
  sorts: ['year', 'updatedAt'],
  defaultOrder: { field: 'year', descending: true },
  filters: stateFilters,
  naturalKey: ['year', 'call'],
  canCreate: true,
});
