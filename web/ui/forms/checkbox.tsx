import { Check, Minus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  hideLabel?: boolean;
  error?: ReactNode;
  /** Some of the rows below are chosen, not all. */
  indeterminate?: boolean;
};

export function Checkbox({
  label,
  hideLabel,
  error,
  indeterminate = false,
  id: given,
  className = '',
  ...rest
}: CheckboxProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <div className={`grid gap-1.5 ${className}`}>
      <label
        htmlFor={id}
        className={`inline-flex min-h-6 items-start gap-2.5 justify-self-start has-disabled:cursor-not-allowed has-disabled:text-muted pointer-coarse:min-h-11 pointer-coarse:py-2 ${hideLabel ? 'pointer-coarse:min-w-11 pointer-coarse:justify-center pointer-coarse:items-center' : ''}`}
      >
        <span
          className={`relative grid size-5.5 flex-none place-items-center text-on-navy ${hideLabel ? '' : 'mt-[0.15em]'}`}
        >
          <input
            {...rest}
            id={id}
            type="checkbox"
            ref={(box) => {
              if (box) box.indeterminate = indeterminate;
              if (typeof rest.ref === 'function') return rest.ref(box);
              if (rest.ref) rest.ref.current = box;
            }}
            {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
            className="peer absolute inset-0 appearance-none rounded-[5px] border-[1.5px] border-line-strong bg-surface transition-colors checked:border-navy checked:bg-navy indeterminate:border-navy indeterminate:bg-navy hover:border-navy disabled:border-line disabled:bg-sunken disabled:checked:bg-line-strong aria-invalid:border-danger"
          />
          <Check className="pointer-events-none relative col-start-1 row-start-1 size-4 stroke-3! opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-0" />
          <Minus className="pointer-events-none relative col-start-1 row-start-1 size-4 stroke-3! opacity-0 peer-indeterminate:opacity-100" />
        </span>
        <span className={hideLabel ? 'sr-only' : ''}>{label}</span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
