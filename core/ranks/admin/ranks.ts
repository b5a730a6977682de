import { type Choice, describeResource, stateFilters } from '../../admin/resource.ts';
import * as parts from '../drawing.ts';
import { measureFacts, measures } from '../measures.ts';

const choices = <K extends string>(keys: readonly K[], names: Record<K, string>): Choice[] =>
  keys.map((value) => ({ value, label: names[value] }));

const state = {
  path: 'state',
  label: 'Estado',
  kind: 'choice',
  choices: [
    { value: 'published', label: 'Encendido' },
    { value: 'draft', label: 'Apagado' },
  ],
  optional: true,
  hint: 'Apagado no lo gana nadie más; quien ya lo tiene lo conserva.',
} as const;

export const rankResource = describeResource({
  name: 'ranks',
  title: 'Rangos',
  singular: 'rango',
  plural: 'rangos',
  gender: 'm',
  fields: [
    { path: 'name', label: 'Nombre doble', kind: 'line', hint: 'Como «Inspector/a».' },
    { path: 'feminine', label: 'En femenino', kind: 'line' },
    { path: 'masculine', label: 'En masculino', kind: 'line' },
    { path: 'order', label: 'Orden', kind: 'number', hint: 'El menor es el primero.' },
    { path: 'hours', label: 'Horas de estudio', kind: 'number' },
    { path: 'accuracy', label: 'Acierto medio (%)', kind: 'number' },
    { path: 'topics', label: 'Temas dominados', kind: 'number' },
    { path: 'mocks', label: 'Simulacros sobre el corte', kind: 'number' },
    { path: 'frame', label: 'Forma', kind: 'choice', choices: choices(parts.frames, parts.frameNames) },
    { path: 'field', label: 'Color', kind: 'choice', choices: choices(parts.fields, parts.fieldNames) },
    { path: 'chevrons', label: 'Galones', kind: 'number', hint: 'De 0 a 3.' },
    { path: 'rays', label: 'Rayos del sol', kind: 'number', hint: 'De 0 a 16.' },
    state,
  ],
  columns: ['name', 'order', 'hours', 'accuracy', 'topics', 'mocks', 'state'],
  search: 'Busca por nombre',
  sorts: ['order', 'name', 'updatedAt'],
  defaultOrder: { field: 'order', descending: false },
  filters: stateFilters,
  canCreate: true,
});

export const medalResource = describeResource({
  name: 'medals',
  title: 'Medallas',
  singular: 'medalla',
  plural: 'medallas',
  gender: 'f',
  fields: [
    { path: 'name', label: 'Nombre', kind: 'line' },
    { path: 'text', label: 'Por qué se da', kind: 'line' },
    { path: 'order', label: 'Orden', kind: 'number' },
    {
      path: 'measure',
      label: 'Medida',
      kind: 'choice',
      choices: measures.map((value) => ({ value, label: measureFacts[value].label })),
    },
    {
      path: 'parameter',
      label: 'Detalle',
      kind: 'line',
      optional: true,
      hint: 'El bloque (A, B o C) o el número del tema, si la medida lo lleva.',
    },
    { path: 'threshold', label: 'Desde', kind: 'number', hint: 'El valor que hay que alcanzar.' },
    { path: 'ribbon', label: 'Cinta', kind: 'choice', choices: choices(parts.ribbons, parts.ribbonNames) },
    { path: 'shape', label: 'Forma', kind: 'choice', choices: choices(parts.shapes, parts.shapeNames) },
    { path: 'metal', label: 'Metal', kind: 'choice', choices: choices(parts.metals, parts.metalNames) },
    { path: 'symbol', label: 'Símbolo', kind: 'choice', choices: choices(parts.symbols, parts.symbolNames) },
    { path: 'figure', label: 'Cifra', kind: 'line', optional: true, hint: 'Solo con el símbolo «Cifra».' },
    { ...state, hint: 'Apagada no la gana nadie más; quien ya la tiene la conserva.' },
  ],
  columns: ['name', 'text', 'measure', 'threshold', 'state'],
  search: 'Busca por nombre o motivo',
  sorts: ['order', 'name', 'measure', 'updatedAt'],
  defaultOrder: { field: 'order', descending: false },
  filters: [
    {
      name: 'measure',
      label: 'Medida',
      all: 'todas',
      options: measures.map((value) => ({ value, label: measureFacts[value].label })),
    },
    ...stateFilters,
  ],
  canCreate: true,
});
