import { commentKinds, commentSorts, commentStates } from '@atalaya/core/comments/comments';
import { recently } from '../../admin/moments';
import type { Column } from '../../admin/resource/data-table';
import { RecordList } from '../../admin/resource/record-list';
import { read } from '../../platform/api';
import { titled } from '../../platform/page-title';
import { Badge } from '../../ui/badge';
import { lazyDialog } from '../../ui/overlays/lazy-dialog';
import { type AdminComment, commentKindWords, commentStateWords } from './comment';

const AdminCommentDrawer = lazyDialog(
  async () => ({ default: (await import('./comment-drawer')).AdminCommentDrawer }),
  ({ comment }) => comment !== undefined,
);

export const meta = titled('Comentarios', { robots: 'noindex' });

const tones = { waiting: 'warning', shown: 'success', hidden: 'neutral' } as const;

const filters = [
  {
    name: 'state',
    label: 'Estado',
    all: 'todos',
    options: commentStates.map((value) => ({ value, label: commentStateWords[value] })),
  },
  {
    name: 'kind',
    label: 'En',
    all: 'todo',
    options: commentKinds.map((value) => ({ value, label: commentKindWords[value] })),
  },
];

const columns: readonly Column<AdminComment, (typeof commentSorts)[number]>[] = [
  { id: 'body', header: 'Comentario', cell: ({ body }) => <span className="line-clamp-2">{body}</span> },
  { id: 'author', header: 'De', plain: true, cell: ({ author }) => author },
  {
    id: 'subject',
    header: 'En',
    plain: true,
    cell: ({ subjectName }) => <span className="line-clamp-2">{subjectName}</span>,
  },
  { id: 'reports', header: 'Avisos', plain: true, cell: ({ reports }) => (reports > 0 ? reports : '') },
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
  caption: 'Comentarios de artículos y preguntas',
  search: { label: 'Buscar comentarios', placeholder: 'Palabras, autor, artículo o pregunta' },
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
            kind: list.pick('kind', commentKinds),
          },
        })
      }
      recordName="comentario"
    >
      {({ row, onClose }) => <AdminCommentDrawer comment={row} onClose={onClose} />}
    </RecordList>
  );
}
