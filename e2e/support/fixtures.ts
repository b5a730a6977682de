import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { faultsOf } from './axe';

type Fixtures = {
  /** Fails if the page violates WCAG 2.2 AA. */
  expectAccessible(page: Page): Promise<void>;
  /** A test fails on console errors that it does not expect. */
  consoleErrors: string[];
};

export const test = base.extend<Fixtures, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      await waitForHydration(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  expectAccessible: async ({ browserName: _ }, use) => {
    await use(async (page) => {
      expect(await faultsOf(page)).toEqual([]);
    });
  },
  consoleErrors: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await use(errors);
  },
});

/** Every navigation waits for hydration, unless the test passes its own `waitUntil`. */
async function waitForHydration(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  const pageClass: Pick<Page, 'goto' | 'reload'> = Object.getPrototypeOf(page);
  const { goto, reload } = pageClass;
  pageClass.goto = async function (this: Page, address, options) {
    const response = await goto.call(this, address, options);
    if (!options?.waitUntil) await isHydrated(this);
    return response;
  };
  pageClass.reload = async function (this: Page, options) {
    const response = await reload.call(this, options);
    if (!options?.waitUntil) await isHydrated(this);
    return response;
  };
  await page.close();
}

/** `data-hydrated` is set by web/platform/use-hydrated.ts; other pages have no module scripts. */
const isHydrated = (page: Page) =>
  page.waitForFunction(
    () =>
      'hydrated' in document.documentElement.dataset ||
      !document.querySelector('script[type=module]') ||
      matchMedia('(scripting: none)').matches,
  );

/** Navigates without a new document: the router follows the history as it does for the back button. */
export const navigateInApp = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);

export { expect };
