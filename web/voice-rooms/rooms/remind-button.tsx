import type { RoomView } from '@atalaya/core/voice-rooms/voice-rooms.contract';
import { useMutation } from '@tanstack/react-query';
import { Bell, BellRing } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { call } from '../../platform/api';
import { toastError } from '../../platform/toast-error';
import { Button } from '../../ui/button';

/** A notice ten minutes before an announced room. */
export function RemindButton({ room }: { room: Pick<RoomView, 'id' | 'isReminded' | 'topic'> }) {
  const { revalidate } = useRevalidator();
  const params = { id: room.id };
  const changing = useMutation({
    mutationFn: async () => {
      await (room.isReminded
        ? call('DELETE /api/voice-rooms/:id/reminder', { params })
        : call('PUT /api/voice-rooms/:id/reminder', { params }));
      await revalidate();
    },
    onError: (error) => toastError('No hemos podido cambiar el aviso', error),
  });
  return (
    <Button
      variant="outline"
      size="sm"
      aria-pressed={room.isReminded}
      busy={changing.isPending}
      onClick={() => changing.mutate()}
      className="justify-self-start"
    >
      {room.isReminded ? <BellRing aria-hidden="true" /> : <Bell aria-hidden="true" />}
      {room.isReminded ? 'Te avisaremos' : 'Avísame'}
      <span className="sr-only">: {room.topic}</span>
    </Button>
  );
}
