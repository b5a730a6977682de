import { forumFilters } from '@atalaya/core/forum/admin/filters.contract';
import { folded, matches } from '../../admin/resource/list-sql';
import { tableResource, toRecords } from '../../admin/resource/table-resource';
import { newId } from '../../platform/ids';
import { forumFilter } from '../forum.tables';

export const filterAdmin = tableResource(forumFilters, {
  subject: 'forum-filter',
  table: forumFilter,
  key: forumFilter.id,
  newId: async () => newId(),
  among: 'text',
  nameOf: ({ text }) => text,
  toRecords,
  search: (text) => matches(text, [forumFilter.text]),
  sorts: { text: folded(forumFilter.text) },
  changed: () => {},
});
