import { Loading, Skeleton } from '../../ui/skeleton';

/** The place of a list that is loading. */
export const waiting = (
  <Loading className="grid gap-6 py-6">
    <Skeleton className="h-14" />
    <Skeleton className="h-14" />
    <Skeleton className="h-14" />
  </Loading>
);
