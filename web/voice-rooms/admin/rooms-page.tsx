import type { Answer } from '@atalaya/core/api';
import { roomSorts, roomStates } from '@atalaya/core/voice-rooms/voice-rooms';
import { useQuery } from '@tanstack/react-query';
import { ServerCog } from 'lucide-react';
import { useState } from 'react';
import { recently, toTheSecond } from '../../admin/moments';
import type { Column } from '../../admin/resource/data-table';
import { Facts, RecordDrawer, RecordSection } from '../../admin/resource/record-drawer';
import { RecordList } from '../../admin/resource/record-list';
import { useAction } from '../../platform/action/use-action';
import { call, read } from '../../platform/api';
import { titled } from '../../platform/page-title';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Note } from '../../ui/note';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { toast } from '../../ui/overlays/toast-store';

export const meta = titled('Salas de voz', { robots: 'noindex' });

type AdminRoom = Answer<'GET /api/admin/voice-rooms'>['items'][number];

const stateWords = { announced: 'Anunciada', open: 'Abierta', closed: 'Cerrada' } as const;
const tones = { announced: 'navy', open: 'success', closed: 'neutral' } as const;
const ways = { mesh: 'Entre navegadores', sfu: 'LiveKit' } as const;

const filters = [
  {
    name: 'state',
    label: 'Estado',
    all: 'todos',
    options: roomStates.map((value) => ({ value, label: stateWords[value] })),
  },
];

const columns: readonly Column<AdminRoom, (typeof roomSorts)[number]>[] = [
  { id: 'topic', header: 'Sala', cell: ({ topic }) => <span className="line-clamp-2">{topic}</span> },
  { id: 'host', header: 'La dirige', plain: true, cell: ({ host }) => host },
  {
    id: 'inside',
    header: 'Dentro',
    plain: true,
    cell: ({ inside, seats }) => `${inside} de ${seats}`,
  },
  {
    id: 'state',
    header: 'Estado',
    plain: true,
    cell: ({ state }) => <Badge tone={tones[state]}>{stateWords[state]}</Badge>,
  },
  {
    id: 'startsAt',
    header: 'Empieza',
    sort: 'startsAt',
    startsDescending: true,
    plain: true,
    cell: ({ startsAt }) => <span className="whitespace-nowrap text-muted">{recently(startsAt)}</span>,
  },
];

const words = {
  title: 'Salas de voz',
  one: 'sala',
  several: 'salas',
  caption: 'Salas de voz de los últimos treinta días',
  search: { label: 'Buscar salas', placeholder: 'Asunto, nombre o correo' },
  empty: 'Nadie ha abierto todavía una sala',
};

export default function AdminRoomsPage() {
  return (
    <RecordList
      words={words}
      sorts={roomSorts}
      defaultOrder={{ field: 'startsAt', descending: true }}
      filters={filters}
      columns={columns}
      ask={(list) =>
        read('GET /api/admin/voice-rooms', {
          query: { ...list.asked, state: list.pick('state', roomStates) },
        })
      }
      notice={<SetupNote />}
      recordName="sala"
    >
      {({ row, onClose }) => <RoomDrawer key={row?.id} room={row} onClose={onClose} />}
    </RecordList>
  );
}

function RoomDrawer({ room, onClose }: { room: AdminRoom | undefined; onClose: () => unknown }) {
  const [isAsking, setAsking] = useState(false);
  const closing = useAction(
    (id: string) => call('POST /api/admin/voice-rooms/:id/close', { params: { id } }),
    {
      stale: [['/api/admin/voice-rooms']],
      done: () => {
        toast({ title: 'Sala cerrada' });
        onClose();
      },
      failed: 'No hemos podido cerrar la sala',
    },
  );
  return (
    <RecordDrawer
      open={room !== undefined}
      onClose={onClose}
      kind="Sala de voz"
      title={({ topic }) => topic}
      query={{ data: room, error: null, refetch: () => undefined }}
    >
      {(row) => (
        <RecordSection title="La sala" hideTitle>
          <Facts
            facts={[
              { label: 'La dirige', value: row.host },
              { label: 'Estado', value: stateWords[row.state] },
              { label: 'Dentro', value: `${row.inside} de ${row.seats}` },
              { label: 'Clase', value: row.kind === 'private' ? 'Privada' : 'Abierta a los planes' },
              { label: 'Conexión', value: ways[row.transport] },
              { label: 'Empieza', value: toTheSecond(row.startsAt) },
              ...(row.closedAt ? [{ label: 'Cerrada', value: toTheSecond(row.closedAt) }] : []),
            ]}
          />
          {row.state !== 'closed' && (
            <Button variant="danger" className="mt-6" onClick={() => setAsking(true)}>
              Cerrar la sala
            </Button>
          )}
          <ConfirmDialog
            open={isAsking}
            onOpenChange={setAsking}
            title="¿Cerrar la sala?"
            description="Saldrán todos los que estén dentro y se borrará su chat. Queda anotado en la auditoría."
            confirmLabel="Cerrar la sala"
            danger
            busy={closing.isBusy}
            onConfirm={() => closing.run(row.id)}
          />
        </RecordSection>
      )}
    </RecordDrawer>
  );
}

/** What the operator can still configure, and with which variables. */
function SetupNote() {
  const { data } = useQuery(read('GET /api/admin/voice-rooms', { query: { pageSize: 1 } }));
  if (!data || (data.hasTurn && data.hasSfu)) return null;
  return (
    <div className="mb-5">
      <Note icon={<ServerCog />}>
        {!data.hasTurn && (
          <p>
            Sin servidor TURN: quien esté tras una red estricta no podrá hablar. Pon <code>TURN_URLS</code> y{' '}
            <code>TURN_SECRET</code> en el servidor.
          </p>
        )}
        {!data.hasSfu && (
          <p>
            Sin LiveKit: las salas son de seis personas como mucho. Para llegar a cincuenta, pon{' '}
            <code>LIVEKIT_URL</code>, <code>LIVEKIT_API_KEY</code> y <code>LIVEKIT_API_SECRET</code>.
          </p>
        )}
      </Note>
    </div>
  );
}
