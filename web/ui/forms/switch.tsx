import { type ComponentProps, type ReactNode, useId } from 'react';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode; hint?: ReactNode };

/** On or off, at once: no form to send. */
export function Switch({ label, hint, id: given, className = '', ...rest }: SwitchProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <label
      htmlFor={id}
      className={`inline-flex min-h-8 items-start gap-2.5 has-disabled:cursor-not-allowed has-disabled:text-muted pointer-coarse:min-h-11 pointer-coarse:py-2 ${className}`}
    >
      <span className="relative inline-flex h-6.5 w-11 flex-none">
        <input
          {...rest}
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox has its own checked state
          role="switch"
          {...(hint && { 'aria-describedby': `${id}-hint` })}
          className="peer absolute inset-0 appearance-none rounded-full bg-line-strong transition-colors checked:bg-navy disabled:bg-line"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-0.75 left-0.75 size-5 rounded-full bg-surface transition-transform peer-checked:translate-x-4.5"
        />
      </span>
      <span>
        {label}
        {hint && (
          <span id={`${id}-hint`} className="block text-small text-muted">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
