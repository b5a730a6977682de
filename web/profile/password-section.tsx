import { MIN_PASSWORD, passwordFault } from '@atalaya/core/auth/password';
import { useForm } from 'react-hook-form';
import { PasswordInput } from '../auth/password-input';
import { call } from '../platform/api';
import { FormFault } from '../platform/form/form-fault';
import { useSubmit } from '../platform/form/use-submit';
import { toast } from '../ui/overlays/toast-store';
import { SettingsSection } from './account-frame';
import { SaveButton } from './save-button';

export function PasswordSection({ email }: { email: string }) {
  const form = useForm<{ password: string }>({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = useSubmit(form, (body) => call('PUT /api/profile/password', { body }), {
    stale: [],
    done: () => {
      form.reset();
      toast({
        title: 'Contraseña cambiada',
        description: 'Hemos cerrado tus sesiones en los demás dispositivos.',
      });
    },
  });
  return (
    <SettingsSection
      id="contrasena"
      title="Contraseña"
      text="Al cambiarla se cierran tus sesiones en los demás dispositivos."
    >
      <form method="post" noValidate onSubmit={submit} className="grid max-w-120 gap-5">
        {/* Helps password managers find the account. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          label="Contraseña nueva"
          hint={`${MIN_PASSWORD} caracteres o más. Una frase corta es fácil de recordar y difícil de adivinar.`}
          autoComplete="new-password"
          error={errors.password?.message}
          {...form.register('password', { validate: (word) => passwordFault(word, { email }) ?? true })}
        />
        <FormFault fault={errors.root} />
        <SaveButton variant="outline" busy={isSubmitting} busyLabel="Cambiando…">
          Cambiar la contraseña
        </SaveButton>
      </form>
    </SettingsSection>
  );
}
