import { type ShopFilters, shopEntries, shopFiltersOf } from '@atalaya/core/store/shop';
import { useMemo } from 'react';
import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router';

export type ShopAddress = {
  filters: ShopFilters;
  to: (changes: Partial<ShopFilters>) => string;
  /** Goes there; a choice can be undone with «back», a letter or a step of the slider cannot. */
  change: (changes: Partial<ShopFilters>, options?: NavigateOptions) => void;
};

export const shopPath = (filters: ShopFilters): string => {
  const search = new URLSearchParams(shopEntries(filters)).toString();
  return search === '' ? '/tienda' : `/tienda?${search}`;
};

/** What the address asks for, and the address of the same with a change. */
export function useShopFilters(): ShopAddress {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return useMemo(() => {
    const filters = shopFiltersOf(params);
    // Two quick choices: the second goes on from the first, which the address may not show yet. Where a link has led elsewhere
    // in between, which the page may not show yet, it goes on from there.
    let chosen = filters;
    const mine = new Set([shopPath(filters)]);
    return {
      filters,
      to: (changes) => shopPath({ ...filters, ...changes }),
      change: (changes, options) => {
        const here = shopFiltersOf(new URLSearchParams(window.location.search));
        chosen = { ...(mine.has(shopPath(here)) ? chosen : here), ...changes };
        mine.add(shopPath(chosen));
        void navigate(shopPath(chosen), { preventScrollReset: true, ...options });
      },
    };
  }, [params, navigate]);
}
