import type { Answer } from '@atalaya/core/api';
import { MAX_PAGE_SIZE } from '@atalaya/core/platform/paging';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CheckCheck, Settings } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { recently } from '../admin/moments';
import { call, read } from '../platform/api';
import { sentenceFor } from '../platform/http-error';
import { toastError } from '../platform/toast-error';
import { closePanel, useShell } from '../shell/shell-store';
import { Button, ButtonLink } from '../ui/button';
import { Drawer } from '../ui/overlays/drawer';
import { Loading, Skeleton } from '../ui/skeleton';
import { EmptyState, ErrorState } from '../ui/state';
import { notificationsQuery } from './notifications-query';

type BellNotification = Answer<'GET /api/notifications'>['items'][number];

const STEP = 20;

/** Opening a notification marks it as read. */
export default function NotificationsPanel() {
  const open = useShell((shell) => shell.panel === 'notifications');
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => next || closePanel()}
      title="Avisos"
      closeLabel="Cerrar los avisos"
    >
      {open && <NotificationList />}
    </Drawer>
  );
}

function NotificationList() {
  const [pageSize, setPageSize] = useState(STEP);
  const client = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery({
    ...read('GET /api/notifications', { query: { page: 1, pageSize } }),
    staleTime: 0,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
  const markRead = useMutation({
    mutationFn: (ids: string[] | undefined) =>
      call('POST /api/notifications/read', { body: ids ? { ids } : {} }),
    onSuccess: () => client.invalidateQueries({ queryKey: notificationsQuery.queryKey.slice(0, 1) }),
    onError: (fault) => toastError('No se ha guardado', fault),
  });
  if (error && !data)
    return (
      <ErrorState
        title="No hemos podido leer tus avisos"
        action={
          <Button variant="outline" onClick={() => refetch()}>
            Reintentar
          </Button>
        }
      >
        {sentenceFor(error)}
      </ErrorState>
    );
  if (!data)
    return (
      <Loading label="Cargando tus avisos" className="grid gap-3">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </Loading>
    );
  if (data.total === 0)
    return (
      <EmptyState
        title="Aún no tienes avisos"
        action={
          <ButtonLink to="/configuracion" variant="outline">
            Elegir mis avisos
          </ButtonLink>
        }
      >
        Aquí te diremos si cambia algo que entra en el examen o si corregimos una pregunta que te tocó.
      </EmptyState>
    );
  return (
    <div aria-busy={isFetching}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <p className="text-small text-muted" role="status">
          {data.unread === 0 ? 'Todo leído' : `${data.unread} sin leer`}
        </p>
        <div className="flex gap-1">
          <Button
            variant="quiet"
            size="sm"
            disabled={data.unread === 0}
            busy={markRead.isPending && markRead.variables === undefined}
            onClick={() => markRead.mutate(undefined)}
          >
            <CheckCheck />
            Marcar todo como leído
          </Button>
          <ButtonLink to="/configuracion" variant="quiet" size="sm" aria-label="Elegir mis avisos">
            <Settings />
          </ButtonLink>
        </div>
      </div>
      <ul>
        {data.items.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            onOpen={() => notification.isRead || markRead.mutate([notification.id])}
          />
        ))}
      </ul>
      {data.items.length < data.total && pageSize < MAX_PAGE_SIZE && (
        <Button
          variant="outline"
          full
          className="mt-4"
          busy={isFetching}
          onClick={() => setPageSize((size) => Math.min(MAX_PAGE_SIZE, size + STEP))}
        >
          Ver más avisos
        </Button>
      )}
    </div>
  );
}

function NotificationRow({ notification, onOpen }: { notification: BellNotification; onOpen: () => void }) {
  return (
    <li className="border-t border-line">
      <Link
        to={notification.url}
        onClick={() => {
          onOpen();
          closePanel();
        }}
        className="-mx-2 grid grid-cols-[0.625rem_1fr] gap-x-3 rounded-md px-2 py-3.5 leading-[1.4] text-ink no-underline hover:bg-navy-tint"
      >
        <span
          className={`mt-2 size-2.5 rounded-full ${notification.isRead ? '' : 'bg-navy'}`}
          aria-hidden="true"
        />
        <span className="min-w-0 wrap-anywhere">
          <span className={notification.isRead ? 'block' : 'block font-semibold'}>
            {!notification.isRead && <span className="sr-only">Sin leer: </span>}
            {notification.title}
          </span>
          <span className="block text-small text-muted">{notification.body}</span>
          <time dateTime={notification.createdAt} className="block text-micro text-muted">
            {recently(notification.createdAt)}
          </time>
        </span>
      </Link>
    </li>
  );
}
