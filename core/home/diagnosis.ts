export type Choice = 'yes' | 'no';

/** An answer to one challenge. Never sent to the server (spec 3, Diagnosis response). */
export type DiagnosisResponse = { cardIndex: number; choice: Choice; timestamp: number };

export type DiagnosisState = 'none' | 'some' | 'all';

export const choiceOf = (responses: readonly DiagnosisResponse[], cardIndex: number): Choice | undefined =>
  responses.find((response) => response.cardIndex === cardIndex)?.choice;

/** Only the first answer to a card counts. */
export function respond(
  responses: readonly DiagnosisResponse[],
  response: DiagnosisResponse,
): readonly DiagnosisResponse[] {
  return choiceOf(responses, response.cardIndex) ? responses : [...responses, response];
}

export function diagnosisState(answered: number, total: number): DiagnosisState {
  if (answered === 0) return 'none';
  return answered < total ? 'some' : 'all';
}

/** Text of the call to action below the cards (spec 2.5). */
export function diagnosisCall(answered: number, total: number): string {
  const state = diagnosisState(answered, total);
  if (state === 'none') return 'Explora cada desafío';
  if (state === 'some') return `Completa (${answered}/${total})`;
  return 'Diagnóstico completo: descubre Atalaya';
}

/** The next unanswered challenge, wrapping around. */
export function nextUnanswered(
  responses: readonly DiagnosisResponse[],
  total: number,
  after: number,
): number | undefined {
  for (let step = 1; step <= total; step += 1) {
    const index = (after + step) % total;
    if (!choiceOf(responses, index)) return index;
  }
  return undefined;
}
