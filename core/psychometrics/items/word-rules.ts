import { fold } from '../../platform/fold.ts';
import type { WordEntry } from './words.ts';

export type WordFault = { id: string; field: string; reason: string };

/** What makes an entry of content/psychometrics wrong, beyond its schema. */
export function wordFaults(entries: readonly WordEntry[]): WordFault[] {
  const ids = new Set<string>();
  const meanings = new Map(
    entries.filter(({ type }) => type === 'synonyms').map(({ word, answer }) => [fold(word), fold(answer)]),
  );
  const wellWritten = new Set(
    entries.filter(({ type, word }) => type === 'spelling' && word === '').map(({ answer }) => answer),
  );
  return entries.flatMap((entry) => {
    const { id, type, word, answer, wrong } = entry;
    // In spelling an accent makes the difference, in the other types it does not.
    const form = type === 'spelling' ? (text: string) => text : fold;
    const options = [answer, ...wrong].map(form);
    const faults: WordFault[] = [];
    if (ids.has(id)) faults.push({ id, field: 'id', reason: 'is used twice' });
    ids.add(id);
    if (new Set(options).size < options.length)
      faults.push({ id, field: 'wrong', reason: 'repeats an alternative' });
    if (type !== 'spelling' && word === '') faults.push({ id, field: 'word', reason: 'is missing' });
    if (type !== 'spelling' && options.includes(form(word)))
      faults.push({ id, field: 'wrong', reason: 'contains the word asked about' });
    if (type === 'antonyms' && meanings.get(fold(word)) === fold(answer))
      faults.push({ id, field: 'answer', reason: 'is a synonym of the word in another entry' });
    if (type === 'synonyms' && wrong.some((one) => fold(one) === meanings.get(fold(word))))
      faults.push({ id, field: 'wrong', reason: 'is a synonym of the word in another entry' });
    if (type === 'spelling' && word === '' && wrong.some((one) => wellWritten.has(one)))
      faults.push({ id, field: 'wrong', reason: 'is well written in another entry' });
    return faults;
  });
}
