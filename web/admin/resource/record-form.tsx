import type { FormEvent, ReactNode } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { FormFault } from '../../platform/form/form-fault';
import { Button } from '../../ui/button';

type RecordFormProps<T extends FieldValues> = {
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  errors: FieldErrors<T>;
  busy: boolean;
  submitLabel: string;
  children: ReactNode;
  /** Shown beside the button. */
  actions?: ReactNode;
  /** One field and its button in a row, for small forms in a drawer. */
  inline?: boolean;
};

/** A form in a record's drawer: fields, form-level error and one button. */
export function RecordForm<T extends FieldValues>(props: RecordFormProps<T>) {
  const { onSubmit, errors, busy, submitLabel, children, actions, inline } = props;
  const buttons = (
    <>
      <Button
        type="submit"
        size="sm"
        variant={inline ? 'outline' : 'primary'}
        busy={busy}
        busyLabel="Guardando…"
      >
        {submitLabel}
      </Button>
      {actions}
    </>
  );
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-4">
      {inline ? (
        <div className="flex flex-wrap items-end gap-2.5">
          {children}
          {buttons}
        </div>
      ) : (
        children
      )}
      <FormFault fault={errors.root} />
      {!inline && <div className="flex flex-wrap gap-2.5">{buttons}</div>}
    </form>
  );
}
