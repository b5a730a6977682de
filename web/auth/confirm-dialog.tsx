import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../platform/api';
import { cancelConfirming, useConfirming } from '../platform/confirm-identity';
import { FormFault } from '../platform/form/form-fault';
import { useSubmit } from '../platform/form/use-submit';
import { HttpError } from '../platform/http-error';
import { onForgetUser, useSession } from '../platform/session';
import { Button } from '../ui/button';
import { Dialog } from '../ui/overlays/dialog';
import { CodeInput, codeRules } from './code-input';
import { PasswordInput } from './password-input';

/** Asks again for what the sign-in asked for. The call that was refused goes on afterwards. */
export default function ConfirmDialog() {
  const isOpen = useConfirming((asked) => asked.isOpen);
  useEffect(() => onForgetUser(cancelConfirming), []);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => open || cancelConfirming()}
      title="Confirma que eres tú"
      description="Escribe tu contraseña para seguir. No te la volvemos a pedir en diez minutos."
      width="480px"
    >
      <ConfirmForm />
    </Dialog>
  );
}

function ConfirmForm() {
  const { needsCode, answer } = useConfirming();
  const { user } = useSession();
  const form = useForm<{ password: string; code: string }>({ defaultValues: { password: '', code: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = useSubmit(
    form,
    ({ password, code }) =>
      call('POST /api/auth/confirm', { body: { password, ...(needsCode ? { code } : {}) } }),
    {
      stale: [],
      done: () => answer(true),
      caught: (error) => {
        // Switched on meanwhile, on another device.
        if (error instanceof HttpError && error.code === 'auth.second-factor-needed')
          useConfirming.setState({ needsCode: true });
      },
    },
  );
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      {/* Helps password managers find the account. */}
      <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordInput
        label="Tu contraseña"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password', { validate: (word) => word !== '' || 'Escribe tu contraseña.' })}
      />
      {needsCode && (
        <CodeInput
          hint="El de tu aplicación, o uno de recuperación."
          error={errors.code?.message}
          {...form.register('code', codeRules)}
        />
      )}
      <FormFault fault={errors.root} />
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
        <Button variant="outline" onClick={cancelConfirming}>
          Cancelar
        </Button>
        <Button type="submit" busy={isSubmitting} busyLabel="Comprobando…">
          Confirmar
        </Button>
      </div>
    </form>
  );
}
