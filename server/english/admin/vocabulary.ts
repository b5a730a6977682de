import { englishCategories, englishWords } from '@atalaya/core/english/admin/english.contract';
import { sql } from 'drizzle-orm';
import { folded, matches } from '../../admin/resource/list-sql';
import { tableResource, toRecords, writeRows } from '../../admin/resource/table-resource';
import { contentChanged } from '../../content/content-changed';
import { englishCategory, englishWord } from '../english.tables';
import { unknownNames } from '../named-records';
import { categoryRecords, selectCategoryNames } from './english.queries';

export const categoryAdmin = tableResource(englishCategories, {
  subject: 'english-category',
  table: englishCategory,
  key: englishCategory.id,
  nameOf: ({ name }) => name,
  toRecords: categoryRecords,
  search: (text) => matches(text, [englishCategory.name]),
  sorts: { name: folded(englishCategory.name) },
  write: (db, items, writing) =>
    writeRows(
      db,
      { table: englishCategory, key: englishCategory.id },
      items.map(({ id, draft: { field, ...draft } }) => ({
        id,
        draft: { ...draft, isPolice: field === 'police' },
      })),
      writing,
    ),
  changed: contentChanged,
});

export const wordAdmin = tableResource(englishWords, {
  subject: 'english-word',
  table: englishWord,
  key: englishWord.id,
  nameOf: ({ word }) => word,
  toRecords,
  search: (text) =>
    matches(text, [englishWord.word, sql`array_to_string(${englishWord.es}, ' ')`, englishWord.example]),
  sorts: { word: folded(englishWord.word) },
  faultsOf: (db, items) =>
    unknownNames(db, items, {
      select: selectCategoryNames,
      of: ({ categoryId }) => [categoryId],
      field: 'categoryId',
      reason: 'No es una categoría.',
    }),
  choices: { categoryId: selectCategoryNames },
  changed: contentChanged,
});
