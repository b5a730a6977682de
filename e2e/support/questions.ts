import type { Page } from '@playwright/test';
import { expect } from './fixtures';

let serial = 0;
/** A unique word, so that a search finds only the records of this test. */
export const newWord = () => {
  serial += 1;
  return `marca${Date.now().toString(36)}${process.pid}${serial}`;
};

export const draftOf = (word: string) => ({
  topic: 3,
  stem: `¿Quién refrenda el acto ${word}?`,
  options: { A: 'El Presidente del Gobierno', B: 'El Defensor del Pueblo', C: 'El Consejo de Estado' },
  answer: 'A',
  explanation: { A: 'Art. 64.1 CE.', B: 'No refrenda actos.', C: 'Es un órgano consultivo.' },
  source: 'Apuntes',
  validOn: '2026-05-02',
});

export async function makeQuestion(page: Page, word: string): Promise<string> {
  const answer = await page.request.post('/api/admin/questions', { data: draftOf(word) });
  expect(answer.ok()).toBe(true);
  return (await answer.json()).id;
}

export const rows = (page: Page) => page.getByRole('table', { name: 'Preguntas de test' }).getByRole('link');
