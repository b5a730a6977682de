import type { Page } from '@playwright/test';
import { begin, newCandidate, test20 } from '../support/exams';
import { expect, test } from '../support/fixtures';

// 1280 × 800 px at 200 %. The whole suite asks for reduced motion.
test.use({ viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });

/** What sticks out of the screen, as its tags and classes. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map(({ tagName, className }) => `${tagName} ${className}`);
  });

const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) =>
        effect instanceof KeyframeEffect
          ? `${effect.target?.tagName} ${effect.target?.className}`
          : 'unknown',
      ),
  );

async function expectReadable(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('h1').first()).toBeAttached();
  await expect.poll(() => cutOff(page), path).toEqual([]);
  await expect.poll(() => moving(page), path).toEqual([]);
}

test('a guest who enlarges the public pages to 200 % reads them without scrolling sideways, and nothing moves', async ({
  page,
}) => {
  for (const path of ['/', '/planes', '/blog', '/login', '/explicacion-animada/iter-criminis'])
    await expectReadable(page, path);
});

test('a guest who chooses the largest text on a laptop keeps the whole header in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(() => localStorage.setItem('atalaya.text-size', '150'));
  for (const path of ['/tienda', '/contacto']) await expectReadable(page, path);
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
});

test('a candidate who enlarges the campus to 200 % uses it without scrolling sideways, and nothing moves', async ({
  page,
}) => {
  await newCandidate(page);
  const exam = await begin(page.request, test20());
  for (const path of [
    '/campus-estudio',
    '/campus-estudio/temario/tema-2',
    '/study?tema=1',
    '/campus-estudio/juegos',
    '/campus-estudio/mindfulness',
    '/foro',
    `/test/${exam}`,
  ])
    await expectReadable(page, path);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a candidate with the largest text of the control studies without scrolling sideways', async ({
    page,
  }) => {
    await newCandidate(page);
    await page.addInitScript(() => localStorage.setItem('atalaya.text-size', '150'));
    for (const path of ['/study/primera', '/study', '/campus-estudio/temario'])
      await expectReadable(page, path);
    expect(await page.evaluate(() => document.documentElement.style.fontSize)).toBe('150%');
  });
});
