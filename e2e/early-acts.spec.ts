import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { arrange } from './support/shell-visit';

/** Opens a page whose late code, files of this name, stays on its way; it comes when told. */
async function openWithout(page: Page, path: string, files: RegExp): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  await arrange(page);
  await page.goto(path, { waitUntil: 'load' });
  await expect(page.locator('html[data-alive]')).toBeAttached();
  return letThrough;
}

test.describe('in a part whose code has not come', () => {
  test('what is typed stays, and a link that would leave it waits', async ({ page }) => {
    const letThrough = await openWithout(page, '/oposiciones2', /\/assets\/steps-[^p][^/]*\.js/);
    await page.getByLabel('Aciertos').fill('78');
    await page.getByLabel('Errores').fill('14');
    await page.getByRole('link', { name: 'Físicas' }).last().click();
    await expect(page).toHaveURL('/oposiciones2');
    letThrough();
    await expect(page.getByRole('heading', { level: 2, name: 'Tus tres ejercicios' })).toBeFocused();
    await page.getByRole('link', { name: 'Conocimientos' }).last().click();
    await expect(page.getByLabel('Aciertos')).toHaveValue('78');
    await expect(page.getByLabel('Errores')).toHaveValue('14');
  });

  test('a button counts once, however often it is pressed, and a search is made', async ({ page }) => {
    const letThrough = await openWithout(page, '/blog', /\/assets\/blog-board-[^/]*\.js/);
    // One that React takes over by itself, after the page around it.
    const article = page.getByRole('article').nth(4);
    const like = { name: /^Me gusta/ };
    const title = await article.getByRole('heading').innerText();
    await article.getByRole('button', like).click();
    await article.getByRole('button', like).click();
    await expect(article.getByRole('button', like)).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('searchbox', { name: 'Buscar en el blog' }).fill(title);
    letThrough();
    await expect(page).toHaveURL(/q=/);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('button', like)).toHaveAttribute('aria-pressed', 'true');
  });

  test('a choice is made', async ({ page }) => {
    const letThrough = await openWithout(page, '/planes', /\/assets\/plans-board-[^/]*\.js/);
    await page.getByRole('radio', { name: /Anual/ }).check({ force: true });
    letThrough();
    await expect(page.locator('#elegir-plan')).toContainText('/año');
    await expect(page.getByRole('radio', { name: /Anual/ })).toBeChecked();
  });
});
