import type { FormEvent, ReactNode } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { FormFault } from '../../auth/form-fault';
import { Button } from '../../ui/button';

type RecordFormProps<T extends FieldValues> = {
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  errors: FieldErrors<T>;
  busy: boolean;
  submitLabel: string;
  children: ReactNode;
  /** Beside the button: another way to end. */
  actions?: ReactNode;
};

/** A form inside a record's drawer: its fields, what went wrong with the whole of it, and one button. */
export function RecordForm<T extends FieldValues>(props: RecordFormProps<T>) {
  const { onSubmit, errors, busy, submitLabel, children, actions } = props;
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-4">
      {children}
      <FormFault fault={errors.root} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="sm" busy={busy} busyLabel="Guardando…">
          {submitLabel}
        </Button>
        {actions}
      </div>
    </form>
  );
}
