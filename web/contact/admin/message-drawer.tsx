import type { Answer } from '@atalaya/core/api';
import { textFault } from '@atalaya/core/contact/contact';
import { Reply } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toTheSecond } from '../../admin/moments';
import { useConflict } from '../../admin/resource/conflict';
import { Facts, RecordDrawer, RecordSection } from '../../admin/resource/record-drawer';
import { RecordForm } from '../../admin/resource/record-form';
import { useRecord } from '../../admin/resource/use-record';
import { useAction } from '../../platform/action/use-action';
import { call, read } from '../../platform/api';
import { useSubmit } from '../../platform/form/use-submit';
import { Button } from '../../ui/button';
import { Textarea } from '../../ui/forms/textarea';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { toast } from '../../ui/overlays/toast-store';

type Message = Answer<'GET /api/admin/contact-messages/:id'>;

const messageQuery = (id: string) => read('GET /api/admin/contact-messages/:id', { params: { id } });

export function AdminMessageDrawer({ id, onClose }: { id: string | null; onClose: () => unknown }) {
  const { query, changed, refreshLists } = useRecord(messageQuery, id, ['/api/admin/contact-messages']);
  return (
    <RecordDrawer
      open={id !== null}
      onClose={onClose}
      kind="Mensaje"
      title={({ subject }) => subject}
      query={query}
    >
      {(message) => (
        <>
          <RecordSection title="El mensaje" hideTitle>
            <Facts
              facts={[
                { label: 'De', value: message.name },
                { label: 'Correo', value: message.email },
                { label: 'Teléfono', value: message.phone },
                { label: 'Recibido', value: toTheSecond(message.createdAt) },
              ]}
            />
            <p className="mt-5 wrap-anywhere whitespace-pre-wrap">{message.message}</p>
          </RecordSection>
          <RecordSection title="Respuesta">
            {message.reply ? (
              <>
                <p className="text-small text-muted">
                  Enviada {message.repliedAt && toTheSecond(message.repliedAt)}
                </p>
                <p className="mt-2 wrap-anywhere whitespace-pre-wrap">{message.reply}</p>
              </>
            ) : (
              <ReplyForm key={message.id} message={message} onChanged={changed} />
            )}
          </RecordSection>
          <Ends
            message={message}
            onChanged={changed}
            onDeleted={() => {
              refreshLists();
              onClose();
            }}
          />
        </>
      )}
    </RecordDrawer>
  );
}

type Props = { message: Message; onChanged: (message: Message) => void };

function ReplyForm({ message, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false);
  const form = useForm({ defaultValues: { reply: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = useSubmit(
    form,
    (body) => call('POST /api/admin/contact-messages/:id/reply', { params: { id: message.id }, body }),
    {
      stale: [],
      done: (after) => {
        onChanged(after);
        toast({ title: 'Respuesta enviada', description: message.email });
      },
    },
  );
  if (!isOpen)
    return (
      <Button size="sm" onClick={() => setOpen(true)}>
        <Reply />
        Responder
      </Button>
    );
  return (
    <RecordForm onSubmit={submit} errors={errors} busy={isSubmitting} submitLabel="Enviar la respuesta">
      <Textarea
        label={`Para ${message.name}`}
        rows={8}
        hint="El saludo, la firma y su mensaje se añaden solos."
        error={errors.reply?.message}
        {...form.register('reply', { validate: (text) => textFault('message', text) ?? true })}
      />
    </RecordForm>
  );
}

function Ends({ message, onChanged, onDeleted }: Props & { onDeleted: () => void }) {
  const [asks, setAsks] = useState(false);
  const onConflict = useConflict();
  const params = { id: message.id };
  const setState = (body: { state: 'new' | 'closed'; etag: string }) =>
    call('PUT /api/admin/contact-messages/:id/state', { params, body });
  const state = useAction(setState, {
    stale: [],
    done: onChanged,
    failed: 'No se ha cambiado',
    caught: (error, mine) => onConflict(error, (etag) => setState({ ...mine, etag }).then(onChanged)),
  });
  const removal = useAction(() => call('DELETE /api/admin/contact-messages/:id', { params }), {
    stale: [],
    done: () => {
      toast({ title: 'Mensaje borrado' });
      onDeleted();
    },
    failed: 'No se ha cambiado',
  });
  const isClosed = message.state === 'closed';
  return (
    <RecordSection title="Qué hacer con él">
      <div className="flex flex-wrap gap-2.5">
        {message.state !== 'answered' && (
          <Button
            size="sm"
            variant="outline"
            busy={state.isBusy}
            onClick={() => state.run({ state: isClosed ? 'new' : 'closed', etag: message.etag })}
          >
            {isClosed ? 'Volver a abrir' : 'Cerrar sin responder'}
          </Button>
        )}
        <Button size="sm" variant="quiet" className="text-danger!" onClick={() => setAsks(true)}>
          Borrar
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title="¿Borrar este mensaje?"
        description="Se borra para siempre, con su respuesta."
        confirmLabel="Borrar"
        danger
        busy={removal.isBusy}
        onConfirm={() => removal.run()}
      />
    </RecordSection>
  );
}
