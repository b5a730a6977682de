import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { FormFault } from '../platform/form/form-fault';
import { useSubmit } from '../platform/form/use-submit';
import { HttpError } from '../platform/http-error';
import { Button } from '../ui/button';
import { AuthForm, Submit } from './auth-form';
import { CodeInput, codeRules } from './code-input';
import type { Proof } from './sign-in-form';

type CodeStepProps = { attempt: (proof: Proof) => Promise<void>; onBack: () => void };

export function CodeStep({ attempt, onBack }: CodeStepProps) {
  const form = useForm<{ code: string }>();
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);

  const submit = useSubmit(form, attempt, {
    stale: [],
    caught: (error) => {
      if (!(error instanceof HttpError) || error.code !== 'auth.wrong-code') return false;
      form.setError('code', { message: error.sentence });
      form.setFocus('code', { shouldSelect: true });
      return true;
    },
  });

  return (
    <AuthForm onSubmit={submit}>
      <h2 className="text-h3">Verificación en dos pasos</h2>
      <CodeInput
        hint="Los seis dígitos de tu aplicación. Si no tienes el teléfono, escribe uno de tus códigos de recuperación."
        error={errors.code?.message}
        {...form.register('code', codeRules)}
      />
      <FormFault fault={errors.root} />
      <Submit busy={isSubmitting} busyLabel="Comprobando…">
        Verificar y entrar
      </Submit>
      <Button variant="quiet" onClick={onBack}>
        Usar otra cuenta
      </Button>
    </AuthForm>
  );
}
