import { isAtLeastTier } from '@atalaya/core/auth/user';
import { roomAllowance } from '@atalaya/core/voice-rooms/voice-rooms';
import type { RoomView } from '@atalaya/core/voice-rooms/voice-rooms.contract';
import { Plus, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { call } from '../platform/api';
import { titled } from '../platform/page-title';
import { CampusHead } from '../shell/campus/campus-head';
import { CampusSkeleton, RowsSkeleton } from '../shell/campus/campus-skeleton';
import { userFrom } from '../shell/campus/signed-in';
import { Button } from '../ui/button';
import { LockedLine, Note } from '../ui/note';
import { lazyDialog } from '../ui/overlays/lazy-dialog';
import { EmptyState } from '../ui/state';
import type { Route } from './+types/rooms-page';
import { LockedRooms } from './rooms/locked-rooms';
import { RoomCard } from './rooms/room-card';

const RoomForm = lazyDialog(async () => ({ default: (await import('./rooms/room-form')).RoomForm }));

export const meta = titled('Salas de voz');

export async function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  const { tier } = userFrom(context);
  if (!isAtLeastTier(tier, 'plus')) return { list: null, mayHost: false };
  const after = new URL(request.url).searchParams.get('desde') ?? undefined;
  return {
    list: await call('GET /api/voice-rooms', { query: { after } }),
    mayHost: isAtLeastTier(tier, 'elite'),
  };
}

export default function RoomsPage({ loaderData: { list, mayHost } }: Route.ComponentProps) {
  const [isOpening, setOpening] = useState(false);
  const [search] = useSearchParams();
  if (!list)
    return (
      <>
        <CampusHead title="Salas de voz" />
        <LockedRooms />
      </>
    );
  const now = list.items.filter(({ state }) => state === 'open');
  const later = list.items.filter(({ state }) => state === 'announced');
  return (
    <>
      <CampusHead title="Salas de voz" />
      <div className="mb-7 grid gap-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start">
        <p className="max-w-[62ch] text-muted">
          Repasa en voz alta con otras personas que preparan lo mismo. Entra a hablar o solo a escuchar; el
          tiempo en compañía cuenta como estudio para tu patrulla.
        </p>
        {mayHost && (
          <Button
            onClick={() => setOpening(true)}
            disabled={list.mayOpen === 0}
            className="justify-self-start"
          >
            <Plus />
            Abrir una sala
          </Button>
        )}
      </div>
      <div className="grid gap-9">
        {mayHost && list.mayOpen === 0 && (
          <Note icon={<ShieldCheck />}>
            Ya tienes {roomAllowance.limit} salas abiertas o anunciadas. Cierra una para abrir otra.
          </Note>
        )}
        {!mayHost && (
          <LockedLine to="/planes" linkLabel="Ver los planes">
            Entrar es parte de tu plan. Para abrir tus propias salas hace falta Elite.
          </LockedLine>
        )}
        {list.items.length === 0 ? (
          <EmptyState title="Ahora no hay ninguna sala">
            {mayHost
              ? 'Abre una y quien entre en el campus la verá aquí.'
              : 'Vuelve a mirar por la tarde, que es cuando más se abren.'}
          </EmptyState>
        ) : (
          <>
            <RoomSection title="Abiertas ahora" rooms={now} />
            <RoomSection title="Anunciadas" rooms={later} />
          </>
        )}
        <div className="flex flex-wrap gap-5">
          {search.has('desde') && (
            <Link to="?" className="link">
              Volver al principio
            </Link>
          )}
          {list.next && (
            <Link to={`?desde=${encodeURIComponent(list.next)}`} className="link">
              Más salas
            </Link>
          )}
        </div>
        <p className="flex items-center gap-2 text-small text-muted">
          <ShieldCheck className="size-5 flex-none" />
          Ninguna sala se graba. El chat se borra al cerrarse.
        </p>
      </div>
      {isOpening && <RoomForm largest={list.largest} onClose={() => setOpening(false)} />}
    </>
  );
}

function RoomSection({ title, rooms }: { title: string; rooms: readonly RoomView[] }) {
  if (rooms.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="mb-4 text-h3">{title}</h2>
      <ul className="grid gap-4 md:grid-cols-2">
        {rooms.map((room) => (
          <RoomCard key={room.id} room={room} />
        ))}
      </ul>
    </section>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton title="Salas de voz">
    <RowsSkeleton rows={4} className="h-36" />
  </CampusSkeleton>
);
