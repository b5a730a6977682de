import { eventNames, type OutgoingEvent, outgoingEvents } from '@atalaya/core/checkout/outgoing/outgoing';
import type { OutgoingTarget } from '@atalaya/core/checkout/outgoing/outgoing.contract';
import { useState } from 'react';
import { FreshSecret } from '../../../admin/fresh-secret';
import { useConflict } from '../../../admin/resource/conflict';
import { useAction } from '../../../platform/action/use-action';
import { call, read } from '../../../platform/api';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/forms/checkbox';
import { Input } from '../../../ui/forms/input';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { Dialog } from '../../../ui/overlays/dialog';
import { FormDialog } from '../../../ui/overlays/form-dialog';

const { queryKey } = read('GET /api/admin/webhooks');

export function NewTargetDialog({ onClose }: { onClose: () => void }) {
  const [url, setUrl] = useState('https://');
  const [events, setEvents] = useState<readonly OutgoingEvent[]>(outgoingEvents);
  const [secret, setSecret] = useState<string>();
  const add = useAction(
    async () => {
      const made = await call('POST /api/admin/webhooks', { body: { url, events: [...events] } });
      setSecret(made.secret);
    },
    { stale: ['page', queryKey] },
  );
  if (secret) return <SecretDialog secret={secret} onClose={onClose} />;
  return (
    <FormDialog
      title="Añadir dirección"
      description="Recibirá una petición POST con el pedido, sin datos de personas."
      submitLabel="Añadir"
      busyLabel="Comprobando…"
      busy={add.isBusy}
      error={add.faults.form ?? add.faults.events}
      onSubmit={() => add.run()}
      onClose={onClose}
    >
      <Input
        label="Dirección"
        type="url"
        autoComplete="off"
        value={url}
        error={add.faults.url}
        onChange={({ target }) => setUrl(target.value)}
      />
      <EventChoices chosen={events} onChange={setEvents} />
    </FormDialog>
  );
}

function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const [isCopied, setCopied] = useState(false);
  const [asks, setAsks] = useState(false);
  if (asks)
    return (
      <ConfirmDialog
        open
        onOpenChange={setAsks}
        title="¿Cerrar sin copiar el secreto?"
        description="No se volverá a mostrar. Si lo pierdes, tendrás que borrar la dirección y añadirla otra vez."
        confirmLabel="Cerrar sin copiar"
        cancelLabel="Volver"
        danger
        onConfirm={onClose}
      />
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => open || (isCopied ? onClose() : setAsks(true))}
      title="Guarda el secreto"
      description="Quien recibe los avisos comprueba con él la firma."
    >
      <FreshSecret
        label="Secreto"
        secret={secret}
        done="Ya lo he guardado"
        onCopied={() => setCopied(true)}
        onDone={onClose}
      >
        Cópialo ahora: <b>no se volverá a mostrar</b>.
      </FreshSecret>
    </Dialog>
  );
}

export function ChangeTargetDialog({ target, onClose }: { target: OutgoingTarget; onClose: () => void }) {
  const [events, setEvents] = useState<readonly OutgoingEvent[]>(target.events);
  const [isActive, setActive] = useState(target.isActive);
  const [asks, setAsks] = useState(false);
  const params = { id: target.id };
  const put = (etag: string) =>
    call('PUT /api/admin/webhooks/:id', { params, body: { etag, events: [...events], isActive } });
  const onConflict = useConflict();
  const save = useAction(() => put(target.etag), {
    stale: ['page', queryKey],
    done: onClose,
    caught: (error) => onConflict(error, put),
  });
  const removal = useAction(
    () => call('DELETE /api/admin/webhooks/:id', { params }).finally(() => setAsks(false)),
    { stale: ['page', queryKey], done: onClose },
  );
  if (asks)
    return (
      <ConfirmDialog
        open
        onOpenChange={setAsks}
        title="¿Borrar la dirección?"
        description={`${target.url} deja de recibir avisos, y su lista de envíos y su secreto se pierden.`}
        confirmLabel="Borrar"
        danger
        busy={removal.isBusy}
        onConfirm={() => removal.run()}
      />
    );
  return (
    <FormDialog
      title="Cambiar los avisos"
      description={target.url}
      submitLabel="Guardar"
      busyLabel="Guardando…"
      busy={save.isBusy}
      error={save.faults.form ?? save.faults.events ?? removal.faults.form}
      onSubmit={() => save.run()}
      onClose={onClose}
    >
      <EventChoices chosen={events} onChange={setEvents} />
      <Checkbox label="Activo" checked={isActive} onChange={({ target: box }) => setActive(box.checked)} />
      <Button variant="quiet" size="sm" className="justify-self-start" onClick={() => setAsks(true)}>
        Borrar la dirección…
      </Button>
    </FormDialog>
  );
}

type ChoicesProps = {
  chosen: readonly OutgoingEvent[];
  onChange: (events: readonly OutgoingEvent[]) => void;
};

const EventChoices = ({ chosen, onChange }: ChoicesProps) => (
  <fieldset className="grid gap-2">
    <legend className="mb-2 font-semibold">Avisar de</legend>
    {outgoingEvents.map((event) => (
      <Checkbox
        key={event}
        label={eventNames[event]}
        checked={chosen.includes(event)}
        onChange={({ target }) =>
          onChange(target.checked ? [...chosen, event] : chosen.filter((one) => one !== event))
        }
      />
    ))}
  </fieldset>
);
