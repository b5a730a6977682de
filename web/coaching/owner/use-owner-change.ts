import { read } from '../../platform/api';
import { useChange } from '../../platform/cache/use-change';

const { queryKey } = read('GET /api/admin/coaching');

/** A change by the owner: the whole page is read again, because places and lists depend on each other. */
export const useOwnerChange = <T>(given: {
  change: (body: T) => Promise<unknown>;
  onDone?: () => void;
  onError?: (error: unknown, given: T) => boolean;
}) => useChange<T>({ ...given, stale: queryKey });
