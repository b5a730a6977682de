import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { EmailField, NewPasswordField, UsernameField } from './account-fields';
import { AuthForm, Submit } from './auth-form';
import type { SignUpValues } from './sign-up';

type AccountStepProps = { form: UseFormReturn<SignUpValues>; onDone: () => void };

/** The fields of this step; server errors about them return to it. */
export const accountFields = ['email', 'username', 'password'] as const;

export function AccountStep({ form, onDone }: AccountStepProps) {
  const { getFieldState, setFocus } = form;
  useEffect(() => {
    const wrong = accountFields.find((name) => getFieldState(name).invalid);
    if (wrong) setFocus(wrong);
  }, [getFieldState, setFocus]);
  return (
    <AuthForm onSubmit={form.handleSubmit(onDone)}>
      <EmailField form={form} />
      <UsernameField form={form} />
      <NewPasswordField form={form} />
      <Submit busy={false} busyLabel="">
        Continuar
      </Submit>
    </AuthForm>
  );
}
