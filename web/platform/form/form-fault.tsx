import { formatWait } from '@atalaya/core/auth/throttle';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { Button } from '../../ui/button';
import { Note } from '../../ui/note';
import { HttpError, sentenceFor } from '../http-error';

/** `root.type` of an error that a retry may fix. */
export const LOST = 'lost';

/** Shows field errors at their fields and focuses the first; the others appear above the button. */
export function showFault<T extends FieldValues>(
  form: UseFormReturn<T>,
  names: readonly Path<T>[],
  error: unknown,
): void {
  const fields = error instanceof HttpError ? error.fields : {};
  const wrong = names.filter((name) => fields[name] !== undefined);
  for (const [index, name] of wrong.entries())
    form.setError(name, { type: 'server', message: fields[name] ?? '' }, { shouldFocus: index === 0 });
  if (wrong.length === 0) form.setError('root', { type: typeOf(error), message: sentenceOf(error) });
}

const typeOf = (error: unknown): string =>
  error instanceof HttpError && error.status < 500 ? error.code : LOST;

function sentenceOf(error: unknown): string {
  if (error instanceof HttpError && error.code === 'auth.too-many-attempts') {
    const seconds = Number(error.details.retryAfterSeconds);
    return `Demasiados intentos seguidos. Podrás volver a probar dentro de ${formatWait(seconds)}.`;
  }
  return sentenceFor(error);
}

type RootFault = { type?: string | number | undefined; message?: string | undefined } | undefined;

/** The form-level error, with a retry when the network or the server failed. */
export function FormFault({ fault, children }: { fault: RootFault; children?: ReactNode }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In a long form the submit button can be in view while this message is not.
    if (fault) alert.current?.scrollIntoView?.({ block: 'nearest' });
  }, [fault]);
  return (
    <div ref={alert} role="alert" className="empty:hidden">
      {fault && (
        <Note tone="danger" icon={<CircleAlert />}>
          <p className="font-semibold">{fault.message}</p>
          {children}
          {fault.type === LOST && (
            <Button type="submit" variant="outline" size="sm" className="mt-2">
              Reintentar
            </Button>
          )}
        </Note>
      )}
    </div>
  );
}
