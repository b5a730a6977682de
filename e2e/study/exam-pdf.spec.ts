import { newCandidate } from '../support/exams';
import { expect, test } from '../support/fixtures';

test('a test is made on paper: its questions and its key are two files', async ({
  page,
  expectAccessible,
}) => {
  await newCandidate(page);
  await page.goto('/test');
  await page.getByRole('button', { name: 'Descargar en PDF' }).press('Enter');
  for (const [name, file] of [
    ['Preguntas y hoja en PDF', 'examen.pdf'],
    ['Soluciones en PDF', 'soluciones.pdf'],
  ] as const) {
    const waiting = page.waitForEvent('download');
    await page.getByRole('link', { name }).press('Enter');
    expect((await waiting).suggestedFilename()).toBe(file);
  }
  await expectAccessible(page);
});
