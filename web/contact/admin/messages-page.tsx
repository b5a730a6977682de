import type { Answer } from '@atalaya/core/api';
import { messageSorts, messageStates } from '@atalaya/core/contact/contact';
import { recently } from '../../admin/moments';
import type { Column } from '../../admin/resource/data-table';
import { RecordList } from '../../admin/resource/record-list';
import { read } from '../../platform/api';
import { titled } from '../../platform/page-title';
import { lazyDialog } from '../../ui/overlays/lazy-dialog';
import { MessageBadges } from './message-badges';
import { messageStateWords } from './state-words';

const AdminMessageDrawer = lazyDialog(
  async () => ({ default: (await import('./message-drawer')).AdminMessageDrawer }),
  ({ id }) => id !== null,
);

type Message = Answer<'GET /api/admin/contact-messages'>['items'][number];

export const meta = titled('Contacto', { robots: 'noindex' });

const filters = [
  {
    name: 'state',
    label: 'Estado',
    all: 'todos',
    options: messageStates.map((value) => ({ value, label: messageStateWords[value] })),
  },
  {
    name: 'suspect',
    label: 'Automáticos',
    all: 'da igual',
    options: [
      { value: 'true', label: 'lo parecen' },
      { value: 'false', label: 'no lo parecen' },
    ],
  },
];

const columns: readonly Column<Message, (typeof messageSorts)[number]>[] = [
  { id: 'subject', header: 'Asunto', cell: ({ subject }) => subject },
  { id: 'name', header: 'De', sort: 'name', plain: true, cell: ({ name }) => name },
  {
    id: 'state',
    header: 'Estado',
    sort: 'state',
    plain: true,
    cell: (message) => <MessageBadges message={message} />,
  },
  {
    id: 'createdAt',
    header: 'Recibido',
    sort: 'createdAt',
    startsDescending: true,
    plain: true,
    cell: ({ createdAt }) => <span className="whitespace-nowrap text-muted">{recently(createdAt)}</span>,
  },
];

const words = {
  title: 'Contacto',
  one: 'mensaje',
  several: 'mensajes',
  caption: 'Mensajes recibidos',
  search: { label: 'Buscar mensajes', placeholder: 'Nombre, correo o palabras' },
  empty: 'Aún no ha escrito nadie',
};

export default function AdminMessagesPage() {
  return (
    <RecordList
      words={words}
      sorts={messageSorts}
      defaultOrder={{ field: 'createdAt', descending: true }}
      filters={filters}
      columns={columns}
      ask={(list) =>
        read('GET /api/admin/contact-messages', {
          query: {
            ...list.asked,
            state: list.pick('state', messageStates),
            suspect: list.pick('suspect', ['true', 'false']),
          },
        })
      }
      recordName="mensaje"
    >
      {({ id, onClose }) => <AdminMessageDrawer id={id} onClose={onClose} />}
    </RecordList>
  );
}
