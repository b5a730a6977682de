import { authorPath } from '@atalaya/core/forum/mentions';
import { ArrowLeft, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { LazyBlock } from '../../blocks/lazy-block';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { IconButton, IconButtonLink } from '../../ui/icon-button';
import { LazyConfirm } from '../../ui/overlays/lazy-confirm';
import { LazyMenu } from '../../ui/overlays/lazy-menu';
import { toast } from '../../ui/overlays/toast-store';
import { PersonAvatar, PersonName } from '../person-name';
import { useRefreshMessages } from '../use-refresh-messages';
import type { Thread } from './thread-view';

export function ThreadHead({ thread, isTyping }: { thread: Thread; isTyping: boolean }) {
  const [dialog, setDialog] = useState<'block' | 'delete'>();
  const refresh = useRefreshMessages();
  const navigate = useNavigate();
  const { id, person, isBlocked } = thread;
  const close = () => setDialog(undefined);
  const removal = useAction(() => call('DELETE /api/messages/threads/:id', { params: { id } }), {
    stale: [],
    done: async () => {
      await refresh();
      toast({ title: 'Conversación borrada', description: 'La otra persona conserva la suya.' });
      await navigate('/campus-estudio/mensajes');
    },
    failed: 'No se ha borrado',
  });
  const remove = () => {
    close();
    removal.run();
  };
  return (
    <header className="flex items-center gap-3 border-b border-line px-3 py-2.5 md:px-4">
      <IconButtonLink
        label="Volver a las conversaciones"
        size="sm"
        className="lg:hidden"
        to="/campus-estudio/mensajes"
      >
        <ArrowLeft />
      </IconButtonLink>
      <PersonAvatar person={person} />
      <h2 className="min-w-0 flex-1 font-sans text-base leading-[1.3] tracking-normal">
        <PersonName person={person} />
        <span role="status" className="block text-micro font-normal text-muted">
          {isTyping ? 'Escribiendo…' : ''}
        </span>
      </h2>
      <LazyMenu
        label="Acciones de la conversación"
        items={[
          ...(person.username
            ? [{ label: 'Ver lo que escribe en el foro', to: authorPath(person.username) }]
            : []),
          ...(person.username && !isBlocked
            ? [{ label: `Bloquear a ${person.username}`, onSelect: () => setDialog('block') }]
            : []),
          { label: 'Borrar la conversación', danger: true, onSelect: () => setDialog('delete') },
        ]}
      >
        {({ busy, ...pressed }) => (
          <IconButton
            label="Acciones de la conversación"
            size="sm"
            aria-busy={busy || undefined}
            {...pressed}
          >
            <Ellipsis />
          </IconButton>
        )}
      </LazyMenu>
      {dialog === 'block' && person.username && (
        <LazyBlock username={person.username} onClose={close} onBlocked={() => void refresh()} />
      )}
      {dialog === 'delete' && (
        <LazyConfirm
          title="¿Borrar esta conversación?"
          description="Se borra para ti. La otra persona conserva la suya. Si te vuelve a escribir, empezará vacía."
          confirmLabel="Borrar"
          danger
          onConfirm={() => void remove()}
          onClose={close}
        />
      )}
    </header>
  );
}
