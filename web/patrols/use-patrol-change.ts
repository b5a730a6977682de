import { useChange } from '../platform/cache/use-change';

type Change<T> = { change: (given: T) => Promise<unknown>; onDone?: () => void };

/** A change of the patrol, which also reads its chat and calendar again. */
export const usePatrolChange = <T>(given: Change<T>) => useChange<T>({ ...given, stale: ['patrol'] });
