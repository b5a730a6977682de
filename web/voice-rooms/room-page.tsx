import { lazy, Suspense, useEffect } from 'react';
import { Link, useRevalidator } from 'react-router';
import { HttpError } from '../platform/http-error';
import type { PageHandle } from '../platform/page-handle';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { Skeleton } from '../ui/skeleton';
import { EmptyState } from '../ui/state';
import type { Route } from './+types/room-page';
import { Lobby } from './call/lobby';
import { useMicrophone } from './call/use-microphone';
import { useCall, useVoiceCall } from './call/use-voice-call';
import { EndCard, WaitingCard } from './call/waiting-and-end';
import { LockedRooms } from './rooms/locked-rooms';
import { OwnRoomMenu } from './rooms/own-room-menu';
import { hourWords } from './rooms/room-words';

const loadCall = () => import('./call/call-screen');
const CallScreen = lazy(async () => ({ default: (await loadCall()).CallScreen }));

export const meta = titled(({ loaderData }: Route.MetaArgs) => loaderData?.room?.topic ?? 'Sala de voz');

export const handle: PageHandle = { frame: 'none' };

export const clientLoader = pageLoader(
  ({ params: { roomId = '' } }) => from('GET /api/voice-rooms/:id', { params: { id: roomId } }),
  async (load) => {
    try {
      return { room: await load() };
    } catch (error) {
      if (error instanceof HttpError && error.code === 'request.tier') return { room: null };
      throw error;
    }
  },
);

export default function RoomPage({ loaderData: { room } }: Route.ComponentProps) {
  // Another room is another visit.
  return room ? (
    <Visit key={room.id} room={room} />
  ) : (
    <Plain title="Sala de voz">
      <LockedRooms />
    </Plain>
  );
}

type Room = NonNullable<Route.ComponentProps['loaderData']['room']>;

function Visit({ room }: { room: Room }) {
  const { line, renew } = useVoiceCall(room.id);
  const microphone = useMicrophone();
  const { revalidate } = useRevalidator();
  const phase = useCall(line, (state) => state.phase);
  // Ready before somebody presses «Entrar».
  useEffect(() => {
    loadCall().catch(() => {});
  }, []);
  if (phase === 'in')
    return (
      <Suspense fallback={<div className="h-dvh bg-panel" />}>
        <CallScreen room={room} line={line} microphone={microphone} />
      </Suspense>
    );
  const again = () => {
    renew();
    void revalidate();
  };
  return (
    <Plain
      title={room.topic}
      under={`Sala de ${room.host}. ${hourWords(room.startsAt)}.`}
      actions={room.isMine && room.state !== 'closed' && phase !== 'ended' && <OwnRoomMenu room={room} />}
    >
      {phase === 'ended' ? (
        <EndCard line={line} onAgain={again} />
      ) : phase === 'waiting' ? (
        <WaitingCard line={line} room={room} />
      ) : room.state === 'closed' || room.own === 'removed' ? (
        <EmptyState
          title={room.state === 'closed' ? 'Esta sala se ha cerrado' : 'No puedes volver a esta sala'}
          action={
            <Link to="/campus-estudio/salas-voz" className="link">
              Ver las salas
            </Link>
          }
        >
          {room.own === 'removed' && 'Quien la dirige te sacó de ella.'}
        </EmptyState>
      ) : (
        <Lobby room={room} line={line} microphone={microphone} />
      )}
    </Plain>
  );
}

type PlainProps = {
  title: React.ReactNode;
  under?: string;
  actions?: React.ReactNode;
  children: React.ReactNode;
};

/** The page around the call: before, while waiting and after. */
function Plain({ title, under, actions, children }: PlainProps) {
  return (
    <main
      id="contenido"
      tabIndex={-1}
      className="mx-auto min-h-dvh max-w-275 px-5 py-6 outline-none md:py-12"
    >
      <Link to="/campus-estudio/salas-voz" className="link inline-flex min-h-6 items-center text-small">
        Salas de voz
      </Link>
      <div className="mt-2 mb-6 flex flex-wrap items-start justify-between gap-4 md:mb-8">
        <div className="min-w-0">
          <h1 className="text-h2 wrap-anywhere">{title}</h1>
          {under && <p className="mt-2 text-muted">{under}</p>}
        </div>
        {actions}
      </div>
      {children}
    </main>
  );
}

export const HydrateFallback = () => (
  <Plain title={<span className="sr-only">Cargando</span>}>
    <Skeleton className="h-70 rounded-lg" />
  </Plain>
);
