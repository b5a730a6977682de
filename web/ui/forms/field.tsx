import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

export type FieldText = { label: ReactNode; hint?: ReactNode; error?: ReactNode; hideLabel?: boolean };

type ControlProps = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

type FieldProps = FieldText & {
  id?: string;
  className?: string;
  children: (control: ControlProps) => ReactNode;
};

/** Label above, hint and error below; hands the control the ids that tie them together. */
export function Field({ label, hint, error, hideLabel, id: given, className = '', children }: FieldProps) {
  const own = useId();
  const id = given ?? own;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-small font-semibold'}>
        {label}
      </label>
      {children({
        id,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true }),
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-small text-muted">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-small text-danger">
      <CircleAlert className="mt-[0.2em] size-4" />
      {children}
    </p>
  );
}
