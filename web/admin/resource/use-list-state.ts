import { formatSort, nextOrder, type Order, parseSort } from '@atalaya/core/admin/sorting';
import { useSearchParams } from 'react-router';

type ListShape<F extends string> = {
  sorts: readonly F[];
  defaultOrder: Order<F>;
  /** URL parameters of the filters, besides `q`. */
  filters: readonly string[];
  pageSize?: number;
};

const wholeNumber = (text: string | null): number | undefined =>
  text && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;

/** List state in the URL, so that it can be shared and back works. Unknown values are ignored. */
export function useListState<const F extends string>(shape: ListShape<F>) {
  const { sorts, defaultOrder, filters, pageSize = 20 } = shape;
  const [params, setParams] = useSearchParams();
  const order = parseSort(params.get('sort'), sorts) ?? defaultOrder;

  /** Any change except the page returns to page 1; empty values are removed from the URL. */
  const set = (changes: Record<string, string | null>, how: { replace?: boolean } = {}) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (!('page' in changes)) next.delete('page');
        for (const [name, value] of Object.entries(changes))
          if (value) next.set(name, value);
          else next.delete(name);
        return next;
      },
      { preventScrollReset: true, ...how },
    );

  const names = ['q', ...filters];
  const q = params.get('q')?.trim().slice(0, 200) ?? '';
  const page = wholeNumber(params.get('page')) ?? 1;
  const sort = formatSort(order);

  return {
    q,
    page,
    pageSize,
    order,
    sort,
    /** The query that all lists share. */
    asked: { page, pageSize, sort, q: q || undefined },
    set,
    sortBy: (field: F, startsDescending?: boolean) =>
      set({ sort: formatSort(nextOrder(order, field, startsDescending)) }),
    /** A filter's value, if it is allowed. */
    pick: <V extends string>(name: string, allowed: readonly V[]): V | undefined =>
      allowed.find((value) => value === params.get(name)),
    text: (name: string): string => params.get(name) ?? '',
    isFiltered: names.some((name) => (params.get(name) ?? '') !== ''),
    clear: () => set(Object.fromEntries(names.map((name) => [name, null]))),
  };
}

export type ListState = ReturnType<typeof useListState<string>>;
