import { useNavigate } from 'react-router';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { notFound } from '../platform/not-found';
import { callFrom } from '../platform/page-context';
import { titled } from '../platform/page-title';
import { signedIn } from '../platform/session';
import { Button } from '../ui/button';
import { FieldError } from '../ui/forms/field';
import type { Route } from './+types/test-login-page';
import { DemoEmails } from './demo-emails';
import { useLanding } from './use-return';

export const handle = { audience: 'guest' };

/** Demo only: 404 elsewhere. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const ask = callFrom(context);
  const { demo } = await ask('GET /api/config');
  if (!demo) throw notFound();
  return ask('GET /api/auth/test-login');
};

export const meta = titled('Cuentas de prueba', { robots: 'noindex' });

export default function TestLoginPage({ loaderData: { accounts, password } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const landing = useLanding();

  const { run, given, fault } = useAction(
    (email: string) => call('POST /api/auth/test-login', { body: { email } }),
    {
      stale: [],
      done: (user) => {
        signedIn(user);
        return navigate(landing);
      },
    },
  );

  return (
    <div className="page-width grid gap-x-14 gap-y-14 py-10 lg:grid-cols-[7fr_5fr] lg:py-18">
      <section aria-labelledby="cuentas">
        <h1 id="cuentas" className="text-h2">
          Cuentas de prueba
        </h1>
        <p className="mt-3 text-muted">
          Solo existen en la demostración, y solo en este equipo. Entra con un clic, o escribe su correo y la
          contraseña <code className="rounded-sm bg-sunken px-1.5 py-0.5">{password}</code>.
        </p>
        <ul className="mt-7 border-t border-line">
          {accounts.map(({ email, name, plan, opens }) => (
            <li
              key={email}
              className="grid items-center gap-x-6 gap-y-3 border-b border-line py-5 sm:grid-cols-[1fr_auto]"
            >
              <div className="min-w-0">
                <h2 className="text-h4">{plan}</h2>
                <p className="mt-1">{opens}</p>
                <p className="text-small wrap-anywhere text-muted">
                  {name} · {email}
                </p>
              </div>
              <Button
                variant="outline"
                busy={given === email}
                busyLabel="Entrando…"
                onClick={() => void run(email)}
                aria-label={given === email ? undefined : `Entrar como ${name}, ${plan}`}
              >
                Entrar
              </Button>
            </li>
          ))}
        </ul>
        <div role="alert" className="mt-4">
          {fault && <FieldError id="entrar-error">{fault}</FieldError>}
        </div>
      </section>
      <DemoEmails />
    </div>
  );
}
