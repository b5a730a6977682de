import {
  type DefaultError,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
  useQueryClient,
} from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { useBeganAsHtml } from './use-hydrated';

/**
 * A query for a page that is there already, whose answer may wait a moment. The library's own hook has React draw every answer on
 * the spot, and take over at once whatever of the page is still the server's HTML; here it does so piece by piece, and lets
 * the reader go first. A part that is taken over late, when the answer is there already, begins without it as the server did.
 */
export function useQuietQuery<T>(options: QueryObserverOptions<T, DefaultError, T, T, QueryKey>) {
  const client = useQueryClient();
  const [observer] = useState(() => new QueryObserver(client, options));
  const beganAsHtml = useBeganAsHtml();
  const [result, setResult] = useState(() => {
    const now = shown(observer.getCurrentResult());
    return beganAsHtml ? { ...now, data: undefined, error: null, isFetching: false } : now;
  });
  useEffect(() => observer.setOptions(options), [observer, options]);
  useEffect(() => {
    const show = (next: QueryObserverResult<T>) => startTransition(() => setResult(shown(next)));
    let end = () => {};
    // Asking takes a phone as long as drawing did, so it has a task of its own.
    const timer = setTimeout(() => {
      end = observer.subscribe(show);
      show(observer.getCurrentResult());
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [observer]);
  return result;
}

const shown = <T>({ data, error, isFetching, refetch }: QueryObserverResult<T>) => ({
  data,
  error,
  isFetching,
  refetch,
});
