import type { ComponentProps, ReactNode } from 'react';

const control = 'min-h-11 w-full rounded-sm border border-line-strong bg-surface px-3 py-2';

type FieldProps = { label: string; error?: string | undefined; name: string };

/** A label, its control and what is wrong with it. */
function Labelled({ label, error, name, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className="mt-3 grid max-w-110 gap-1">
      <label htmlFor={name} className="font-semibold">
        {label}
      </label>
      {children}
      {error && (
        <p id={`${name}-error`} className="text-small font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

const described = ({ name, error }: Pick<FieldProps, 'name' | 'error'>) =>
  error ? { 'aria-invalid': true as const, 'aria-describedby': `${name}-error` } : {};

export function TextField({ label, error, name, ...rest }: FieldProps & ComponentProps<'input'>) {
  return (
    <Labelled {...{ label, error, name }}>
      <input id={name} name={name} className={control} {...described({ name, error })} {...rest} />
    </Labelled>
  );
}

export function LongField({ label, error, name, ...rest }: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Labelled {...{ label, error, name }}>
      <textarea
        id={name}
        name={name}
        rows={3}
        className={control}
        {...described({ name, error })}
        {...rest}
      />
    </Labelled>
  );
}

type ChoiceProps = FieldProps & { value: string; choices: readonly (readonly [string, string])[] };

export function ChoiceField({ label, error, name, value, choices }: ChoiceProps) {
  return (
    <Labelled {...{ label, error, name }}>
      <select id={name} name={name} defaultValue={value} className={control}>
        {choices.map(([id, words]) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

export const Submit = ({ children }: { children: ReactNode }) => (
  <button type="submit" className="mt-4 min-h-11 rounded-sm bg-navy px-5 font-semibold text-on-navy">
    {children}
  </button>
);
