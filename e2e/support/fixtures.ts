import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { faultsOf } from './axe';

type Fixtures = {
  /** Fails when the page as it stands breaks WCAG 2.2 AA. */
  expectAccessible(page: Page): Promise<void>;
  /** Nothing may be logged as an error while a test runs, but for what the test expects. */
  consoleErrors: string[];
};

export const test = base.extend<Fixtures, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      await waitForLife(browser);
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

/**
 * A page shows itself before its scripts come (web/platform/late-scripts.ts), and a key that is pressed in between is nobody's.
 * So every visit waits until the page is alive, unless it says itself what it waits for.
 */
async function waitForLife(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  const kind: Pick<Page, 'goto' | 'reload'> = Object.getPrototypeOf(page);
  const { goto, reload } = kind;
  kind.goto = async function (this: Page, address, options) {
    const answer = await goto.call(this, address, options);
    if (!options?.waitUntil) await isAlive(this);
    return answer;
  };
  kind.reload = async function (this: Page, options) {
    const answer = await reload.call(this, options);
    if (!options?.waitUntil) await isAlive(this);
    return answer;
  };
  await page.close();
}

/**
 * Alive is a page that has begun, and where React has taken over whatever can be used of what is on the screen. A hand moves the
 * pointer: a page that nobody is at takes its time.
 */
const isAlive = (page: Page) =>
  page.waitForFunction(
    () => {
      window.dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }));
      if (!document.querySelector('script[type=late]') || matchMedia('(scripting: none)').matches)
        return true;
      if (!('alive' in document.documentElement.dataset)) return false;
      const isTakenOver = (element: Element) =>
        Object.keys(element).some((key) => key.startsWith('__reactProps$'));
      const isInSight = (element: Element) => {
        const { top, bottom, width } = element.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < innerHeight;
      };
      const controls = [...document.querySelectorAll('button, input, select, textarea, a[data-discover]')];
      return !controls.some((control) => !isTakenOver(control) && isInSight(control));
    },
    undefined,
    // Not every frame: looking costs the page time that it needs for coming alive.
    { polling: 50 },
  );

export { expect };
