import type { Answer } from '@atalaya/core/api';
import { usernameFault } from '@atalaya/core/auth/account-fields';
import { MIN_PASSWORD, passwordFault } from '@atalaya/core/auth/password';
import { safeReturnPath, withReturn } from '@atalaya/core/auth/return-path';
import { useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '../platform/api';
import { FormFault } from '../platform/form/form-fault';
import { useSubmit } from '../platform/form/use-submit';
import { HttpError, sentenceFor } from '../platform/http-error';
import { titled } from '../platform/page-title';
import { signedIn } from '../platform/session';
import { ButtonLink } from '../ui/button';
import { Input } from '../ui/forms/input';
import { toast } from '../ui/overlays/toast-store';
import { Spinner } from '../ui/spinner';
import { ErrorState } from '../ui/state';
import { AuthForm, Submit } from './auth-form';
import { AuthFrame } from './auth-frame';
import { DeadLink } from './dead-link';
import { PasswordInput } from './password-input';
import { useFirstFocus } from './use-first-focus';
import { WELCOME } from './use-return';

export const handle = { audience: 'guest' };

export const meta = titled('Confirmar el correo', { robots: 'noindex', referrer: 'no-referrer' });

/** What the link alone does not settle. */
type Asked = { password: boolean; username: boolean };

type Stage =
  | { name: 'confirming' | 'dead' }
  | { name: 'asking'; asked: Asked }
  | { name: 'confirmed'; who: string }
  | { name: 'failed'; sentence: string };

export default function ConfirmPage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const volver = safeReturnPath(query.get('volver'));
  const [stage, setStage] = useState<Stage>({ name: 'confirming' });
  const navigate = useNavigate();

  const finish = useCallback(
    ({ user, displayName, username }: Answer<'POST /api/auth/confirm-email'>) => {
      const who = displayName ?? username;
      if (!user) return setStage({ name: 'confirmed', who });
      signedIn(user);
      toast({
        title: `Correo confirmado, ${who}`,
        description: 'Tu cuenta está abierta y tus siete días de prueba empiezan ahora.',
      });
      return navigate(volver ?? WELCOME, { replace: true });
    },
    [navigate, volver],
  );

  const confirm = useCallback(async () => {
    setStage({ name: 'confirming' });
    try {
      await finish(await call('POST /api/auth/confirm-email', { body: { token } }));
    } catch (error) {
      const asked = askedBy(error);
      if (asked) setStage({ name: 'asking', asked });
      else if (error instanceof HttpError && error.status < 500) setStage({ name: 'dead' });
      else setStage({ name: 'failed', sentence: sentenceFor(error) });
    }
  }, [token, finish]);

  // Opening the link confirms the address. Confirming twice gives the same response.
  useEffect(() => void confirm(), [confirm]);

  return (
    <AuthFrame>
      {stage.name === 'confirming' && <Confirming />}
      {stage.name === 'confirmed' && <Confirmed who={stage.who} login={withReturn('/login', volver)} />}
      {stage.name === 'asking' && <Finish token={token} first={stage.asked} onConfirmed={finish} />}
      {stage.name === 'dead' && (
        <>
          <DeadLink to="/register" label="Crear la cuenta otra vez">
            El enlace de confirmación vale 48 horas. Si ya confirmaste, entra con tu contraseña; si no, crea
            la cuenta otra vez y te mandamos uno nuevo.
          </DeadLink>
          <ButtonLink to="/login" variant="quiet" full className="mt-3">
            Iniciar sesión
          </ButtonLink>
        </>
      )}
      {stage.name === 'failed' && (
        <ErrorState heading="h1" title="No hemos podido confirmar tu correo" retry={confirm}>
          {stage.sentence}
        </ErrorState>
      )}
    </AuthFrame>
  );
}

function Confirming() {
  return (
    <div className="grid gap-5">
      <h1 className="text-h2">Confirmando tu correo…</h1>
      <Spinner label="Confirmando" className="size-8 text-navy" />
    </div>
  );
}

/** The link was used before, perhaps in another browser. */
function Confirmed({ who, login }: { who: string; login: string }) {
  const heading = useFirstFocus<HTMLHeadingElement>();
  return (
    <div className="grid gap-5">
      <h1 ref={heading} tabIndex={-1} className="text-h2 wrap-anywhere outline-none">
        Correo confirmado, {who}
      </h1>
      <p>Tu cuenta está abierta. Entra con tu contraseña.</p>
      <ButtonLink to={login} size="lg" full>
        Iniciar sesión
      </ButtonLink>
    </div>
  );
}

type FinishProps = {
  token: string;
  first: Asked;
  onConfirmed: (confirmed: Answer<'POST /api/auth/confirm-email'>) => unknown;
};

/** The registration was made in another browser, or its username was taken meanwhile. */
function Finish({ token, first, onConfirmed }: FinishProps) {
  const [asked, setAsked] = useState(first);
  const form = useForm<{ username: string; password: string }>();
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  const focused = asked.username ? 'username' : 'password';
  useEffect(() => setFocus(focused), [setFocus, focused]);
  const submit = useSubmit(
    form,
    ({ username, password }) => {
      const body = { token, ...(asked.username && { username }), ...(asked.password && { password }) };
      return call('POST /api/auth/confirm-email', { body });
    },
    {
      stale: [],
      done: onConfirmed,
      caught: (error) => {
        const more = askedBy(error);
        if (!more) return false;
        setAsked({ username: asked.username || more.username, password: asked.password || more.password });
        // A username that was chosen here is taken as well.
        return !(more.username && asked.username);
      },
    },
  );
  return (
    <AuthForm onSubmit={submit}>
      <h1 className="text-h2">{asked.username ? 'Elige otro nombre de usuario' : 'Elige tu contraseña'}</h1>
      <p>
        {asked.username
          ? 'Alguien se ha quedado con el tuyo mientras llegaba el correo.'
          : 'El registro se hizo en otro navegador. Así nadie más que tú conoce la contraseña de tu cuenta; puede ser la misma que escribiste.'}
      </p>
      {asked.username && (
        <Input
          label="Nombre de usuario"
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.username?.message}
          {...form.register('username', { validate: (username) => usernameFault(username) ?? true })}
        />
      )}
      {asked.password && (
        <PasswordInput
          label="Contraseña"
          hint={`${MIN_PASSWORD} caracteres o más. Una frase corta es fácil de recordar y difícil de adivinar.`}
          autoComplete="new-password"
          error={errors.password?.message}
          {...form.register('password', { validate: (password) => passwordFault(password) ?? true })}
        />
      )}
      <FormFault fault={errors.root} />
      <Submit busy={isSubmitting} busyLabel="Guardando…">
        Confirmar mi cuenta
      </Submit>
    </AuthForm>
  );
}

function askedBy(error: unknown): Asked | null {
  const code = error instanceof HttpError ? error.code : '';
  const asked = { password: code === 'auth.password-needed', username: code === 'auth.username-taken' };
  return asked.password || asked.username ? asked : null;
}
