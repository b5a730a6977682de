import { holds } from '@atalaya/core/auth/roles';
import { deletesAt } from '@atalaya/core/profile/deletion';
import { MAX_REASON } from '@atalaya/core/profile/user-sorts';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { inFull } from '../../admin/moments';
import { RecordSection } from '../../admin/resource/record-drawer';
import { RecordForm } from '../../admin/resource/record-form';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { DownloadButton } from '../../platform/download-button';
import { useFormAction, useSubmit } from '../../platform/form/use-submit';
import { useSession } from '../../platform/session';
import { Button } from '../../ui/button';
import { Input } from '../../ui/forms/input';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { toast } from '../../ui/overlays/toast-store';
import type { OnChanged, UserDetail } from './use-user';

const nameOf = ({ displayName, username }: UserDetail): string => displayName ?? username;

type Props = { user: UserDetail; onChanged: OnChanged };
type Act = { done: string; run: () => Promise<UserDetail> };

/** Emails to the user, suspension, deletion and the download of their data. */
export function AdminUserAccount({ user, onChanged, onDeleted }: Props & { onDeleted: () => void }) {
  const me = useSession().user;
  const isMe = me?.id === user.id;
  const [asksDeletion, setAsksDeletion] = useState(false);
  const params = { id: user.id };
  const act = useAction(({ run }: Act) => run(), {
    stale: [],
    done: (changed, { done }) => {
      onChanged(changed);
      toast({ title: done });
    },
    failed: 'No se ha hecho',
    settled: () => setAsksDeletion(false),
  });
  const button = (label: string, done: string, run: Act['run']) => (
    <Button variant="outline" size="sm" disabled={act.isBusy} onClick={() => act.run({ done, run })}>
      {label}
    </Button>
  );
  return (
    <>
      <RecordSection title="Correos y datos">
        <div className="grid gap-1.5">
          {!user.emailConfirmed && (
            <Line text={user.isInvited ? 'Aún no ha elegido contraseña' : 'Correo sin confirmar'}>
              {button(
                user.isInvited ? 'Reenviar la invitación' : 'Reenviar la confirmación',
                'Correo enviado',
                () => call('POST /api/admin/users/:id/resend-confirmation', { params }),
              )}
            </Line>
          )}
          <Line text="Contraseña">
            {button('Enviar enlace para cambiarla', 'Enlace enviado al usuario', () =>
              call('POST /api/admin/users/:id/password-reset', { params }),
            )}
          </Line>
          <Line text="Todo lo que guardamos de esta persona">
            <DownloadButton href={`/api/admin/users/${user.id}/data`}>Descargar sus datos</DownloadButton>
          </Line>
        </div>
      </RecordSection>
      {!isMe && (
        <RecordSection title="Suspensión">
          {user.suspendedAt ? (
            <Line text={`Suspendida el ${inFull(user.suspendedAt)}. Motivo: ${user.suspensionReason ?? ''}`}>
              {button('Levantar la suspensión', 'Suspensión levantada', () =>
                call('DELETE /api/admin/users/:id/suspension', { params }),
              )}
            </Line>
          ) : (
            <SuspendForm user={user} onChanged={onChanged} />
          )}
        </RecordSection>
      )}
      {!isMe && (
        <RecordSection title="Borrar la cuenta">
          {user.deletesAt ? (
            <Line text={`Se borra el ${inFull(user.deletesAt)}.`}>
              {button('Cancelar el borrado', 'Borrado cancelado', () =>
                call('DELETE /api/admin/users/:id/deletion', { params }),
              )}
            </Line>
          ) : (
            <Line text="En 14 días. Se le avisa y puede recuperarla.">
              <Button variant="outline" size="sm" onClick={() => setAsksDeletion(true)}>
                Borrar en 14 días
              </Button>
            </Line>
          )}
          {holds(me, 'may:administer') && <DeleteNow user={user} onDeleted={onDeleted} />}
          <ConfirmDialog
            open={asksDeletion}
            onOpenChange={setAsksDeletion}
            title={`¿Borrar la cuenta de ${nameOf(user)} en 14 días?`}
            description={`Sus sesiones se cierran ahora y recibe un correo. El ${inFull(deletesAt(new Date()))} se borra todo lo suyo: progreso, exámenes, mensajes y dispositivos. Las facturas se conservan, como pide la ley. Hasta ese día puedes cancelarlo aquí, y quien tiene la cuenta puede recuperarla al iniciar sesión.`}
            confirmLabel="Borrar en 14 días"
            danger
            busy={act.isBusy}
            onConfirm={() =>
              act.run({
                done: 'Borrado pedido',
                run: () => call('POST /api/admin/users/:id/deletion', { params }),
              })
            }
          />
        </RecordSection>
      )}
    </>
  );
}

const Line = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className="flex min-h-9.5 flex-wrap items-center justify-between gap-x-4 gap-y-2 text-small">
    <span className="wrap-anywhere">{text}</span>
    {children}
  </div>
);

function SuspendForm({ user, onChanged }: Props) {
  const form = useForm({ defaultValues: { reason: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = useSubmit(
    form,
    (body) => call('POST /api/admin/users/:id/suspension', { params: { id: user.id }, body }),
    {
      stale: [],
      done: (after) => {
        onChanged(after);
        toast({ title: 'Cuenta suspendida', description: 'Sus sesiones se han cerrado.' });
      },
    },
  );
  return (
    <>
      <p className="mb-3 text-small text-muted">
        No podrá entrar. No se borra nada, y su suscripción no se renueva mientras tanto.
      </p>
      <RecordForm onSubmit={submit} errors={errors} busy={isSubmitting} submitLabel="Suspender" inline>
        <Input
          label="Motivo de la suspensión"
          hint="Se le envía por correo."
          size="sm"
          fieldClassName="flex-1 basis-56"
          maxLength={MAX_REASON}
          error={errors.reason?.message}
          {...form.register('reason', { validate: (text) => text.trim() !== '' || 'Escribe el motivo.' })}
        />
      </RecordForm>
    </>
  );
}

function DeleteNow({ user, onDeleted }: { user: UserDetail; onDeleted: () => void }) {
  const [asked, setAsked] = useState<string | null>(null);
  const form = useForm({ defaultValues: { email: '' } });
  const { errors } = form.formState;
  const remove = useFormAction(
    form,
    (email: string) =>
      call('POST /api/admin/users/:id/delete-now', { params: { id: user.id }, body: { email } }),
    {
      stale: [],
      done: () => {
        toast({ title: 'Cuenta borrada' });
        onDeleted();
      },
      settled: () => setAsked(null),
    },
  );
  return (
    <div className="mt-4">
      <RecordForm
        onSubmit={form.handleSubmit(({ email }) => setAsked(email))}
        errors={errors}
        busy={remove.isBusy}
        submitLabel="Borrar ahora"
        inline
      >
        <Input
          label="O borrarla ahora: escribe su correo"
          size="sm"
          fieldClassName="flex-1 basis-56"
          autoComplete="off"
          error={errors.email?.message}
          {...form.register('email', {
            validate: (text) => text.trim().toLowerCase() === user.email || 'No es el correo de esta cuenta.',
          })}
        />
      </RecordForm>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => open || setAsked(null)}
        title={`¿Borrar ahora la cuenta de ${nameOf(user)}?`}
        description="Se borra todo lo suyo y no se puede deshacer. Las facturas se conservan, como pide la ley."
        confirmLabel="Borrar para siempre"
        danger
        busy={remove.isBusy}
        onConfirm={() => asked && remove.run(asked)}
      />
    </div>
  );
}
