import { displayNameFault, emailFault, usernameFault } from '@atalaya/core/auth/account-fields';
import { MIN_PASSWORD, passwordFault } from '@atalaya/core/auth/password';
import type { UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router';
import { Checkbox } from '../ui/forms/checkbox';
import { Input } from '../ui/forms/input';
import { PasswordInput } from './password-input';
import type { SignUpValues } from './sign-up';

type FieldProps = { form: UseFormReturn<SignUpValues> };

export function EmailField({ form }: FieldProps) {
  return (
    <Input
      label="Correo electrónico"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      error={form.formState.errors.email?.message}
      {...form.register('email', { validate: (email) => emailFault(email) ?? true })}
    />
  );
}

export function UsernameField({ form }: FieldProps) {
  return (
    <Input
      label="Nombre de usuario"
      hint="Es el nombre que verán los demás en el foro."
      autoComplete="nickname"
      autoCapitalize="none"
      spellCheck={false}
      error={form.formState.errors.username?.message}
      {...form.register('username', { validate: (username) => usernameFault(username) ?? true })}
    />
  );
}

export function DisplayNameField({ form }: FieldProps) {
  return (
    <Input
      label="Cómo te llamas (opcional)"
      autoComplete="name"
      error={form.formState.errors.displayName?.message}
      {...form.register('displayName', { validate: (name) => displayNameFault(name) ?? true })}
    />
  );
}

export function NewPasswordField({ form }: FieldProps) {
  return (
    <PasswordInput
      label="Contraseña"
      hint={`${MIN_PASSWORD} caracteres o más. Una frase corta es fácil de recordar y difícil de adivinar.`}
      autoComplete="new-password"
      error={form.formState.errors.password?.message}
      {...form.register('password', {
        validate: (password, owner) => passwordFault(password, owner) ?? true,
      })}
    />
  );
}

export function TermsField({ form }: FieldProps) {
  return (
    <Checkbox
      label={
        <>
          He leído y acepto los{' '}
          <Link to="/legal/terminos" target="_blank" className="link">
            términos
          </Link>{' '}
          y la{' '}
          <Link to="/legal/privacidad" target="_blank" className="link">
            política de privacidad
          </Link>
          .
        </>
      }
      error={form.formState.errors.acceptTerms?.message}
      {...form.register('acceptTerms', {
        validate: (accepted) => accepted || 'Debes aceptar las condiciones para crear la cuenta.',
      })}
    />
  );
}
