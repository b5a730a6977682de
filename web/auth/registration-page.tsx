import { withReturn } from '@atalaya/core/auth/return-path';
import { brand } from '@atalaya/core/brand';
import { Link, useLocation, useNavigate } from 'react-router';
import { callFrom } from '../platform/page-context';
import { titled } from '../platform/page-title';
import { useSession } from '../platform/session';
import { ButtonLink } from '../ui/button';
import type { Route } from './+types/registration-page';
import { AccountStep } from './account-step';
import { AuthFrame } from './auth-frame';
import { CheckMail } from './check-mail';
import { OppositionStep } from './opposition-step';
import { ResendConfirmation } from './resend-confirmation';
import { useSignUpForm } from './sign-up';
import { SignedInCard } from './signed-in-card';
import { StepsLine } from './steps-line';
import { useVolver } from './use-return';

export const handle = { audience: 'guest' };

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { demo } = await callFrom(context)('GET /api/config');
  return { demo };
};

export const shouldRevalidate = () => false;

export const meta = titled('Registro gratuito, paso a paso', {
  robots: 'noindex',
  description: `Crea tu cuenta en ${brand.name} en tres pasos y prueba siete días, sin tarjeta.`,
});

const steps = ['Cuenta', 'Oposición', 'Correo'] as const;

type Step = (typeof steps)[number];

const stepIn = (state: unknown): Step => steps.find((step) => step === state) ?? 'Cuenta';

export default function RegistrationPage({ loaderData: { demo } }: Route.ComponentProps) {
  const form = useSignUpForm();
  const navigate = useNavigate();
  const { state, search } = useLocation();
  // Each step is a history entry; after a reload the form is empty and starts again.
  const step = form.getValues('email') ? stepIn(state) : 'Cuenta';
  const goTo = (next: Step, replace = false) => navigate({ search }, { state: next, replace });
  const { user } = useSession();
  const login = withReturn('/login', useVolver());
  if (user)
    return (
      <AuthFrame>
        <SignedInCard user={user} />
      </AuthFrame>
    );
  return (
    <AuthFrame>
      {step !== 'Correo' && (
        <>
          <h1 className="text-h2">Crea tu cuenta</h1>
          <p className="mt-3 mb-8 text-muted">Tres pasos y siete días de prueba, sin tarjeta.</p>
        </>
      )}
      <div className="mb-8">
        <StepsLine label="Pasos del registro" steps={steps} now={steps.indexOf(step)} />
      </div>
      {step === 'Cuenta' && <AccountStep form={form} onDone={() => goTo('Oposición')} />}
      {step === 'Oposición' && (
        <OppositionStep
          form={form}
          onBack={() => goTo('Cuenta', true)}
          onAsked={() => goTo('Correo', true)}
        />
      )}
      {step === 'Correo' && (
        <CheckMail heading="h1" email={form.getValues('email')} demo={demo}>
          <p className="text-small">
            <ResendConfirmation email={() => form.getValues('email')} />
          </p>
          <ButtonLink to={login} variant="outline">
            Iniciar sesión
          </ButtonLink>
        </CheckMail>
      )}
      {step === 'Cuenta' && (
        <p className="mt-6 text-center text-small text-muted">
          ¿Ya tienes cuenta?{' '}
          <Link to={login} className="link">
            Inicia sesión
          </Link>
        </p>
      )}
    </AuthFrame>
  );
}
