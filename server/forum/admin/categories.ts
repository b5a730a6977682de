import { forumCategories } from '@atalaya/core/forum/admin/categories.contract';
import { folded, matches } from '../../admin/resource/list-sql';
import { tableResource, toRecord } from '../../admin/resource/table-resource';
import { forumCategory } from '../forum.tables';
import { forumChanged } from '../news';
import { nextCategoryId } from './categories.queries';

export const categoryAdmin = tableResource(forumCategories, {
  subject: 'forum-category',
  table: forumCategory,
  key: forumCategory.id,
  newId: nextCategoryId,
  among: 'name',
  nameOf: ({ name }) => name,
  toRecords: (rows) => rows.map((row) => ({ ...toRecord(row), id: String(row.id) })),
  search: (text) => matches(text, [forumCategory.name, forumCategory.description]),
  sorts: { name: folded(forumCategory.name) },
  changed: (kit) => forumChanged(kit, 'all'),
});
