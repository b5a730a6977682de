import { describeResource, stateField, stateFilters } from '../../admin/resource.ts';
import { partNames, partsOfSpeech } from '../course.ts';
import { levelChoices, levelFilter, positionField } from './course.ts';

const fieldChoices = [
  { value: 'police', label: 'Policial' },
  { value: 'general', label: 'General' },
];

export const categoryResource = describeResource({
  name: 'english-categories',
  title: 'Categorías de vocabulario',
  singular: 'categoría',
  plural: 'categorías',
  gender: 'f',
  fields: [
    { path: 'name', label: 'Nombre', kind: 'line' },
    { path: 'field', label: 'Ámbito', kind: 'choice', choices: fieldChoices },
    positionField,
    stateField,
  ],
  columns: ['name', 'field', 'words', 'position', 'state'],
  search: 'Busca por nombre',
  sorts: ['position', 'name', 'updatedAt'],
  defaultOrder: { field: 'position', descending: false },
  filters: stateFilters,
  canCreate: true,
});

export const wordResource = describeResource({
  name: 'english-words',
  title: 'Vocabulario',
  singular: 'palabra',
  plural: 'palabras',
  gender: 'f',
  fields: [
    { path: 'categoryId', label: 'Categoría', kind: 'choice', choices: [] },
    { path: 'word', label: 'Palabra', kind: 'line' },
    {
      path: 'partOfSpeech',
      label: 'Clase',
      kind: 'choice',
      choices: partsOfSpeech.map((value) => ({ value, label: partNames[value] })),
    },
    { path: 'level', label: 'Nivel', kind: 'choice', choices: levelChoices },
    { path: 'es', label: 'Traducciones', kind: 'list', hint: 'La más usual primero.' },
    { path: 'also', label: 'Otras formas en inglés', kind: 'list', optional: true },
    { path: 'example', label: 'Ejemplo', kind: 'text' },
    { path: 'note', label: 'Nota', kind: 'text', optional: true, hint: 'Por ejemplo, un falso amigo.' },
    positionField,
    stateField,
  ],
  columns: ['word', 'es', 'partOfSpeech', 'level', 'categoryId', 'state'],
  search: 'Busca por palabra, traducción o ejemplo',
  sorts: ['id', 'word', 'updatedAt'],
  defaultOrder: { field: 'id', descending: false },
  filters: [levelFilter, ...stateFilters],
  canCreate: true,
});
