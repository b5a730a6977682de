import { forumCategoryResource } from '@atalaya/core/forum/admin-forum';
import { forumCategoryDraft } from '@atalaya/core/forum/admin-forum.contract';
import { eq } from 'drizzle-orm';
import { folded, matches } from '../admin/resource/list-sql';
import { lowerIn, tableResource } from '../admin/resource/table-resource';
import { writeRows } from '../content/sync';
import { nextCategoryId, selectCategoryRecords } from './admin-categories.queries';
import { forumCategory } from './forum.tables';
import { forumChanged } from './news';

export const categoryAdmin = tableResource({
  description: forumCategoryResource,
  subject: 'forum-category',
  draft: forumCategoryDraft,
  table: forumCategory,
  key: forumCategory.id,
  keyOf: (id) => (/^\d{1,6}$/.test(id) ? Number(id) : -1),
  newId: nextCategoryId,
  among: (drafts) =>
    lowerIn(
      forumCategory.name,
      drafts.map(({ name }) => name),
    ),
  nameOf: ({ name }) => name,
  select: selectCategoryRecords,
  search: (text) => matches(text, [forumCategory.name, forumCategory.description]),
  sorts: {
    position: forumCategory.position,
    name: folded(forumCategory.name),
    updatedAt: forumCategory.updatedAt,
  },
  filters: { state: (value) => eq(forumCategory.state, value === 'draft' ? 'draft' : 'published') },
  write: writeRows(forumCategory, forumCategory.id),
  changed: (kit) => forumChanged(kit, 'all'),
});
