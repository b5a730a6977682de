import { type UseFormReturn, useController } from 'react-hook-form';
import { FormFault } from '../platform/form/form-fault';
import { useSubmit } from '../platform/form/use-submit';
import { HttpError } from '../platform/http-error';
import { Button } from '../ui/button';
import { RadioGroup } from '../ui/forms/radio-group';
import { DisplayNameField, TermsField } from './account-fields';
import { accountFields } from './account-step';
import { AuthForm, Submit } from './auth-form';
import { oppositions, requestAccount, type SignUpValues } from './sign-up';
import { useFirstFocus } from './use-first-focus';
import { useVolver } from './use-return';

type OppositionStepProps = { form: UseFormReturn<SignUpValues>; onBack: () => void; onAsked: () => void };

const choices = oppositions.map(({ trial, ...option }) => ({ ...option, hint: trial }));

export function OppositionStep({ form, onBack, onAsked }: OppositionStepProps) {
  const heading = useFirstFocus<HTMLHeadingElement>();
  const volver = useVolver();
  const { errors, isSubmitting } = form.formState;
  const { field } = useController({
    control: form.control,
    name: 'oppositionType',
    defaultValue: 'policia_nacional',
  });
  const submit = useSubmit(form, (values) => requestAccount(values, volver), {
    stale: [],
    done: onAsked,
    caught: (error) => {
      const wrong = error instanceof HttpError ? error.fields : {};
      if (accountFields.some((name) => wrong[name])) onBack();
    },
  });
  return (
    <AuthForm onSubmit={submit}>
      <h2 ref={heading} tabIndex={-1} className="text-h3 outline-none">
        ¿Qué preparas?
      </h2>
      <RadioGroup
        label="Oposición que preparas"
        options={choices}
        value={choices.find(({ value }) => value === field.value)?.value}
        onChange={field.onChange}
      />
      <DisplayNameField form={form} />
      <TermsField form={form} />
      <FormFault fault={errors.root} />
      <Submit busy={isSubmitting} busyLabel="Creando la cuenta…">
        Crear cuenta
      </Submit>
      <Button variant="quiet" onClick={onBack}>
        Volver al paso anterior
      </Button>
    </AuthForm>
  );
}
