import type { Input } from '@atalaya/core/api';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';

/** Saves one answer of the welcome and goes on, or keeps what to show. */
export function useSave(onDone: () => void) {
  const { run, isBusy, faults, refuse } = useAction(
    (body: Input<'PATCH /api/profile/study'>['body']) => call('PATCH /api/profile/study', { body }),
    { stale: [], done: onDone },
  );
  const [fault] = Object.values(faults);
  return { busy: isBusy, fault, refuse: (form: string) => refuse({ form }), save: run };
}
