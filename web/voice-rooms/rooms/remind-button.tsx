import type { RoomView } from '@atalaya/core/voice-rooms/voice-rooms.contract';
import { Bell, BellRing } from 'lucide-react';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';

/** A notice ten minutes before an announced room. */
export function RemindButton({ room }: { room: Pick<RoomView, 'id' | 'isReminded' | 'topic'> }) {
  const params = { id: room.id };
  const changing = useAction(
    (): Promise<unknown> =>
      room.isReminded
        ? call('DELETE /api/voice-rooms/:id/reminder', { params })
        : call('PUT /api/voice-rooms/:id/reminder', { params }),
    { failed: 'No hemos podido cambiar el aviso', retries: true },
  );
  return (
    <Button
      variant="outline"
      size="sm"
      aria-pressed={room.isReminded}
      busy={changing.isBusy}
      onClick={() => changing.run()}
      className="justify-self-start"
    >
      {room.isReminded ? <BellRing /> : <Bell />}
      {room.isReminded ? 'Te avisaremos' : 'Avísame'}
      <span className="sr-only">: {room.topic}</span>
    </Button>
  );
}
