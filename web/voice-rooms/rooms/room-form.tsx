import { fromLocalInSpain, localInSpain } from '@atalaya/core/platform/madrid-time';
import { MESH_SEATS, seatChoices, TOPIC_LENGTH } from '@atalaya/core/voice-rooms/voice-rooms';
import type { RoomView } from '@atalaya/core/voice-rooms/voice-rooms.contract';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { DateField } from '../../ui/forms/date-field';
import { Input } from '../../ui/forms/input';
import { Segmented } from '../../ui/forms/segmented';
import { Select } from '../../ui/forms/select';
import { FormDialog } from '../../ui/overlays/form-dialog';
import { toast } from '../../ui/overlays/toast-store';

const whens = [
  { value: 'now', label: 'Ahora' },
  { value: 'later', label: 'Otro día u hora' },
] as const;

type FormProps = { room?: RoomView; largest: number; onClose: () => void };

/** Opens or announces a room, or changes an own one. */
export function RoomForm({ room, largest, onClose }: FormProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isAnnounced = room?.state === 'announced';
  const [start = '', time = ''] = room ? localInSpain(room.startsAt).split('T') : [];
  const [topic, setTopic] = useState(room?.topic ?? '');
  const [when, setWhen] = useState<'now' | 'later'>(isAnnounced ? 'later' : 'now');
  const [day, setDay] = useState(isAnnounced ? start : '');
  const [hour, setHour] = useState(isAnnounced ? time : '');
  const [seats, setSeats] = useState(MESH_SEATS);
  const { run, isBusy, faults, refuse } = useAction(
    (startsAt: string | null) =>
      room
        ? call('PATCH /api/voice-rooms/:id', {
            params: { id: room.id },
            body: { topic, ...(startsAt ? { startsAt } : {}) },
          })
        : call('POST /api/voice-rooms', { body: { topic, startsAt, seats } }),
    {
      stale: [],
      done: async (saved) => {
        onClose();
        if (room) toast({ title: 'Cambios guardados' });
        else if (saved.state === 'open') return navigate(`/campus-estudio/salas-voz/${saved.id}`);
        else toast({ title: 'Sala anunciada', description: 'Te avisaremos diez minutos antes.' });
        await revalidate();
      },
    },
  );
  const submit = () => {
    const startsAt = when === 'later' ? fromLocalInSpain(`${day}T${hour}`) : null;
    refuse({
      ...(topic.trim() ? {} : { topic: 'Di de qué va la sala.' }),
      ...(startsAt === undefined ? { startsAt: 'Escribe el día y la hora.' } : {}),
    });
    if (topic.trim() && startsAt !== undefined) run(startsAt);
  };
  const choices = seatChoices.filter((choice) => choice <= largest);
  return (
    <FormDialog
      title={room ? 'Cambiar la sala' : 'Abrir una sala'}
      description="Tú la diriges: puedes silenciar o sacar a quien no respete a los demás. No se graba."
      submitLabel={room ? 'Guardar' : when === 'now' ? 'Abrir' : 'Anunciar'}
      busyLabel="Guardando…"
      busy={isBusy}
      error={faults.form}
      onSubmit={submit}
      onClose={onClose}
    >
      <Input
        label="De qué va"
        placeholder="Repaso de extranjería, artículos 31 a 36"
        maxLength={TOPIC_LENGTH.most}
        value={topic}
        error={faults.topic}
        onChange={({ target }) => setTopic(target.value)}
      />
      {!room && <Segmented label="Cuándo" full options={whens} value={when} onChange={setWhen} />}
      {when === 'later' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField label="Día" value={day} error={faults.startsAt} onChange={setDay} />
          <Input
            label="Hora"
            type="time"
            hint="Hora peninsular."
            value={hour}
            onChange={({ target }) => setHour(target.value)}
          />
        </div>
      )}
      {!room && choices.length > 1 && (
        <Select
          label="Sitios"
          value={String(seats)}
          options={choices.map((choice) => ({ value: String(choice), label: `Hasta ${choice} personas` }))}
          onChange={({ target }) => setSeats(Number(target.value))}
        />
      )}
    </FormDialog>
  );
}
