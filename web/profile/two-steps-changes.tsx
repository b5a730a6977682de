import { useForm } from 'react-hook-form';
import { FormFault, showFault } from '../auth/form-fault';
import { PasswordInput } from '../auth/password-input';
import { useFirstFocus } from '../auth/use-first-focus';
import { call } from '../platform/api';
import { Button } from '../ui/button';
import { Input } from '../ui/forms/input';
import { toast } from '../ui/overlays/toast-store';

const needed = (sentence: string) => (text: string) => text.trim() !== '' || sentence;

type RenewCodesProps = { onCodes: (codes: string[]) => Promise<void>; onCancel: () => void };

export function RenewCodes({ onCodes, onCancel }: RenewCodesProps) {
  const form = useForm<{ code: string }>({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const heading = useFirstFocus<HTMLHeadingElement>();
  const submit = form.handleSubmit(async (body) => {
    try {
      const { recoveryCodes } = await call('POST /api/profile/second-factor/recovery-codes', { body });
      await onCodes(recoveryCodes);
    } catch (error) {
      showFault(form, ['code'], error);
    }
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-120 gap-5">
      <h3 ref={heading} tabIndex={-1} className="text-h4 outline-none">
        Hacer códigos de recuperación nuevos
      </h3>
      <p className="text-small text-muted">Los que tenías dejan de valer.</p>
      <Input
        label="Código de tu aplicación"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={errors.code?.message}
        {...form.register('code', { validate: needed('Escribe el código.') })}
      />
      <FormFault fault={errors.root} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting} busyLabel="Haciendo…">
          Hacer códigos nuevos
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}

type DisableProps = { onOff: () => Promise<void>; onCancel: () => void };

/** Asks for both factors, so that an unlocked computer is not enough. */
export function DisableTwoSteps({ onOff, onCancel }: DisableProps) {
  const form = useForm<{ password: string; code: string }>({ defaultValues: { password: '', code: '' } });
  const { errors, isSubmitting } = form.formState;
  const heading = useFirstFocus<HTMLHeadingElement>();
  const submit = form.handleSubmit(async (body) => {
    try {
      await call('POST /api/profile/second-factor/disable', { body });
      await onOff();
      toast({ title: 'Verificación en dos pasos desactivada' });
    } catch (error) {
      showFault(form, ['password', 'code'], error);
    }
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-120 gap-5">
      <h3 ref={heading} tabIndex={-1} className="text-h4 outline-none">
        Desactivar la verificación en dos pasos
      </h3>
      <PasswordInput
        label="Contraseña"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password', { validate: needed('Escribe tu contraseña.') })}
      />
      <Input
        label="Código de tu aplicación o de recuperación"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.code?.message}
        {...form.register('code', { validate: needed('Escribe el código.') })}
      />
      <FormFault fault={errors.root} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" busy={isSubmitting} busyLabel="Desactivando…">
          Desactivar
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
