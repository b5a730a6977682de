import { categoryDraft, wordDraft } from '@atalaya/core/english/admin/admin-english.contract';
import { categoryResource, wordResource } from '@atalaya/core/english/admin/admin-vocabulary';
import { eq, sql } from 'drizzle-orm';
import { folded, matches } from '../admin/resource/list-sql';
import { type Part, tableResource } from '../admin/resource/table-resource';
import { contentChanged } from '../content/content-changed';
import { shown, writeRows } from '../content/sync';
import type { Db } from '../platform/db';
import { selectCategories, selectCategoryNames } from './admin-english.queries';
import { englishCategory, englishWord } from './english.tables';
import { isState, unknownNames } from './named-records';

const writeCategories = writeRows(englishCategory, englishCategory.id);

export const categoryAdmin = tableResource({
  description: categoryResource,
  subject: 'english-category',
  draft: categoryDraft,
  table: englishCategory,
  key: englishCategory.id,
  nameOf: ({ name }) => name,
  select: selectCategories,
  search: (text) => matches(text, [englishCategory.name]),
  sorts: {
    position: englishCategory.position,
    name: folded(englishCategory.name),
    updatedAt: englishCategory.updatedAt,
  },
  filters: { state: (value) => eq(englishCategory.state, isState(value)) },
  write: (db, items, writing) =>
    writeCategories(
      db,
      items.map(({ id, draft: { field, ...draft } }) => ({
        id,
        draft: { ...draft, isPolice: field === 'police' },
      })),
      writing,
    ),
  changed: contentChanged,
});

export const wordAdmin = tableResource({
  description: wordResource,
  subject: 'english-word',
  draft: wordDraft,
  table: englishWord,
  key: englishWord.id,
  nameOf: ({ word }) => word,
  select: async (db: Db, { where, order, limit, offset }: Part) =>
    (
      await db
        .select()
        .from(englishWord)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset)
    ).map(shown),
  search: (text) =>
    matches(text, [englishWord.word, sql`array_to_string(${englishWord.es}, ' ')`, englishWord.example]),
  sorts: { id: englishWord.id, word: folded(englishWord.word), updatedAt: englishWord.updatedAt },
  filters: {
    level: (value) => eq(englishWord.level, wordDraft.shape.level.parse(value)),
    state: (value) => eq(englishWord.state, isState(value)),
  },
  faultsOf: (db, items) =>
    unknownNames(db, items, {
      select: selectCategoryNames,
      of: ({ categoryId }) => [categoryId],
      field: 'categoryId',
      reason: 'No es una categoría.',
    }),
  choices: { categoryId: selectCategoryNames },
  write: writeRows(englishWord, englishWord.id),
  changed: contentChanged,
});
