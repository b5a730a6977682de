import { emailFault } from '@atalaya/core/auth/account-fields';
import { withReturn } from '@atalaya/core/auth/return-path';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { call } from '../platform/api';
import { FormFault } from '../platform/form/form-fault';
import { useSubmit } from '../platform/form/use-submit';
import { callFrom } from '../platform/page-context';
import { titled } from '../platform/page-title';
import { Button, ButtonLink } from '../ui/button';
import { Input } from '../ui/forms/input';
import type { Route } from './+types/forgot-page';
import { AuthForm, Submit } from './auth-form';
import { AuthFrame } from './auth-frame';
import { CheckMail } from './check-mail';
import { useVolver } from './use-return';

export const handle = { audience: 'guest' };

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { demo } = await callFrom(context)('GET /api/config');
  return { demo };
};

export const shouldRevalidate = () => false;

export const meta = titled('Recuperar la contraseña', { robots: 'noindex' });

export default function ForgotPage({ loaderData: { demo } }: Route.ComponentProps) {
  const [asked, setAsked] = useState(false);
  const form = useForm<{ email: string }>();
  const volver = useVolver();
  const { errors, isSubmitting } = form.formState;
  const login = withReturn('/login', volver);
  const submit = useSubmit(form, (body) => call('POST /api/auth/forgot-password', { body }), {
    stale: [],
    done: () => setAsked(true),
  });
  if (asked)
    return (
      <AuthFrame>
        <CheckMail heading="h1" email={form.getValues('email')} demo={demo}>
          <p>Si hay una cuenta con ese correo, dentro verás un enlace que vale 30 minutos.</p>
          <ButtonLink to={login} variant="outline">
            Volver a iniciar sesión
          </ButtonLink>
          <Button variant="quiet" onClick={() => setAsked(false)}>
            Probar con otro correo
          </Button>
        </CheckMail>
      </AuthFrame>
    );
  return (
    <AuthFrame>
      <h1 className="text-h2">Recupera tu contraseña</h1>
      <p className="mt-3 mb-7 text-muted">
        Escribe el correo de tu cuenta y te mandamos un enlace para elegir otra.
      </p>
      <AuthForm onSubmit={submit}>
        <Input
          label="Correo electrónico"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
          {...form.register('email', { validate: (email) => emailFault(email) ?? true })}
        />
        <FormFault fault={errors.root} />
        <Submit busy={isSubmitting} busyLabel="Enviando…">
          Enviar el enlace
        </Submit>
      </AuthForm>
      <p className="mt-6 text-center text-small">
        <Link to={login} className="link">
          Volver a iniciar sesión
        </Link>
      </p>
    </AuthFrame>
  );
}
