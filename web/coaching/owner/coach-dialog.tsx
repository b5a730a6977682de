import type { CoachRow } from '@atalaya/core/coaching/owner.contract';
import { useState } from 'react';
import { useConflict } from '../../admin/resource/conflict';
import { ActionFault } from '../../platform/action/action-fault';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/forms/checkbox';
import { Input } from '../../ui/forms/input';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { FormDialog } from '../../ui/overlays/form-dialog';
import { useOwnerAction } from './use-owner-action';

export default function CoachDialog({ coach, onClose }: { coach: CoachRow; onClose: () => void }) {
  const [capacity, setCapacity] = useState(String(coach.capacity));
  const [text, setText] = useState(coach.hours);
  const [isAvailable, setAvailable] = useState(coach.isAvailable);
  const [isAsking, setAsking] = useState(false);
  const params = { userId: coach.userId };
  const put = (etag: string) =>
    call('PUT /api/admin/coaching/coaches/:userId', {
      params,
      // An empty field is no zero: the server says so.
      body: { etag, capacity: Number(capacity.trim() || Number.NaN), hours: text, isAvailable },
    });
  const onConflict = useConflict();
  const save = useOwnerAction(() => put(coach.etag), {
    done: onClose,
    // The panel keeps the coach that was opened, so the dialog closes.
    caught: (error) => {
      const isConflict = onConflict(error, put);
      if (isConflict) onClose();
      return isConflict;
    },
  });
  const removal = useOwnerAction(() => call('DELETE /api/admin/coaching/coaches/:userId', { params }), {
    done: onClose,
  });
  return (
    <FormDialog
      title={coach.name}
      description="Sus plazas son parte de las que se venden."
      submitLabel="Guardar"
      busyLabel="Guardando…"
      busy={save.isBusy}
      error={save.faults.form}
      onSubmit={() => save.run()}
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
        busy={removal.isBusy}
        className="justify-self-start"
        onClick={() => setAsking(true)}
      >
        Quitarle el papel de preparador
      </Button>
      <ActionFault id="quitar-preparador" fault={removal.faults.form} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Quitar a ${coach.name}`}
        description="Deja de ser preparador y pierde su tablero. Sus plazas dejan de venderse."
        confirmLabel="Quitar"
        danger
        onConfirm={() => {
          setAsking(false);
          removal.run();
        }}
      />
    </FormDialog>
  );
}
