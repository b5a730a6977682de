import { isAtLeastTier } from '@atalaya/core/auth/user';
import { Ban, Clock } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { LazyBlock } from '../../blocks/lazy-block';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { useSession } from '../../platform/session';
import { Button } from '../../ui/button';
import { Note } from '../../ui/note';
import { NeedsPlan } from '../needs-plan';
import { nameOf } from '../person-name';
import { useRefreshMessages } from '../use-refresh-messages';
import { Composer } from './composer';
import type { Thread } from './thread-view';

/** Where one writes, or why one cannot. */
export function ThreadFoot({ thread }: { thread: Thread }) {
  const { user } = useSession();
  const { id, standing, isBlocked, person, state } = thread;
  if (!user) return null;
  const isMyRequest = standing === 'answer' && state === 'request';
  const mayWrite = isAtLeastTier(user.tier, 'basico');
  return (
    <footer className="border-t border-line p-3 md:p-4">
      {isMyRequest && <RequestBar thread={thread} />}
      {isBlocked && <BlockedBar thread={thread} />}
      {!isBlocked && standing === 'unavailable' && (
        <Note icon={<Ban />}>
          {person.username
            ? 'Ahora no se puede escribir a esta persona.'
            : 'Esta cuenta ya no existe. Lo que tú escribiste sigue aquí.'}
        </Note>
      )}
      {standing === 'awaiting' && (
        <Note icon={<Clock />}>
          Tu primer mensaje está enviado. Podrás seguir cuando {nameOf(person)} lo acepte.
        </Note>
      )}
      {!isMyRequest &&
        (standing === 'open' || standing === 'answer') &&
        (mayWrite ? (
          <Composer
            userId={user.id}
            to={{ threadId: id }}
            place={id}
            maySendImages={thread.maySendImages}
            showsTyping={thread.showsTyping}
          />
        ) : (
          <NeedsPlan />
        ))}
    </footer>
  );
}

function RequestBar({ thread: { id, person } }: { thread: Thread }) {
  const [isBlocking, setBlocking] = useState(false);
  const navigate = useNavigate();
  const refresh = useRefreshMessages();
  const answer = useAction(
    (accept: boolean) => call('PUT /api/messages/threads/:id/request', { params: { id }, body: { accept } }),
    {
      stale: [],
      done: async (_, accept) => {
        await refresh();
        if (!accept) await navigate('/campus-estudio/mensajes');
      },
      failed: 'No se ha guardado',
    },
  );
  return (
    <div className="grid gap-3">
      <p className="text-small">
        <b>{nameOf(person)}</b> te escribe por primera vez. Hasta que aceptes no puede enviarte nada más, y no
        sabe si lo has leído.
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button size="sm" busy={answer.given === true} onClick={() => answer.run(true)}>
          Aceptar
        </Button>
        <Button size="sm" variant="outline" busy={answer.given === false} onClick={() => answer.run(false)}>
          Rechazar
        </Button>
        {person.username && (
          <Button size="sm" variant="quiet" onClick={() => setBlocking(true)}>
            Bloquear
          </Button>
        )}
      </div>
      {isBlocking && person.username && (
        <LazyBlock
          username={person.username}
          onClose={() => setBlocking(false)}
          onBlocked={() => void refresh()}
        />
      )}
    </div>
  );
}

function BlockedBar({ thread: { person } }: { thread: Thread }) {
  const refresh = useRefreshMessages();
  const unblock = useAction(
    (username: string) => call('DELETE /api/blocks/:username', { params: { username } }),
    { stale: [], done: refresh, failed: 'No se ha desbloqueado' },
  );
  const { username } = person;
  if (!username) return null;
  return (
    <Note icon={<Ban />}>
      <p>Has bloqueado a {username}: no os podéis escribir.</p>
      <Button
        size="sm"
        variant="outline"
        className="mt-2.5"
        busy={unblock.isBusy}
        onClick={() => unblock.run(username)}
      >
        Desbloquear
      </Button>
    </Note>
  );
}
