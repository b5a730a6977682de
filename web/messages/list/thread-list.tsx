import type { Answer } from '@atalaya/core/api';
import { type Box, threadPath } from '@atalaya/core/messages/messages';
import { formatCount } from '@atalaya/core/platform/number-format';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ImageIcon } from 'lucide-react';
import { NavLink } from 'react-router';
import { recently } from '../../admin/moments';
import { SectionFault, SectionLoading } from '../../platform/section-states';
import { Button, ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/state';
import { threadsQuery } from '../messages-queries';
import { PersonAvatar, PersonName } from '../person-name';

type Thread = Answer<'GET /api/messages/threads'>['items'][number];

export function ThreadList({ box }: { box: Box }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    threadsQuery(box),
  );
  if (error && !data)
    return (
      <div className="p-4">
        <SectionFault error={error} retry={refetch} />
      </div>
    );
  if (!data)
    return (
      <div className="p-4">
        <SectionLoading label="Cargando tus conversaciones" rows={5} height="h-16" />
      </div>
    );
  const threads = data.pages.flatMap(({ items }) => items);
  if (threads.length === 0 && !hasNextPage) return <NoThreads box={box} />;
  return (
    <div className="min-h-0 flex-1 overflow-y-auto p-2">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
        {threads.map((thread) => (
          <li key={thread.id}>
            <ThreadRow thread={thread} box={box} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="outline"
          size="sm"
          full
          className="mt-3"
          busy={isFetchingNextPage}
          onClick={() => fetchNextPage()}
        >
          Ver más
        </Button>
      )}
    </div>
  );
}

function ThreadRow({ thread: { id, person, unread, last, lastAt }, box }: { thread: Thread; box: Box }) {
  return (
    <NavLink
      to={{ pathname: threadPath(id), search: box === 'requests' ? '?bandeja=requests' : '' }}
      className="flex items-center gap-3 rounded-lg px-2.5 py-2.5 leading-[1.35] no-underline hover:bg-sunken aria-[current=page]:bg-sunken"
    >
      <PersonAvatar person={person} className="size-11 text-[1.25rem]" />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <PersonName person={person} />
          <time dateTime={lastAt} className="flex-none text-micro text-muted">
            {recently(lastAt)}
          </time>
        </span>
        <span className="flex items-center gap-2">
          <span
            className={`min-w-0 flex-1 truncate text-small ${unread > 0 ? 'font-semibold' : 'text-muted'}`}
          >
            {last?.isMine && 'Tú: '}
            {last?.hasImage && <ImageIcon className="mr-1 inline size-4 align-[-0.15em]" />}
            {last ? last.text || 'Mensaje retirado' : 'Sin mensajes'}
          </span>
          {unread > 0 && (
            <span className="min-w-5.5 flex-none rounded-full bg-navy px-1.5 text-center text-micro leading-5.5 font-semibold text-on-navy">
              <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
              <span className="sr-only">
                , {formatCount(unread, 'mensaje sin leer', 'mensajes sin leer')}
              </span>
            </span>
          )}
        </span>
      </span>
    </NavLink>
  );
}

const NoThreads = ({ box }: { box: Box }) => (
  <div className="min-h-0 flex-1 overflow-y-auto">
    {box === 'inbox' ? (
      <EmptyState
        title="Aún no hay conversaciones"
        action={
          <ButtonLink to="/campus-estudio/mensajes/nuevo" variant="outline">
            Escribir a alguien
          </ButtonLink>
        }
      >
        Escribe a quien conozcas del foro, o por su nombre de usuario.
      </EmptyState>
    ) : (
      <EmptyState title="Sin solicitudes">
        El primer mensaje de alguien nuevo aparece aquí y espera a que lo aceptes.
      </EmptyState>
    )}
  </div>
);
