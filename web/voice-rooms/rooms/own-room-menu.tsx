import { MESH_SEATS } from '@atalaya/core/voice-rooms/voice-rooms';
import type { RoomView } from '@atalaya/core/voice-rooms/voice-rooms.contract';
import { useState } from 'react';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';
import { LazyConfirm } from '../../ui/overlays/lazy-confirm';
import { lazyDialog } from '../../ui/overlays/lazy-dialog';
import { toast } from '../../ui/overlays/toast-store';

const RoomForm = lazyDialog(async () => ({ default: (await import('./room-form')).RoomForm }));

/** What the host may do with the room itself. */
export function OwnRoomMenu({ room }: { room: RoomView }) {
  const [open, setOpen] = useState<'change' | 'close'>();
  const closing = useAction(() => call('POST /api/voice-rooms/:id/close', { params: { id: room.id } }), {
    done: () => {
      setOpen(undefined);
      toast({ title: 'Sala cerrada' });
    },
    failed: 'No hemos podido cerrar la sala',
  });
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button variant="outline" size="sm" onClick={() => setOpen('change')}>
        Cambiar<span className="sr-only"> la sala {room.topic}</span>
      </Button>
      <Button variant="outline" size="sm" onClick={() => setOpen('close')}>
        Cerrar<span className="sr-only"> la sala {room.topic}</span>
      </Button>
      {open === 'change' && <RoomForm room={room} largest={MESH_SEATS} onClose={() => setOpen(undefined)} />}
      {open === 'close' && (
        <LazyConfirm
          title="¿Cerrar la sala?"
          description="Saldrán todos los que estén dentro y se borrará su chat."
          confirmLabel="Cerrar la sala"
          danger
          busy={closing.isBusy}
          onConfirm={() => closing.run()}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}
