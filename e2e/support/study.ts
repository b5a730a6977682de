import { expect, type Page } from '@playwright/test';

/** The number of answers on the server. */
export const answered = async (page: Page): Promise<number> =>
  (await (await page.request.get('/api/progress/summary')).json()).totals.answers;

/** Answers any kind of card with the keyboard only. */
export async function answerWithKeys(page: Page) {
  const card = page.getByRole('article');
  if (await page.getByRole('button', { name: 'Ver la respuesta' }).isVisible())
    await page.keyboard.press('Space');
  else if (await page.getByRole('button', { name: 'Verdadero' }).isVisible()) await page.keyboard.press('v');
  else await page.keyboard.press('1');
  await expect(card.getByRole('region', { name: /Por qué|Respuesta/ })).toBeVisible();
}
