import { emailFault } from '@atalaya/core/auth/account-fields';
import { withReturn } from '@atalaya/core/auth/return-path';
import type { SessionUser } from '@atalaya/core/auth/user';
import { useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { call } from '../platform/api';
import { FormFault } from '../platform/form/form-fault';
import { useSubmit } from '../platform/form/use-submit';
import { HttpError } from '../platform/http-error';
import { Input } from '../ui/forms/input';
import { AuthForm, Submit } from './auth-form';
import { CodeStep } from './code-step';
import { PasswordInput } from './password-input';
import { ResendConfirmation } from './resend-confirmation';
import { RestoreStep } from './restore-step';
import { useVolver } from './use-return';

export type SignInValues = { email: string; password: string };
export type Proof = { code?: string; restore?: boolean };

type Step = { name: 'password' } | { name: 'code' } | { name: 'restore'; deletesAt: string };

type SignInFormProps = { form: UseFormReturn<SignInValues>; onSignedIn: (user: SessionUser) => unknown };

/** Asks for the second factor or the cancellation of a deletion only where the account needs it. */
export function SignInForm({ form, onSignedIn }: SignInFormProps) {
  const [step, setStep] = useState<Step>({ name: 'password' });
  const proofs = useRef<Proof>({});

  const startOver = () => {
    proofs.current = {};
    setStep({ name: 'password' });
  };

  /** Signs in or moves to the next step; throws what the current step must show. */
  const attempt = async (proof: Proof): Promise<void> => {
    const { email, password } = form.getValues();
    const body = { email, password, ...proofs.current, ...proof };
    try {
      await onSignedIn(await call('POST /api/auth/login', { body }));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      if (error.code === 'auth.second-factor-needed') {
        proofs.current = { ...proofs.current, ...proof };
        setStep({ name: 'code' });
      } else if (error.code === 'auth.deletion-pending')
        setStep({ name: 'restore', deletesAt: String(error.details.deletesAt) });
      else throw error;
    }
  };

  if (step.name === 'code') return <CodeStep attempt={attempt} onBack={startOver} />;
  if (step.name === 'restore')
    return <RestoreStep deletesAt={step.deletesAt} attempt={attempt} onBack={startOver} />;
  return <PasswordStep form={form} attempt={attempt} />;
}

type PasswordStepProps = { form: UseFormReturn<SignInValues>; attempt: (proof: Proof) => Promise<void> };

function PasswordStep({ form, attempt }: PasswordStepProps) {
  const volver = useVolver();
  const { errors, isSubmitting } = form.formState;
  const submit = useSubmit(form, () => attempt({}), {
    stale: [],
    caught: (error) => {
      if (error instanceof HttpError && error.code === 'auth.wrong-credentials')
        form.setFocus('password', { shouldSelect: true });
    },
  });
  return (
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
      <PasswordInput
        label="Contraseña"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password', { validate: (word) => word !== '' || 'Escribe tu contraseña.' })}
      />
      <p className="-mt-2 text-small">
        <Link to={withReturn('/recuperar', volver)} className="link">
          ¿Has olvidado tu contraseña?
        </Link>
      </p>
      <FormFault fault={errors.root}>
        {errors.root?.type === 'auth.wrong-credentials' && (
          <p className="mt-1">
            ¿Acabas de crear la cuenta? Antes tienes que confirmarla.{' '}
            <ResendConfirmation email={() => form.getValues('email')} />
          </p>
        )}
      </FormFault>
      <Submit busy={isSubmitting} busyLabel="Entrando…">
        Iniciar sesión
      </Submit>
    </AuthForm>
  );
}

export const useSignInForm = () => useForm<SignInValues>();
