import type { Kit } from '../platform/kit';
import { referenceText } from '../review/cards';
import { type Bank, currentTexts } from '../syllabus/question-bank';

/** Questions of the bank with their answers, in the given order; withdrawn ones are left out. */
export async function shownQuestions({ db }: Kit, ids: readonly string[], bank: Bank) {
  const texts = new Map((await currentTexts(db, [...ids])).map((text) => [text.id, text]));
  return ids.flatMap((id) => {
    const text = texts.get(id);
    if (!text?.options || typeof text.explanation === 'string') return [];
    const { options, answer, explanation, stem } = text;
    if (answer === 'true' || answer === 'false') return [];
    const reference = referenceText(text, { lawName: (law) => bank.laws.get(law)?.shortName ?? null });
    return [{ id, stem, options, answer, explanation, reference }];
  });
}
