import { withReturn } from '@atalaya/core/auth/return-path';
import type { UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router';
import { FormFault } from '../platform/form/form-fault';
import { useSubmit } from '../platform/form/use-submit';
import { Select } from '../ui/forms/select';
import { EmailField, NewPasswordField, TermsField, UsernameField } from './account-fields';
import { AuthForm, Submit } from './auth-form';
import { oppositions, requestAccount, type SignUpValues } from './sign-up';
import { useVolver } from './use-return';

type SignUpFormProps = { form: UseFormReturn<SignUpValues>; onAsked: () => void };

/** The same registration as `/registro`, on one screen. */
export function SignUpForm({ form, onAsked }: SignUpFormProps) {
  const volver = useVolver();
  const { errors, isSubmitting } = form.formState;
  const submit = useSubmit(form, (values) => requestAccount(values, volver), { stale: [], done: onAsked });
  return (
    <AuthForm onSubmit={submit}>
      <EmailField form={form} />
      <UsernameField form={form} />
      <NewPasswordField form={form} />
      <Select
        label="Oposición que preparas"
        options={oppositions}
        error={errors.oppositionType?.message}
        {...form.register('oppositionType')}
      />
      <TermsField form={form} />
      <FormFault fault={errors.root} />
      <Submit busy={isSubmitting} busyLabel="Creando la cuenta…">
        Crear cuenta
      </Submit>
      <p className="text-center text-small text-muted">
        Siete días de prueba, sin tarjeta.{' '}
        <Link to={withReturn('/registro', volver)} className="link">
          Prefiero ir paso a paso
        </Link>
      </p>
    </AuthForm>
  );
}
