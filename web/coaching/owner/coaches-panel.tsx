import type { CoachRow } from '@atalaya/core/coaching/owner.contract';
import { formatOneDecimal } from '@atalaya/core/platform/number-format';
import { useState } from 'react';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/forms/checkbox';
import { Input } from '../../ui/forms/input';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { FormDialog } from '../../ui/overlays/form-dialog';
import { Table, Td, Th } from '../../ui/table';
import { FormFault } from '../form-fault';
import { useOwnerChange } from './use-owner-change';

const hours = (value: number | null): string => (value === null ? '—' : `${formatOneDecimal(value)} h`);

export function CoachesPanel({ coaches }: { coaches: readonly CoachRow[] }) {
  const [open, setOpen] = useState<CoachRow>();
  return (
    <section className="grid min-w-0 gap-3">
      <h2 className="text-h3">Preparadores</h2>
      {coaches.length === 0 ? (
        <p className="text-muted">Todavía no hay ninguno: se venden las plazas que dice el plan.</p>
      ) : (
        <Table caption="Preparadores, su carga y sus respuestas" dense>
          <thead>
            <tr>
              <Th>Nombre</Th>
              <Th numeric>Carga</Th>
              <Th numeric>Sin contestar</Th>
              <Th numeric>Respuesta media</Th>
              <Th numeric>La más lenta</Th>
              <Th numeric>Satisfacción</Th>
              <Th>
                <span className="sr-only">Cambiar</span>
              </Th>
            </tr>
          </thead>
          <tbody>
            {coaches.map((coach) => (
              <tr key={coach.userId}>
                <Td>
                  <b>{coach.name}</b>
                  <span className="block text-muted">
                    {coach.hours || 'Sin horario'}
                    {coach.isAvailable ? '' : '. No admite más'}
                  </span>
                </Td>
                <Td numeric>
                  {coach.candidates} de {coach.capacity}
                </Td>
                <Td numeric>{coach.unanswered}</Td>
                <Td numeric>{hours(coach.medianHours)}</Td>
                <Td numeric>{hours(coach.slowestHours)}</Td>
                <Td numeric>
                  {coach.rating === null ? '—' : `${formatOneDecimal(coach.rating)} de 5 (${coach.ratings})`}
                </Td>
                <Td>
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={`Cambiar a ${coach.name}`}
                    onClick={() => setOpen(coach)}
                  >
                    Cambiar
                  </Button>
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <p className="text-small text-muted">Respuestas y satisfacción de los últimos noventa días.</p>
      {open && <CoachDialog key={open.etag} coach={open} onClose={() => setOpen(undefined)} />}
    </section>
  );
}

function CoachDialog({ coach, onClose }: { coach: CoachRow; onClose: () => void }) {
  const [capacity, setCapacity] = useState(String(coach.capacity));
  const [text, setText] = useState(coach.hours);
  const [isAvailable, setAvailable] = useState(coach.isAvailable);
  const [isAsking, setAsking] = useState(false);
  const params = { userId: coach.userId };
  const save = useOwnerChange<void>({
    change: () =>
      call('PUT /api/admin/coaching/coaches/:userId', {
        params,
        body: { etag: coach.etag, capacity: Number(capacity), hours: text, isAvailable },
      }),
    onDone: onClose,
  });
  const removal = useOwnerChange<void>({
    change: () => call('DELETE /api/admin/coaching/coaches/:userId', { params }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={coach.name}
      description="Sus plazas son parte de las que se venden."
      submitLabel="Guardar"
      busyLabel="Guardando…"
      busy={save.isPending}
      error={save.faults.form}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <Input
        label="Plazas"
        inputMode="numeric"
        value={capacity}
        error={save.faults.capacity}
        onChange={({ target }) => setCapacity(target.value)}
      />
      <Input
        label="Horario"
        value={text}
        error={save.faults.hours}
        onChange={({ target }) => setText(target.value)}
      />
      <Checkbox
        label="Admite candidatos nuevos"
        checked={isAvailable}
        onChange={({ target }) => setAvailable(target.checked)}
      />
      <Button
        variant="quiet"
        size="sm"
        busy={removal.isPending}
        className="justify-self-start"
        onClick={() => setAsking(true)}
      >
        Quitarle el papel de preparador
      </Button>
      <FormFault id="quitar-preparador" fault={removal.faults.form} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Quitar a ${coach.name}`}
        description="Deja de ser preparador y pierde su tablero. Sus plazas dejan de venderse."
        confirmLabel="Quitar"
        danger
        onConfirm={() => {
          setAsking(false);
          removal.mutate();
        }}
      />
    </FormDialog>
  );
}
