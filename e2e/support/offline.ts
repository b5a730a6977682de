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
