import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page, PlaywrightWorkerArgs } from '@playwright/test';
import { enterAsAdmin } from '../support/admin';
import { contrastFaultsOf, faultsOf } from '../support/axe';
import { begin, test20 } from '../support/exams';
import { expect, test } from '../support/fixtures';
import { elsewhere, examples, feeds, type Made, madeExamples } from './examples';
import { patternsOfTheWeb } from './route-table';

// One browser after another: a page is examined faster when no other is.
test.describe.configure({ mode: 'default', timeout: 30 * 60_000, retries: 0 });

const journeys = join(import.meta.dirname, '..');
const table = patternsOfTheWeb().filter(({ pattern }) => !feeds.includes(pattern));
const unmade: Made = { exam: '', list: '', play: '', interview: '', user: '' };
const known = { ...examples, ...madeExamples(unmade) };
const hasParameter = (pattern: string) => /[:*]/.test(pattern);

test('every page of the route table has an address to try, or a journey that tries it', () => {
  const missing = table.filter(
    ({ pattern }) => hasParameter(pattern) && !known[pattern] && !elsewhere[pattern],
  );
  expect(missing).toEqual([]);
  for (const spec of Object.values(elsewhere)) {
    expect(existsSync(join(journeys, spec)), spec).toBe(true);
    expect(readFileSync(join(journeys, spec), 'utf8')).toContain('expectAccessible(');
  }
  expect(table.length).toBeGreaterThan(200);
});

/** An admin on the trial of the full plan sees the campus too. */
async function makeObjects(page: Page): Promise<Made> {
  const post = async (path: string, data: object) => (await page.request.post(path, { data })).json();
  const game = { game: 'hangman', topics: [2], difficulty: 1 };
  const session = { length: 4, seconds: 90, competences: ['goals'] };
  return {
    exam: await begin(page.request, test20()),
    list: (await post('/api/question-lists', { name: 'Para el sábado' })).id,
    play: (await post('/api/games/plays', game)).id,
    interview: (await post('/api/interview/sessions', session)).id,
    user: (await (await page.request.get('/api/admin/users')).json()).items[0].id,
  };
}

/** 1280 px at 400 % (WCAG 1.4.10). */
const ENLARGED = { width: 320, height: 640 };
const SCREEN = { width: 1440, height: 900 };

/** Everything in the light theme, the contrast again in the dark one, and what is cut off when the text is enlarged. */
async function faultsAt(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await page.locator('h1').first().waitFor({ state: 'attached', timeout: 20_000 });
  const light = await faultsOf(page);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  const dark = await contrastFaultsOf(page);
  await page.setViewportSize(ENLARGED);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  await page.setViewportSize(SCREEN);
  return [
    ...light,
    ...dark.map((fault) => `dark ${fault}`),
    ...(overflow > 0 ? [`${overflow} px wider than the screen at ${ENLARGED.width} px`] : []),
  ];
}

const readers = {
  site: async (browser: Browser) => {
    const page = await browser.newPage();
    await page.request.put('/api/consent', { data: { analytics: false, fingerprint: false } });
    return { page, addresses: examples };
  },
  member: async (browser: Browser, playwright: PlaywrightWorkerArgs['playwright']) => {
    const page = await browser.newPage();
    await enterAsAdmin(page, playwright);
    return { page, addresses: { ...examples, ...madeExamples(await makeObjects(page)) } };
  },
};

for (const group of ['site', 'standalone', 'campus', 'admin'])
  test(`every page of the route table is accessible in both themes: ${group}`, async ({
    browser,
    playwright,
  }) => {
    const open = group === 'site' ? readers.site : readers.member;
    const { page, addresses } = await open(browser, playwright);
    const patterns = table.filter(
      ({ pattern, layout }) =>
        !elsewhere[pattern] && (layout === group || (group === 'standalone' && !isGroup(layout))),
    );
    const faults: string[] = [];
    for (const { pattern } of patterns) {
      const path = addresses[pattern] ?? pattern;
      const found = await faultsAt(page, path).catch((error: Error) => [String(error.message).slice(0, 200)]);
      faults.push(...found.map((fault) => `${path} ${fault}`));
      for (const fault of found) console.log(`${path} ${fault}`);
    }
    console.log(`${group}: ${patterns.length} pages in both themes, ${faults.length} faults`);
    await page.context().close();
    expect(faults).toEqual([]);
  });

function isGroup(layout: string): boolean {
  return ['site', 'campus', 'admin'].includes(layout);
}
