import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../cx';
import { controlClass } from './control-class';
import { Field, type FieldText } from './field';

type Option = { value: string; label: string; disabled?: boolean };
type SelectProps = Omit<ComponentProps<'select'>, 'size'> &
  FieldText & {
    options: readonly Option[];
    placeholder?: string;
    size?: 'sm' | 'md';
    fieldClassName?: string;
  };

/** The browser's own select: the phone's picker, every key, and no script. */
export function Select(props: SelectProps) {
  const {
    label,
    hint,
    error,
    hideLabel,
    id,
    options,
    placeholder,
    size,
    className,
    fieldClassName,
    ...rest
  } = props;
  return (
    <Field {...{ label, hint, error, hideLabel, id }} className={fieldClassName}>
      {(control) => (
        <div className="relative">
          <select
            {...rest}
            {...control}
            className={cx(controlClass(size), 'appearance-none pr-10', className)}
          >
            {placeholder && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-muted" />
        </div>
      )}
    </Field>
  );
}
