import type { BankQuestion } from './selection.ts';

export const QUIZ_QUESTIONS = 10;
/** Daily limit of different sets, so that the question bank cannot be scraped. */
export const QUIZ_SETS = 5;

/** FNV-1a, 32 bits. */
function hashOf(words: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < words.length; index += 1)
    hash = Math.imul(hash ^ words.charCodeAt(index), 0x01000193) >>> 0;
  return hash;
}

/** Derived from the day and the set, so that no state is needed and no other solutions can be requested. */
export function quizOf(bank: readonly BankQuestion[], day: string, set: number): string[] {
  return bank
    .filter(({ kind }) => kind === 'choice')
    .map(({ id }) => ({ id, order: hashOf(`${day}/${set}/${id}`) }))
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
    .slice(0, QUIZ_QUESTIONS)
    .map(({ id }) => id);
}

export type QuizLevel = { title: string; advice: string };

export function quizLevel(hits: number): QuizLevel {
  if (hits >= 9)
    return {
      title: 'Nivel de plaza',
      advice: 'Vas muy bien. Mide tu nota con un simulacro completo y a contrarreloj.',
    };
  if (hits >= 7)
    return {
      title: 'Buen nivel',
      advice: 'Estás cerca de las notas de corte. Repasa lo que has fallado y vuelve a medirte.',
    };
  if (hits >= 4)
    return {
      title: 'En marcha',
      advice: 'Tienes base. Con repaso espaciado cada día la nota sube más deprisa de lo que parece.',
    };
  return {
    title: 'Punto de partida',
    advice: 'Empieza por los temas que más se preguntan y repásalos un poco cada día.',
  };
}
