import { forumFilterResource } from '@atalaya/core/forum/admin-filters';
import { forumFilterDraft } from '@atalaya/core/forum/admin-filters.contract';
import { eq } from 'drizzle-orm';
import { folded, matches } from '../../admin/resource/list-sql';
import { lowerIn, tableResource } from '../../admin/resource/table-resource';
import { writeRows } from '../../content/sync';
import { newId, uuidIn } from '../../platform/ids';
import { forumFilter } from '../forum.tables';
import { selectFilterRecords } from './filters.queries';

export const filterAdmin = tableResource({
  description: forumFilterResource,
  subject: 'forum-filter',
  draft: forumFilterDraft,
  table: forumFilter,
  key: forumFilter.id,
  keyOf: uuidIn,
  newId: async () => newId(),
  among: (drafts) =>
    lowerIn(
      forumFilter.text,
      drafts.map(({ text }) => text),
    ),
  nameOf: ({ text }) => text,
  select: selectFilterRecords,
  search: (text) => matches(text, [forumFilter.text]),
  sorts: { text: folded(forumFilter.text), updatedAt: forumFilter.updatedAt },
  filters: { state: (value) => eq(forumFilter.state, value === 'draft' ? 'draft' : 'published') },
  write: writeRows(forumFilter, forumFilter.id),
  changed: () => {},
});
