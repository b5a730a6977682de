import type { Page } from '@playwright/test';
import { begin, choicesOf, newCandidate, openExam, place, test20 } from '../support/exams';
import { expect, test } from '../support/fixtures';
import { answered, answerWithKeys } from '../support/study';

/** Every write to the device fails, as on a full disk; reads still work. */
const fillDisk = (page: Page) =>
  page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
  });

const sentence = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Este dispositivo no deja guardar tus respuestas' });

test('a full disk does not stop an exam: it says so, and the answers reach the server', async ({ page }) => {
  await newCandidate(page);
  await fillDisk(page);
  const id = await begin(page.request, test20());
  await openExam(page, id);
  await place(page, 1);
  await page.keyboard.press('2');
  await expect(sentence(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await place(page, 2);
  await page.keyboard.press('1');
  await expect
    .poll(async () => (await choicesOf(page.request, id)).slice(0, 2))
    .toEqual([expect.any(String), expect.any(String)]);
});

test('a full disk does not stop a study session: it says so, and the answers reach the server', async ({
  page,
}) => {
  await newCandidate(page);
  await fillDisk(page);
  await page.goto('/study?tema=1');
  const card = page.getByRole('article');
  await expect(card).toHaveAccessibleName(/ 1 de /);
  await expect(sentence(page)).toBeVisible();
  for (const next of [2, 3]) {
    await answerWithKeys(page);
    await page.keyboard.press('Enter');
    await expect(card).toHaveAccessibleName(new RegExp(` ${next} de `));
  }
  await expect.poll(() => answered(page)).toBe(2);
});
