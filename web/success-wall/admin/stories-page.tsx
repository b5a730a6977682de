import type { Answer } from '@atalaya/core/api';
import { stageWords, stateWords, storySorts, storyStates } from '@atalaya/core/success-wall/success-wall';
import { recently } from '../../admin/moments';
import type { Column } from '../../admin/resource/data-table';
import { RecordList } from '../../admin/resource/record-list';
import { read } from '../../platform/api';
import { titled } from '../../platform/page-title';
import { Badge } from '../../ui/badge';
import { lazyDialog } from '../../ui/overlays/lazy-dialog';

const StoryDrawer = lazyDialog(
  async () => ({ default: (await import('./story-drawer')).StoryDrawer }),
  ({ story }) => story !== undefined,
);

export const meta = titled('Muro de éxitos', { robots: 'noindex' });

type AdminStory = Answer<'GET /api/admin/success-stories'>['items'][number];

const tones = { waiting: 'warning', published: 'success', returned: 'neutral' } as const;

const filters = [
  {
    name: 'state',
    label: 'Estado',
    all: 'todos',
    options: storyStates.map((value) => ({ value, label: stateWords[value] })),
  },
];

const columns: readonly Column<AdminStory, (typeof storySorts)[number]>[] = [
  { id: 'story', header: 'Historia', cell: ({ story }) => <span className="line-clamp-2">{story}</span> },
  { id: 'name', header: 'Firma', plain: true, cell: ({ name }) => name },
  {
    id: 'stage',
    header: 'Llegó a',
    plain: true,
    cell: ({ stage, year }) => `${stageWords[stage]}, ${year}`,
  },
  {
    id: 'state',
    header: 'Estado',
    sort: 'state',
    plain: true,
    cell: ({ state }) => <Badge tone={tones[state]}>{stateWords[state]}</Badge>,
  },
  {
    id: 'createdAt',
    header: 'Enviada',
    sort: 'createdAt',
    startsDescending: true,
    plain: true,
    cell: ({ createdAt }) => <span className="whitespace-nowrap text-muted">{recently(createdAt)}</span>,
  },
];

const words = {
  title: 'Muro de éxitos',
  one: 'historia',
  several: 'historias',
  caption: 'Historias enviadas al muro de éxitos',
  search: { label: 'Buscar historias', placeholder: 'Palabras, firma o correo' },
  empty: 'Aún no ha llegado ninguna historia',
};

export default function AdminStoriesPage() {
  return (
    <RecordList
      words={words}
      sorts={storySorts}
      // Unread ones first: `waiting` sorts last.
      defaultOrder={{ field: 'state', descending: true }}
      filters={filters}
      columns={columns}
      ask={(list) =>
        read('GET /api/admin/success-stories', {
          query: { ...list.asked, state: list.pick('state', storyStates) },
        })
      }
      recordName="historia"
    >
      {({ row, onClose }) => <StoryDrawer key={row?.id} story={row} onClose={onClose} />}
    </RecordList>
  );
}
