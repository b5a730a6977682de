import type { ComponentProps } from 'react';
import { cx } from '../cx';
import { controlClass } from './control-class';
import { Field, type FieldText } from './field';

/** Grows with what is written, where the browser can. */
export function Textarea(props: ComponentProps<'textarea'> & FieldText & { fieldClassName?: string }) {
  const { label, hint, error, hideLabel, id, className, fieldClassName, rows = 4, style, ...rest } = props;
  return (
    <Field {...{ label, hint, error, hideLabel, id }} className={fieldClassName}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          style={{ minHeight: `calc(${rows}lh + 1.25rem + 3px)`, ...style }}
          className={cx(controlClass(), 'field-sizing-content max-h-96 resize-y', className)}
        />
      )}
    </Field>
  );
}
