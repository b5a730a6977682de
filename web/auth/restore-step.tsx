import { longDay } from '@atalaya/core/platform/date-format';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { useForm } from 'react-hook-form';
import { FormFault } from '../platform/form/form-fault';
import { useSubmit } from '../platform/form/use-submit';
import { Button } from '../ui/button';
import { AuthForm, Submit } from './auth-form';
import type { Proof } from './sign-in-form';
import { useFirstFocus } from './use-first-focus';

type RestoreStepProps = {
  deletesAt: string;
  attempt: (proof: Proof) => Promise<void>;
  onBack: () => void;
};

/** A deletion can be cancelled until its date. */
export function RestoreStep({ deletesAt, attempt, onBack }: RestoreStepProps) {
  const form = useForm();
  const heading = useFirstFocus<HTMLHeadingElement>();
  const { errors, isSubmitting } = form.formState;
  const submit = useSubmit(form, () => attempt({ restore: true }), { stale: [] });
  return (
    <AuthForm onSubmit={submit}>
      <h2 ref={heading} tabIndex={-1} className="text-h3 outline-none">
        Pediste borrar esta cuenta
      </h2>
      <p>
        Se borrará el {longDay(dayInSpain(deletesAt))}. Hasta entonces puedes recuperarla como estaba, con
        todo tu progreso.
      </p>
      <FormFault fault={errors.root} />
      <Submit busy={isSubmitting} busyLabel="Recuperando…">
        Recuperar mi cuenta
      </Submit>
      <Button variant="quiet" onClick={onBack}>
        Dejarla como está
      </Button>
    </AuthForm>
  );
}
