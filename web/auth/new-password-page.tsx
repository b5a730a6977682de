import { MIN_PASSWORD, passwordFault } from '@atalaya/core/auth/password';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router';
import { call } from '../platform/api';
import { FormFault } from '../platform/form/form-fault';
import { useSubmit } from '../platform/form/use-submit';
import { HttpError } from '../platform/http-error';
import { titled } from '../platform/page-title';
import { checkSession } from '../platform/session';
import { useHydrated } from '../platform/use-hydrated';
import { ButtonLink } from '../ui/button';
import { AuthForm, Submit } from './auth-form';
import { AuthFrame } from './auth-frame';
import { DeadLink } from './dead-link';
import { PasswordInput } from './password-input';
import { useFirstFocus } from './use-first-focus';

export const handle = { audience: 'guest' };

export const meta = titled('Elige una contraseña nueva', { robots: 'noindex', referrer: 'no-referrer' });

type Stage = 'asking' | 'done' | 'dead';

export default function NewPasswordPage() {
  const [stage, setStage] = useState<Stage>('asking');
  const [query] = useSearchParams();
  // Read in the browser only: the page is cached for all visitors.
  const isInvited = useHydrated() && query.get('invitacion') === '1';
  const form = useForm<{ password: string }>();
  const { errors, isSubmitting } = form.formState;
  const submit = useSubmit(
    form,
    ({ password }) =>
      call('POST /api/auth/reset-password', { body: { token: query.get('token') ?? '', password } }),
    {
      stale: [],
      done: () => {
        // The reset ended every session of the account.
        void checkSession();
        setStage('done');
      },
      caught: (error) => {
        const isDead = error instanceof HttpError && error.code === 'auth.invalid-link';
        if (isDead) setStage('dead');
        return isDead;
      },
    },
  );
  if (stage === 'dead')
    return (
      <AuthFrame>
        <DeadLink to="/recuperar" label="Pedir otro enlace">
          El enlace para cambiar la contraseña vale 30 minutos y una sola vez.
        </DeadLink>
      </AuthFrame>
    );
  if (stage === 'done')
    return (
      <AuthFrame>
        <Changed />
      </AuthFrame>
    );
  return (
    <AuthFrame>
      <h1 className="text-h2">{isInvited ? 'Elige tu contraseña' : 'Elige una contraseña nueva'}</h1>
      <p className="mt-3 mb-7 text-muted">
        {isInvited ? (
          <>
            Al guardarla aceptas las{' '}
            <Link to="/legal/terminos" target="_blank" className="link">
              condiciones de uso
            </Link>{' '}
            y la{' '}
            <Link to="/legal/privacidad" target="_blank" className="link">
              política de privacidad
            </Link>
            .
          </>
        ) : (
          'Al guardarla se cierran todas tus sesiones abiertas.'
        )}
      </p>
      <AuthForm onSubmit={submit}>
        <PasswordInput
          label="Contraseña nueva"
          hint={`${MIN_PASSWORD} caracteres o más. Una frase corta es fácil de recordar y difícil de adivinar.`}
          autoComplete="new-password"
          error={errors.password?.message}
          {...form.register('password', { validate: (password) => passwordFault(password) ?? true })}
        />
        <FormFault fault={errors.root} />
        <Submit busy={isSubmitting} busyLabel="Guardando…">
          Guardar la contraseña
        </Submit>
      </AuthForm>
    </AuthFrame>
  );
}

function Changed() {
  const heading = useFirstFocus<HTMLHeadingElement>();
  return (
    <div className="grid gap-5">
      <h1 ref={heading} tabIndex={-1} className="text-h2 outline-none">
        Contraseña cambiada
      </h1>
      <p>Ya puedes entrar con la nueva. Las sesiones que había abiertas se han cerrado.</p>
      <ButtonLink to="/login" size="lg" full>
        Iniciar sesión
      </ButtonLink>
    </div>
  );
}
