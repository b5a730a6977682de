import { commentSorts, commentStates } from '@atalaya/core/blog/comments';
import { brand } from '@atalaya/core/brand';
import { recently } from '../admin/moments';
import type { Column } from '../admin/resource/data-table';
import { RecordList } from '../admin/resource/record-list';
import { read } from '../platform/api';
import { Badge } from '../ui/badge';
import type { Route } from './+types/admin-comments';
import { type AdminComment, commentStateWords } from './admin-comment';
import { AdminCommentDrawer } from './admin-comment-drawer';

export const meta: Route.MetaFunction = () => [
  { title: `Comentarios | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

const tones = { waiting: 'warning', shown: 'success', hidden: 'neutral' } as const;

const filters = [
  {
    name: 'state',
    label: 'Estado',
    all: 'todos',
    options: commentStates.map((value) => ({ value, label: commentStateWords[value] })),
  },
];

const columns: readonly Column<AdminComment, (typeof commentSorts)[number]>[] = [
  { id: 'body', header: 'Comentario', cell: ({ body }) => <span className="line-clamp-2">{body}</span> },
  { id: 'author', header: 'De', plain: true, cell: ({ author }) => author },
  { id: 'post', header: 'Artículo', plain: true, cell: ({ postTitle }) => postTitle },
  {
    id: 'state',
    header: 'Estado',
    sort: 'state',
    plain: true,
    cell: ({ state }) => <Badge tone={tones[state]}>{commentStateWords[state]}</Badge>,
  },
  {
    id: 'createdAt',
    header: 'Escrito',
    sort: 'createdAt',
    startsDescending: true,
    plain: true,
    cell: ({ createdAt }) => <span className="whitespace-nowrap text-muted">{recently(createdAt)}</span>,
  },
];

const words = {
  title: 'Comentarios',
  one: 'comentario',
  several: 'comentarios',
  caption: 'Comentarios del blog',
  search: { label: 'Buscar comentarios', placeholder: 'Palabras, autor o artículo' },
  empty: 'Aún no hay comentarios',
};

export default function AdminCommentsPage() {
  return (
    <RecordList
      words={words}
      sorts={commentSorts}
      // Pending comments first: `waiting` sorts last.
      defaultOrder={{ field: 'state', descending: true }}
      filters={filters}
      columns={columns}
      ask={(list) =>
        read('GET /api/admin/blog-comments', {
          query: {
            ...list.asked,
            state: list.pick('state', commentStates),
          },
        })
      }
      recordName="comentario"
    >
      {({ row, onClose }) => <AdminCommentDrawer comment={row} onClose={onClose} />}
    </RecordList>
  );
}
