import { emailFault } from '@atalaya/core/auth/account-fields';
import { useForm } from 'react-hook-form';
import { RecordForm } from '../../admin/resource/record-form';
import { call } from '../../platform/api';
import { useSubmit } from '../../platform/form/use-submit';
import { Input } from '../../ui/forms/input';
import { Drawer } from '../../ui/overlays/drawer';
import { toast } from '../../ui/overlays/toast-store';

type Props = { open: boolean; onClose: () => void; onInvited: () => void };

export function AdminInviteDrawer({ open, onClose, onInvited }: Props) {
  return (
    <Drawer open={open} onOpenChange={(next) => next || onClose()} title="Invitar a alguien">
      <InviteForm
        onInvited={() => {
          onInvited();
          onClose();
        }}
      />
    </Drawer>
  );
}

function InviteForm({ onInvited }: { onInvited: () => void }) {
  const form = useForm({ defaultValues: { email: '', displayName: '', username: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = useSubmit(
    form,
    ({ email, displayName, username }) =>
      call('POST /api/admin/users', {
        body: { email, displayName: displayName || null, username: username || null },
      }),
    {
      stale: [],
      done: (_, { email }) => {
        toast({ title: 'Invitación enviada', description: email });
        onInvited();
      },
    },
  );
  return (
    <RecordForm onSubmit={submit} errors={errors} busy={isSubmitting} submitLabel="Enviar la invitación">
      <p className="text-small text-muted">
        Recibirá un correo con un enlace para elegir su contraseña. El enlace vale siete días.
      </p>
      <Input
        label="Correo electrónico"
        type="email"
        autoComplete="off"
        error={errors.email?.message}
        {...form.register('email', { validate: (email) => emailFault(email) ?? true })}
      />
      <Input
        label="Nombre"
        hint="Opcional."
        autoComplete="off"
        error={errors.displayName?.message}
        {...form.register('displayName')}
      />
      <Input
        label="Nombre de usuario"
        hint="Opcional: si falta, sale del nombre o del correo."
        autoComplete="off"
        error={errors.username?.message}
        {...form.register('username')}
      />
    </RecordForm>
  );
}
