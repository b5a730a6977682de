import {
  describeResource,
  type Field,
  type ResourceDescription,
  type ResourceFilter,
  stateField,
} from '../../admin/resource.ts';
import { changesKey } from '../questions/key-change.ts';
import { backingFields, contentFilters, sectionField, topicField } from './fields.ts';

const DIFFICULTIES = [
  { value: '1', label: 'Directa' },
  { value: '2', label: 'De examen' },
  { value: '3', label: 'Fina' },
];

const difficultyFilter: ResourceFilter = {
  name: 'difficulty',
  label: 'Dificultad',
  all: 'todas',
  options: DIFFICULTIES,
};
const backingFilter: ResourceFilter = {
  name: 'backing',
  label: 'Referencia',
  all: 'todas',
  options: [{ value: 'none', label: 'Sin referencia' }],
};

const closing: readonly Field[] = [
  ...backingFields,
  {
    path: 'difficulty',
    label: 'Dificultad',
    kind: 'number',
    choices: DIFFICULTIES,
    optional: true,
    hint: 'En un fichero: 1 directa, 2 de examen, 3 fina.',
  },
  { path: 'validOn', label: 'Vigente a', kind: 'day', hint: 'El día del texto legal con que se comprobó.' },
  stateField,
];
const opening: readonly Field[] = [
  topicField,
  sectionField,
  { path: 'fact', label: 'Dato que pregunta', kind: 'line', optional: true },
];

const changeNote: Field = {
  path: 'reason',
  label: 'Motivo del cambio',
  kind: 'line',
  optional: true,
  hint: 'Si cambia la respuesta correcta, lo leerá todo el mundo en el registro de correcciones.',
};

const checkedChange: ResourceDescription['checkedChange'] = {
  applies: changesKey,
  keyPath: 'answer',
  field: {
    path: 'grading',
    label: 'Exámenes terminados',
    kind: 'choice',
    choices: [
      { value: 'regrade', label: 'Volver a calificarlos con la clave nueva' },
      { value: 'annul', label: 'Anular la pregunta: conservan su nota' },
      { value: 'stop-counting', label: 'Anular la pregunta: deja de contar y se recalculan sin ella' },
    ],
  },
};

/** What both kinds of questions have in common. */
const shared = {
  columns: ['stem', 'topic', 'answer', 'reference', 'hits', 'answered', 'state', 'updatedAt'],
  sorts: ['id', 'topic', 'difficulty', 'validOn', 'updatedAt'],
  defaultOrder: { field: 'id', descending: false },
  filters: [...contentFilters, difficultyFilter, backingFilter],
  move: { path: 'topic', clears: ['section'] },
  naturalKey: ['topic', 'stem'],
  canCreate: true,
  changeNote,
  checkedChange,
} as const satisfies Partial<ResourceDescription>;

export const questionResource = describeResource({
  name: 'questions',
  title: 'Preguntas de test',
  singular: 'pregunta',
  plural: 'preguntas',
  gender: 'f',
  ...shared,
  fields: [
    ...opening,
    { path: 'stem', label: 'Enunciado', kind: 'text' },
    { path: 'options.A', label: 'Alternativa A', kind: 'text' },
    { path: 'options.B', label: 'Alternativa B', kind: 'text' },
    { path: 'options.C', label: 'Alternativa C', kind: 'text' },
    {
      path: 'answer',
      label: 'Respuesta correcta',
      kind: 'choice',
      choices: ['A', 'B', 'C'].map((value) => ({ value, label: value })),
    },
    { path: 'explanation.A', label: 'Por qué A', kind: 'text' },
    { path: 'explanation.B', label: 'Por qué B', kind: 'text' },
    { path: 'explanation.C', label: 'Por qué C', kind: 'text' },
    ...closing,
  ],
  search: 'Busca en enunciados y alternativas, sin acentos',
});

export const trueFalseResource = describeResource({
  name: 'true-false',
  title: 'Verdadero o falso',
  singular: 'afirmación',
  plural: 'afirmaciones',
  gender: 'f',
  ...shared,
  fields: [
    ...opening,
    { path: 'stem', label: 'Afirmación', kind: 'text' },
    {
      path: 'answer',
      label: 'Es',
      kind: 'choice',
      choices: [
        { value: 'true', label: 'Verdadera' },
        { value: 'false', label: 'Falsa' },
      ],
    },
    { path: 'explanation', label: 'Explicación', kind: 'text' },
    ...closing,
  ],
  search: 'Busca en las afirmaciones, sin acentos',
});
