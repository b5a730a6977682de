import { threadPath } from '@atalaya/core/messages/messages';
import { useQuery } from '@tanstack/react-query';
import { Ban, MessageCircle } from 'lucide-react';
import { useCallback } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { read } from '../../platform/api';
import { HttpError } from '../../platform/http-error';
import { SectionFault, SectionLoading } from '../../platform/section-states';
import { ButtonLink } from '../../ui/button';
import { Note } from '../../ui/note';
import { EmptyState } from '../../ui/state';
import type { Sent } from '../outbox/outbox';
import { useOutbox } from '../outbox/use-outbox';
import { Composer } from '../thread/composer';
import { WaitingBubble } from '../thread/waiting-bubble';
import { useRefreshMessages } from '../use-refresh-messages';

type FirstProps = { username: string; userId: string };

export function FirstMessage({ username, userId }: FirstProps) {
  const navigate = useNavigate();
  const refresh = useRefreshMessages();
  const { data, error, refetch } = useQuery({
    ...read('GET /api/messages/people/:username', { params: { username } }),
    staleTime: 0,
    refetchOnMount: 'always',
    retry: false,
  });
  const onSent = useCallback(
    (sent: Sent) => {
      void refresh();
      void navigate(threadPath(sent.threadId), { replace: true });
    },
    [navigate, refresh],
  );
  const kept = useOutbox(userId, onSent);
  if (error && !data)
    return (
      <div className="p-4">
        {error instanceof HttpError && error.status < 500 ? (
          <EmptyState
            title={error.sentence}
            action={
              <ButtonLink to="/campus-estudio/mensajes/nuevo" variant="outline">
                Buscar a otra persona
              </ButtonLink>
            }
          />
        ) : (
          <SectionFault error={error} retry={refetch} />
        )}
      </div>
    );
  if (!data)
    return (
      <div className="p-4">
        <SectionLoading label="Cargando" rows={1} height="h-16" />
      </div>
    );
  if (data.threadId) return <Navigate to={threadPath(data.threadId)} replace />;
  const waiting = kept.filter(({ to }) => 'username' in to && to.username === username);
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto p-4">
        <Note icon={<MessageCircle />}>
          {data.standing === 'open'
            ? 'Tu mensaje le llega directamente.'
            : 'Es tu primer mensaje a esta persona: di quién eres y qué quieres. Podrás seguir cuando lo acepte.'}
        </Note>
        <ol className="mt-4 grid gap-1.5">
          {waiting.map((one) => (
            <WaitingBubble key={one.id} kept={one} />
          ))}
        </ol>
      </div>
      <footer className="border-t border-line p-3 md:p-4">
        {data.standing === 'unavailable' ? (
          <Note icon={<Ban />}>Ahora no se puede escribir a esta persona.</Note>
        ) : (
          <Composer
            userId={userId}
            to={{ username }}
            place={`para-${username}`}
            maySendImages={false}
            showsTyping={false}
            autoFocus
          />
        )}
      </footer>
    </>
  );
}
