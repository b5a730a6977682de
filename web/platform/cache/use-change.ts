import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { HttpError, sentenceFor } from '../http-error';

type Change<T> = {
  change: (given: T) => Promise<unknown>;
  onDone?: (() => void) | undefined;
  /** Queries beside the page's own data that are read again. */
  stale?: QueryKey;
  /** True if the error is told elsewhere. */
  onError?: ((error: unknown, given: T) => boolean) | undefined;
};

/** A change of what the page shows: it is read again, and errors are sorted by field; `form` is about all of it. */
export function useChange<T>({ change, onDone, stale, onError }: Change<T>) {
  const { revalidate } = useRevalidator();
  const client = useQueryClient();
  const [faults, setFaults] = useState<Record<string, string>>({});
  const { mutate, isPending } = useMutation({
    retry: false,
    mutationFn: change,
    onMutate: () => setFaults({}),
    onSuccess: async () => {
      await Promise.all([revalidate(), stale && client.invalidateQueries({ queryKey: stale })]);
      onDone?.();
    },
    onError: (error, given) => {
      if (onError?.(error, given)) return;
      const fields = error instanceof HttpError ? error.fields : {};
      setFaults(Object.keys(fields).length > 0 ? fields : { form: sentenceFor(error) });
    },
  });
  return { mutate, isPending, faults };
}
