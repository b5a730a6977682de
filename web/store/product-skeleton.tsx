import { Loading, Skeleton } from '../ui/skeleton';

const EIGHT = Array.from({ length: 8 }, (_, index) => index);

export function ShelfSkeleton() {
  return (
    <Loading
      label="Cargando productos"
      className="grid grid-cols-[minmax(0,1fr)] gap-x-6 sm:grid-cols-2 sm:gap-y-9 xl:grid-cols-3"
    >
      {EIGHT.map((card) => (
        <div
          key={card}
          data-skeleton
          className="grid grid-cols-[8.25rem_minmax(0,1fr)] gap-x-4 py-5 sm:block sm:py-0"
        >
          <Skeleton className="aspect-4/3 rounded-lg" />
          <div className="grid content-start gap-3 sm:pt-4">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="mt-2 h-7 w-1/3" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
