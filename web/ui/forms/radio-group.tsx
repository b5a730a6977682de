import { type ReactNode, useId } from 'react';
import { FieldError } from './field';

type RadioOption<T extends string> = { value: T; label: ReactNode; hint?: ReactNode; disabled?: boolean };
type RadioGroupProps<T extends string> = {
  label: ReactNode;
  options: readonly RadioOption<T>[];
  value: T | undefined;
  onChange: (value: T) => void;
  name?: string;
  hideLabel?: boolean;
  error?: ReactNode;
  row?: boolean;
};

/** One of a few, all in sight: arrows choose, Tab leaves. */
export function RadioGroup<T extends string>(props: RadioGroupProps<T>) {
  const { label, options, value, onChange, hideLabel, error, row } = props;
  const own = useId();
  const name = props.name ?? own;
  return (
    <fieldset {...(error && { 'aria-describedby': `${own}-error` })}>
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 text-small font-semibold'}>{label}</legend>
      <div className={row ? 'flex flex-wrap gap-x-6 gap-y-1' : 'grid gap-1'}>
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-8 cursor-pointer items-start gap-2.5 py-0.5 has-disabled:cursor-not-allowed has-disabled:text-muted pointer-coarse:min-h-11 pointer-coarse:py-2"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className="mt-[0.15em] size-5.5 flex-none appearance-none rounded-full border-[1.5px] border-line-strong bg-surface transition-colors checked:border-[7px] checked:border-navy hover:border-navy disabled:border-line disabled:bg-sunken"
            />
            <span>
              {option.label}
              {option.hint && <span className="block text-small text-muted">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${own}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
