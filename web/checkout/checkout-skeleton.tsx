import { Loading, Skeleton } from '../ui/skeleton';

/** The `HydrateFallback` of the pages with an order summary. As tall as a screen, so that the footer does not move. */
export function CheckoutSkeleton() {
  return (
    <div className="page-width py-9 md:py-14">
      <Loading label="Preparando tu compra" className="min-h-dvh">
        <Skeleton className="h-14 w-72 max-w-full" />
        <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 md:mt-10 lg:grid-cols-[7fr_5fr]">
          <div className="grid content-start gap-8">
            <Skeleton className="h-24 rounded-lg" />
            <Skeleton className="h-64 rounded-lg" />
          </div>
          <Skeleton className="h-110 rounded-lg" />
        </div>
      </Loading>
    </div>
  );
}
