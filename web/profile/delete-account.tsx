import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { inFull } from '../admin/moments';
import { FormFault, showFault } from '../auth/form-fault';
import { PasswordInput } from '../auth/password-input';
import { call } from '../platform/api';
import { logout } from '../platform/session';
import { Button } from '../ui/button';
import { Dialog } from '../ui/overlays/dialog';
import { toast } from '../ui/overlays/toast-store';

export function DeleteAccount({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" className="text-danger! max-sm:w-full" onClick={() => setOpen(true)}>
        Borrar mi cuenta
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="¿Borrar tu cuenta?"
        description="Se cerrarán tus sesiones ahora y, dentro de 14 días, borraremos todo lo que guardamos sobre ti: progreso, notas, mensajes y compras. Hasta entonces puedes recuperarla iniciando sesión."
        width="520px"
      >
        <DeletionForm email={email} onCancel={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function DeletionForm({ email, onCancel }: { email: string; onCancel: () => void }) {
  const navigate = useNavigate();
  const form = useForm<{ password: string }>({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      const { deletesAt } = await call('POST /api/profile/deletion', { body });
      logout(navigate);
      toast({
        title: 'Hasta pronto',
        description: `Tu cuenta se borrará el ${inFull(deletesAt)}. Si cambias de idea, inicia sesión.`,
      });
    } catch (error) {
      showFault(form, ['password'], error);
    }
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        label="Escribe tu contraseña para confirmarlo"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password', { validate: (word) => word !== '' || 'Escribe tu contraseña.' })}
      />
      <FormFault fault={errors.root} />
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
        <Button variant="outline" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" variant="danger" busy={isSubmitting} busyLabel="Borrando…">
          Borrar mi cuenta
        </Button>
      </div>
    </form>
  );
}
