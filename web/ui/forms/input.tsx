import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import { controlClass } from './control-class';
import { Field, type FieldText } from './field';

type InputProps = Omit<ComponentProps<'input'>, 'size'> &
  FieldText & { size?: 'sm' | 'md'; icon?: ReactNode; after?: ReactNode; fieldClassName?: string };

/** One line of text. `icon` stands before it, `after` (a button, a unit) inside its end. */
export function Input(props: InputProps) {
  const { label, hint, error, hideLabel, size, icon, after, id, className, fieldClassName, ...rest } = props;
  return (
    <Field {...{ label, hint, error, hideLabel, id }} className={fieldClassName}>
      {(control) => (
        <div className="relative">
          {icon && (
            <span
              aria-hidden="true"
              className="absolute inset-y-0 left-3 grid place-items-center text-muted [&_svg]:size-4.5"
            >
              {icon}
            </span>
          )}
          <input
            {...rest}
            {...control}
            className={cx(controlClass(size), icon ? 'pl-10' : '', after ? 'pr-12' : '', className)}
          />
          {after && <span className="absolute inset-y-0 right-0.5 grid place-items-center">{after}</span>}
        </div>
      )}
    </Field>
  );
}
