import { parseShopFilters, type ShopFilters, shopEntries } from '@atalaya/core/store/shop';
import { useMemo } from 'react';
import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router';

export type ShopAddress = {
  filters: ShopFilters;
  to: (changes: Partial<ShopFilters>) => string;
  /** Navigates. Choices create a history entry; keystrokes and slider steps replace it. */
  change: (changes: Partial<ShopFilters>, options?: NavigateOptions) => void;
};

export const shopPath = (filters: ShopFilters): string => {
  const search = new URLSearchParams(shopEntries(filters)).toString();
  return search === '' ? '/tienda' : `/tienda?${search}`;
};

/** The filters in the URL and links that change them. */
export function useShopFilters(): ShopAddress {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return useMemo(() => {
    const filters = parseShopFilters(params);
    // Two quick choices: the second goes on from the first, which the address may not show yet. Where a link has led elsewhere
    // in between, which the page may not show yet, it goes on from there.
    let chosen = filters;
    const mine = new Set([shopPath(filters)]);
    return {
      filters,
      to: (changes) => shopPath({ ...filters, ...changes }),
      change: (changes, options) => {
        const here = parseShopFilters(new URLSearchParams(window.location.search));
        chosen = { ...(mine.has(shopPath(here)) ? chosen : here), ...changes };
        mine.add(shopPath(chosen));
        void navigate(shopPath(chosen), { preventScrollReset: true, ...options });
      },
    };
  }, [params, navigate]);
}
