import { expect, type Page } from '@playwright/test';

/** How many answers the server has. */
export const answered = async (page: Page): Promise<number> =>
  (await (await page.request.get('/api/progress/summary')).json()).totals.answers;

/** Whatever kind of card is on, answered with the keyboard alone. */
export async function answerWithKeys(page: Page) {
  const card = page.getByRole('article');
  if (await page.getByRole('button', { name: 'Ver la respuesta' }).isVisible())
    await page.keyboard.press('Space');
  else if (await page.getByRole('button', { name: 'Verdadero' }).isVisible()) await page.keyboard.press('v');
  else await page.keyboard.press('1');
  await expect(card.getByRole('region', { name: /Por qué|Respuesta/ })).toBeVisible();
}
