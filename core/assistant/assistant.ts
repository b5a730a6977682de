import type { Tier } from '../auth/user.ts';
import { allowance } from '../platform/allowance.ts';
import { formatNumber } from '../platform/number-format.ts';

export const assistants = ['policial', 'vega'] as const;
export type Assistant = (typeof assistants)[number];

/** What opens a source that the reader may not read. */
export const planNames: Record<Tier, string> = {
  demo: 'con una cuenta gratuita',
  basico: 'plan Básico',
  plus: 'plan Plus',
  elite: 'plan Elite',
};

/** Answers written by the language model; the operator may set other numbers (ASSISTANT_USER_DAILY, ASSISTANT_DAILY). */
const perDay = { per: 'day', refusal: 'assistant.budget' } as const;
export const writtenAllowance = allowance({ name: 'assistant.written', limit: 20, by: 'account', ...perDay });
export const allWrittenAllowance = allowance({
  name: 'assistant.all-written',
  limit: 1_000,
  by: 'everybody',
  ...perDay,
});

export const LONGEST_QUESTION = 500;
/** Questions about an answer that are offered to practise. */
export const MOST_TO_PRACTISE = 10;
/** The name of the user's list with what they kept from the assistants. */
export const REVIEW_LIST = 'Dudas del asistente';
export const MOST_REPORTED = 1000;
/** Older exchanges are dropped. */
export const MOST_EXCHANGES = 100;

/** What is wrong with a question, or null. */
export function questionFault(text: string): string | null {
  const { length } = text.trim();
  if (length < 3) return 'Escribe tu pregunta.';
  if (length > LONGEST_QUESTION)
    return `La pregunta tiene ${formatNumber(length)} caracteres y el máximo son ${LONGEST_QUESTION}. Acórtala: no se ha borrado nada.`;
  return null;
}
