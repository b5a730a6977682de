import { valueAt } from '../../admin/record-cells.ts';
import { letters } from './letters.ts';
import { answerKeys, correctedKey, type Keyed } from './question-text.ts';

/**
 * What happens to finished exams when a key changes. `annul` and `stop-counting` withdraw the question instead: exams
 * keep their scores, or are graded over the other questions.
 */
export const gradings = ['regrade', 'annul', 'stop-counting'] as const;

/** Reads a record or the content of a form, which may be incomplete. */
function keyed(record: object): Keyed {
  const text = (path: string): string => String(valueAt(record, path) ?? '').trim();
  const [A, B, C] = letters.map((letter) => text(`options.${letter}`));
  return {
    stem: text('stem'),
    options: A || B || C ? { A: A ?? '', B: B ?? '', C: C ?? '' } : null,
    answer: answerKeys.find((key) => key === text('answer')) ?? 'A',
  };
}

/** Whether answers that were right become wrong. Reordered alternatives change no key. */
export const changesKey = (before: object, after: object): boolean =>
  correctedKey(keyed(before), keyed(after)) !== null;
