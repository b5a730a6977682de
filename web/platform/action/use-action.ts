import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { HttpError, sentenceFor } from '../http-error';
import { toastError } from '../toast-error';

/** Sentences by field; `form` is about all of it. */
export type Faults = Record<string, string>;

export type ActionOptions<Given, Answer> = {
  /** What is read again before `done`: the data of the page unless other queries are named. */
  stale?: readonly ('page' | QueryKey)[] | undefined;
  done?: ((answer: Answer, given: Given) => unknown) | undefined;
  /** The title of the toast that says what went wrong, where no form shows `faults`. */
  failed?: string | undefined;
  /** Comes first after an error; true if it is dealt with. */
  caught?: ((error: Error, given: Given) => unknown) | undefined;
  settled?: (() => unknown) | undefined;
  /** Tried once more after a second: for what does no harm when it arrives twice. */
  retries?: boolean;
};

/**
 * A change of what a page shows. It is sent once, however often somebody clicks meanwhile; `given` is what is under way.
 * `send` runs after the event: what a field says is read before. Rows that may be changed at once have an action each.
 */
export function useAction<Given = void, Answer = unknown>(
  send: (given: Given) => Promise<Answer>,
  { stale = ['page'], done, failed, caught, settled, retries }: ActionOptions<Given, Answer> = {},
) {
  const { revalidate } = useRevalidator();
  const client = useQueryClient();
  const [error, setError] = useState<Error | null>(null);
  const [faults, setFaults] = useState<Faults>({});
  const show = (next: Error | null, found: Faults) => {
    setError(next);
    setFaults(found);
  };
  const isSending = useRef(false);
  const { mutateAsync, isPending, variables, data } = useMutation({
    // Without network it fails at once: nobody finds it sent when they have given it up.
    networkMode: 'always',
    ...(retries ? {} : { retry: false }),
    mutationFn: (given: Given) => send(given),
    onMutate: () => show(null, {}),
    onSuccess: async (answer, given) => {
      await Promise.all(
        stale.map((one) => (one === 'page' ? revalidate() : client.invalidateQueries({ queryKey: one }))),
      );
      await done?.(answer, given);
    },
    onError: (fault, given) => {
      if (caught?.(fault, given) === true) return;
      if (failed) toastError(failed, fault);
      else show(fault, faultsOf(fault));
    },
    onSettled: () => settled?.(),
  });
  /** True once it is done. */
  const run = async (given: Given): Promise<boolean> => {
    if (isSending.current) return false;
    isSending.current = true;
    try {
      await mutateAsync(given);
      return true;
    } catch {
      return false;
    } finally {
      isSending.current = false;
    }
  };
  return {
    run,
    isBusy: isPending,
    given: isPending ? variables : undefined,
    answer: data,
    error,
    /** What went wrong as one sentence. */
    fault: error === null ? undefined : sentenceFor(error),
    faults,
    /** Shows what was found before anything is sent. */
    refuse: (found: Faults) => show(null, found),
  };
}

function faultsOf(error: unknown): Faults {
  const fields = error instanceof HttpError ? error.fields : {};
  return Object.keys(fields).length > 0 ? fields : { form: sentenceFor(error) };
}
