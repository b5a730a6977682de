import type { SessionUser } from '@atalaya/core/auth/user';
import { brand } from '@atalaya/core/brand';
import { FlaskConical } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { callFrom } from '../platform/page-context';
import { titled } from '../platform/page-title';
import { onUserKnown, signedIn } from '../platform/session';
import { Button } from '../ui/button';
import { Note } from '../ui/note';
import { Tabs } from '../ui/tabs';
import type { Route } from './+types/entrance';
import { AuthFrame } from './auth-frame';
import { CheckMail } from './check-mail';
import { ResendConfirmation } from './resend-confirmation';
import { SignInForm, useSignInForm } from './sign-in-form';
import { useSignUpForm } from './sign-up';
import { SignUpForm } from './sign-up-form';
import { SignedInCard } from './signed-in-card';
import { useLanding } from './use-return';

export const handle = { audience: 'guest' };

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { demo } = await callFrom(context)('GET /api/config');
  return { demo };
};

export const shouldRevalidate = () => false;

export const meta = titled(
  ({ location }: Route.MetaArgs) =>
    opensWith(location.pathname) === 'up' ? 'Crear cuenta' : 'Iniciar sesión',
  { description: `Entra en ${brand.name} o crea tu cuenta y prueba siete días.`, robots: 'noindex' },
);

type Tab = 'in' | 'up';

const opensWith = (pathname: string): Tab => (pathname.startsWith('/register') ? 'up' : 'in');

export default function Entrance({ loaderData: { demo } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const [tab, setTab] = useState<Tab>(() => opensWith(pathname));
  const [asked, setAsked] = useState(false);
  const [leaving, setLeaving] = useState(false);
  // Both forms live here, so that switching tabs keeps the input.
  const signIn = useSignInForm();
  const signUp = useSignUpForm();
  const navigate = useNavigate();
  const landing = useLanding();
  // Only a user confirmed by the server: a session that has just ended stays in memory for a moment, and the form must
  // not disappear meanwhile.
  const [user, setUser] = useState<SessionUser | null>(null);
  useEffect(() => onUserKnown(setUser), []);

  const enter = (entered: SessionUser) => {
    setLeaving(true);
    signedIn(entered);
    return navigate(landing, { replace: true });
  };
  const goSignIn = () => {
    signIn.setValue('email', signUp.getValues('email'));
    setAsked(false);
    setTab('in');
  };

  if (user && !leaving)
    return (
      <AuthFrame>
        <SignedInCard user={user} />
      </AuthFrame>
    );
  if (asked)
    return (
      <AuthFrame>
        <CheckMail heading="h1" email={signUp.getValues('email')} demo={demo}>
          <p className="text-small">
            <ResendConfirmation email={() => signUp.getValues('email')} />
          </p>
          <Button variant="outline" onClick={goSignIn}>
            Iniciar sesión
          </Button>
          <Button variant="quiet" onClick={() => setAsked(false)}>
            Corregir mis datos
          </Button>
        </CheckMail>
      </AuthFrame>
    );
  return (
    <AuthFrame>
      <h1 className="mb-6 text-h2">Entra en {brand.name}</h1>
      <Tabs
        label="Tu cuenta"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'in', label: 'Iniciar sesión', content: <SignInForm form={signIn} onSignedIn={enter} /> },
          {
            value: 'up',
            label: 'Crear cuenta',
            content: <SignUpForm form={signUp} onAsked={() => setAsked(true)} />,
          },
        ]}
      />
      {demo && (
        <div className="mt-8">
          <Note icon={<FlaskConical />}>
            Esto es una demostración.{' '}
            <Link to="/test-login" className="link font-semibold">
              Entra con una cuenta de prueba
            </Link>
          </Note>
        </div>
      )}
    </AuthFrame>
  );
}
