import { MAX_PRICE, MIN_PRICE, type ShopFilters } from '@atalaya/core/store/shop';
import { useState } from 'react';
import type { ShopAddress } from './use-shop-filters';

const nameOf = (min: number, max: number): string => `${min}-${max}`;

/** The range on screen: follows the URL, except for our own earlier steps, which arrive after later ones were made. */
export function usePriceRange({ min, max }: ShopFilters, change: ShopAddress['change']) {
  const [range, setRange] = useState([min, max]);
  const [shown, setShown] = useState(nameOf(min, max));
  const [sent, setSent] = useState<readonly string[]>([]);
  const inUrl = nameOf(min, max);
  if (inUrl !== shown) {
    const at = sent.indexOf(inUrl);
    setShown(inUrl);
    setSent(sent.slice(at < 0 ? sent.length : at + 1));
    if (at < 0) setRange([min, max]);
  }
  const commit = ([least = MIN_PRICE, most = MAX_PRICE]: number[]) => {
    if (nameOf(least, most) === (sent.at(-1) ?? inUrl)) return;
    setSent([...sent, nameOf(least, most)]);
    change({ min: least, max: most });
  };
  return { range, setRange, commit };
}
