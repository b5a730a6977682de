import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showFault } from '../../platform/form/form-fault';
import { HttpError } from '../../platform/http-error';

/** The field that shows an error: its own, the first of its group, or the one that contains it. */
export const fieldAt = (paths: readonly string[], fault: string): string | undefined =>
  paths.find((path) => path === fault) ??
  paths.find((path) => path.startsWith(`${fault}.`)) ??
  paths.find((path) => fault.startsWith(`${path}.`));

/** Shows field errors at their fields and focuses the first; the others appear above the buttons. */
export function showRecordFault(
  form: UseFormReturn<FieldValues>,
  paths: readonly string[],
  error: unknown,
): void {
  const faults = error instanceof HttpError ? Object.entries(error.fields) : [];
  const homeless = faults.filter(([fault]) => fieldAt(paths, fault) === undefined);
  const placed = faults.flatMap(([fault, reason]) => {
    const path = fieldAt(paths, fault);
    return path === undefined ? [] : [{ path, reason }];
  });
  if (faults.length === 0) showFault(form, [], error);
  const first = paths.find((path) => placed.some((fault) => fault.path === path));
  for (const { path, reason } of placed)
    form.setError(path, { type: 'server', message: reason }, { shouldFocus: path === first });
  if (homeless.length > 0)
    form.setError('root', {
      type: 'request.invalid',
      message: homeless.map(([, reason]) => reason).join(' '),
    });
}
