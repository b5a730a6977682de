import type { Answer } from '@atalaya/core/api';
import { recently } from '../../admin/moments';
import type { Column } from '../../admin/resource/data-table';
import { KeysetList } from '../../admin/resource/keyset-list';
import { useKeyset } from '../../admin/resource/use-keyset';
import { call } from '../../platform/api';
import type { Route } from './+types/user-messages-tab';
import { MessageBadges } from './message-badges';

type Message = Answer<'GET /api/admin/users/:id/messages'>['items'][number];

const columns: readonly Column<Message>[] = [
  { id: 'subject', header: 'Asunto', cell: ({ subject }) => subject },
  {
    id: 'message',
    header: 'Mensaje',
    plain: true,
    cell: ({ message }) => <span className="line-clamp-2 wrap-anywhere text-muted">{message}</span>,
  },
  { id: 'state', header: 'Estado', plain: true, cell: (message) => <MessageBadges message={message} /> },
  {
    id: 'createdAt',
    header: 'Recibido',
    plain: true,
    cell: ({ createdAt }) => <span className="whitespace-nowrap text-muted">{recently(createdAt)}</span>,
  },
];

export default function UserMessagesTab({ params: { userId: id } }: Route.ComponentProps) {
  const query = useKeyset([`/api/admin/users/${id}/messages`, 'keyset'], (after) =>
    call('GET /api/admin/users/:id/messages', { params: { id }, query: { after } }),
  );
  return (
    <>
      <h2 className="sr-only">Mensajes</h2>
      <KeysetList
        caption="Mensajes"
        query={query}
        columns={columns}
        rowKey={({ id: message }) => message}
        rowTo={({ id: message }) => `/admin/contacto?mensaje=${message}`}
        empty="No ha escrito nunca"
        emptyText="Aquí salen los mensajes del formulario de contacto, también los que envía sin iniciar sesión."
      />
    </>
  );
}
