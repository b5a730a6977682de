import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

type Fixtures = {
  /** Fails when the page as it stands breaks WCAG 2.2 AA. */
  expectAccessible(page: Page): Promise<void>;
  /** Nothing may be logged as an error while a test runs, but for what the test expects. */
  consoleErrors: string[];
};

export const test = base.extend<Fixtures>({
  expectAccessible: async ({ browserName: _ }, use) => {
    await use(async (page) => {
      // Only what is wrong is described, and in the page itself (there are no frames): half the time.
      const found = await new AxeBuilder({ page })
        .options({
          runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
          resultTypes: ['violations'],
        })
        .setLegacyMode(true)
        .analyze();
      const faults = found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
      );
      expect(faults).toEqual([]);
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

export { expect };
