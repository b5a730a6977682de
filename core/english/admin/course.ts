import { type Choice, describeResource, type Field, stateField, stateFilters } from '../../admin/resource.ts';
import { courseLevels, exerciseKinds, kindNames, placementLevels, skillNames, skills } from '../course.ts';

const same = (value: string): Choice => ({ value, label: value });
export const levelChoices = courseLevels.map(same);
export const positionField: Field = { path: 'position', label: 'Orden', kind: 'number' };
const levelField: Field = { path: 'level', label: 'Nivel', kind: 'choice', choices: levelChoices };
const lessonField: Field = { path: 'lessonId', label: 'Lección', kind: 'choice', choices: [] };
export const levelFilter = { name: 'level', label: 'Nivel', all: 'todos', options: levelChoices };

export const unitResource = describeResource({
  name: 'english-units',
  title: 'Temario de inglés',
  singular: 'unidad',
  plural: 'unidades',
  gender: 'f',
  fields: [
    { path: 'title', label: 'Título', kind: 'line' },
    { path: 'aim', label: 'Qué se aprende', kind: 'text' },
    levelField,
    {
      path: 'lessons',
      label: 'Lecciones',
      kind: 'list',
      hint: 'Los identificadores de sus lecciones, en orden: l01, l02…',
    },
    positionField,
    stateField,
  ],
  columns: ['title', 'level', 'lessons', 'position', 'state'],
  search: 'Busca por título',
  sorts: ['position', 'title', 'updatedAt'],
  defaultOrder: { field: 'position', descending: false },
  filters: [levelFilter, ...stateFilters],
  canCreate: true,
});

export const lessonResource = describeResource({
  name: 'english-lessons',
  title: 'Lecciones de inglés',
  singular: 'lección',
  plural: 'lecciones',
  gender: 'f',
  fields: [
    { path: 'title', label: 'Título', kind: 'line' },
    { path: 'grammar', label: 'Gramática', kind: 'line' },
    { path: 'goal', label: 'Objetivo', kind: 'text' },
    levelField,
    { path: 'explanation', label: 'Explicación', kind: 'markdown' },
    positionField,
    stateField,
  ],
  columns: ['title', 'grammar', 'level', 'position', 'state'],
  search: 'Busca por título, gramática u objetivo',
  sorts: ['position', 'title', 'updatedAt'],
  defaultOrder: { field: 'position', descending: false },
  filters: [levelFilter, ...stateFilters],
  canCreate: true,
});

export const exampleResource = describeResource({
  name: 'english-examples',
  title: 'Elementos de lección',
  singular: 'ejemplo',
  plural: 'ejemplos',
  gender: 'm',
  fields: [
    lessonField,
    { path: 'en', label: 'Inglés', kind: 'text' },
    { path: 'es', label: 'Español', kind: 'text' },
    positionField,
    stateField,
  ],
  columns: ['en', 'es', 'lessonId', 'state'],
  search: 'Busca en los ejemplos',
  sorts: ['id', 'updatedAt'],
  defaultOrder: { field: 'id', descending: false },
  filters: stateFilters,
  canCreate: true,
});

const kindChoices = exerciseKinds.map((value) => ({ value, label: kindNames[value] }));

export const exerciseResource = describeResource({
  name: 'english-exercises',
  title: 'Ejercicios de inglés',
  singular: 'ejercicio',
  plural: 'ejercicios',
  gender: 'm',
  fields: [
    lessonField,
    { path: 'kind', label: 'Tipo', kind: 'choice', choices: kindChoices },
    {
      path: 'skill',
      label: 'Destreza',
      kind: 'choice',
      choices: skills.map((value) => ({ value, label: skillNames[value] })),
    },
    {
      path: 'prompt',
      label: 'Enunciado',
      kind: 'text',
      hint: 'La frase con ___, la pregunta o la frase en español.',
    },
    {
      path: 'passage',
      label: 'Texto',
      kind: 'text',
      optional: true,
      hint: 'Lo que se lee o lo que dice la voz.',
    },
    {
      path: 'options',
      label: 'Opciones',
      kind: 'list',
      optional: true,
      hint: 'Las alternativas, las palabras que se ordenan o las parejas «izquierda = derecha».',
    },
    {
      path: 'answers',
      label: 'Respuestas',
      kind: 'list',
      optional: true,
      hint: 'Las aceptadas. (a|b) es una de las dos; [a] puede faltar.',
    },
    {
      path: 'spelling',
      label: 'Ortografía',
      kind: 'choice',
      choices: [
        { value: 'both', label: 'Británica y americana' },
        { value: 'british', label: 'Solo británica' },
      ],
    },
    { path: 'explanation', label: 'Explicación', kind: 'text', optional: true },
    positionField,
    stateField,
  ],
  columns: ['prompt', 'kind', 'lessonId', 'state'],
  search: 'Busca en el enunciado o el texto',
  sorts: ['id', 'updatedAt'],
  defaultOrder: { field: 'id', descending: false },
  filters: [{ name: 'kind', label: 'Tipo', all: 'todos', options: kindChoices }, ...stateFilters],
  canCreate: true,
});

const placementLevelChoices = placementLevels.map(same);

export const placementResource = describeResource({
  name: 'english-placement-items',
  title: 'Prueba de nivel',
  singular: 'pregunta de nivel',
  plural: 'preguntas de nivel',
  gender: 'f',
  fields: [
    { path: 'level', label: 'Nivel', kind: 'choice', choices: placementLevelChoices },
    { path: 'question', label: 'Pregunta', kind: 'line' },
    { path: 'options', label: 'Opciones', kind: 'list', hint: 'Tres o cuatro.' },
    { path: 'answer', label: 'Correcta', kind: 'line', hint: 'Escrita como en las opciones.' },
    stateField,
  ],
  columns: ['question', 'answer', 'level', 'state'],
  search: 'Busca en las preguntas',
  sorts: ['id', 'level', 'updatedAt'],
  defaultOrder: { field: 'id', descending: false },
  filters: [{ name: 'level', label: 'Nivel', all: 'todos', options: placementLevelChoices }, ...stateFilters],
  canCreate: true,
});

export const progressResource = describeResource({
  name: 'english-progress',
  title: 'Progreso en inglés',
  singular: 'progreso',
  plural: 'progresos',
  gender: 'm',
  fields: [
    {
      path: 'status',
      label: 'Situación',
      kind: 'choice',
      choices: [
        { value: 'open', label: 'Sin superar' },
        { value: 'passed', label: 'Superada' },
      ],
      hint: 'Borrar un progreso devuelve la lección al principio.',
    },
  ],
  columns: ['student', 'lesson', 'round', 'bestPercent', 'status', 'lastAt'],
  search: 'Busca por nombre o correo',
  sorts: ['lastAt', 'bestPercent', 'updatedAt'],
  defaultOrder: { field: 'lastAt', descending: true },
  filters: [
    {
      name: 'status',
      label: 'Situación',
      all: 'todas',
      options: [
        { value: 'open', label: 'Sin superar' },
        { value: 'passed', label: 'Superadas' },
      ],
    },
    {
      name: 'deleted',
      label: 'Papelera',
      all: 'no',
      options: [{ value: 'true', label: 'Solo lo borrado' }],
    },
  ],
  canCreate: false,
});
