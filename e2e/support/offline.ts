import { expect, type Page } from '@playwright/test';

/** Waits until the service worker has stored these addresses. */
export const isStored = (page: Page, ...addresses: string[]) =>
  expect
    .poll(() =>
      page.evaluate(
        async (wanted) => (await Promise.all(wanted.map((one) => caches.match(one)))).every(Boolean),
        addresses,
      ),
    )
    .toBe(true);

/** Waits until the service worker has stored the script of this name. */
export const isScriptStored = (page: Page, name: string) =>
  expect
    .poll(
      () =>
        page.evaluate(async (wanted) => {
          const caching = (await caches.keys()).map(async (cache) => (await caches.open(cache)).keys());
          return (await Promise.all(caching)).flat().some(({ url }) => url.includes(wanted));
        }, `/assets/${name}-`),
      name,
    )
    .toBe(true);
