import { reportResource } from '../../admin/reports.ts';
import { type Choice, describeResource, stateField, stateFilters } from '../../admin/resource.ts';
import { familyNames, type itemTypes, levels, typeFacts, wordTypes } from '../items/item.ts';

const levelChoices: readonly Choice[] = levels.map((level) => ({
  value: String(level),
  label: String(level),
}));
const nameOf = (type: (typeof itemTypes)[number]): Choice => ({ value: type, label: typeFacts[type].name });

export const entryResource = describeResource({
  name: 'psychometric-entries',
  title: 'Entradas verbales',
  singular: 'entrada',
  plural: 'entradas',
  gender: 'f',
  fields: [
    { path: 'type', label: 'Tipo', kind: 'choice', choices: wordTypes.map(nameOf) },
    { path: 'level', label: 'Nivel', kind: 'number', hint: 'Del 1 al 5.' },
    {
      path: 'word',
      label: 'Palabra',
      kind: 'line',
      optional: true,
      hint: 'En analogías: «A es a B como C es a». En ortografía: una frase con ___ o nada.',
    },
    { path: 'answer', label: 'Correcta', kind: 'line' },
    { path: 'wrong', label: 'Incorrectas', kind: 'list', hint: 'De dos a cinco; se muestran dos.' },
    { path: 'note', label: 'Explicación', kind: 'text' },
    stateField,
  ],
  columns: ['answer', 'word', 'type', 'level', 'state'],
  search: 'Busca por palabra o explicación',
  sorts: ['id', 'word', 'level', 'updatedAt'],
  defaultOrder: { field: 'id', descending: false },
  filters: [
    { name: 'type', label: 'Tipo', all: 'todos', options: wordTypes.map(nameOf) },
    { name: 'level', label: 'Nivel', all: 'todos', options: levelChoices },
    ...stateFilters,
  ],
  canCreate: true,
});

export const typeResource = describeResource({
  name: 'psychometric-types',
  title: 'Tipos de ítem',
  singular: 'tipo',
  plural: 'tipos',
  gender: 'm',
  fields: [
    {
      path: 'weight',
      label: 'Peso en la batería',
      kind: 'number',
      hint: 'De 0 a 10, dentro de su sección. Con 0 no sale en la batería, pero se puede practicar.',
    },
    {
      path: 'state',
      label: 'Estado',
      kind: 'choice',
      choices: [
        { value: 'published', label: 'Encendido' },
        { value: 'draft', label: 'Apagado' },
      ],
    },
  ],
  columns: ['name', 'family', 'weight', 'state'],
  search: 'Busca por nombre en el código',
  sorts: ['id', 'weight'],
  defaultOrder: { field: 'id', descending: false },
  filters: [],
  canCreate: false,
});

export const psychometricReportResource = reportResource({
  name: 'psychometric-reports',
  title: 'Ítems avisados',
  columns: ['reason', 'type', 'level', 'seed', 'status'],
  search: 'Busca en los avisos',
});

export const typeName = (type: (typeof itemTypes)[number]): string => typeFacts[type].name;
export const familyNameOf = (type: (typeof itemTypes)[number]): string => familyNames[typeFacts[type].family];
