/** A wrong answer may be given again once in the same round. */
export const MAX_ATTEMPTS = 2;

/** The round that a user works on; absent before the first answer. */
export type Round = { number: number; isOver: boolean };
export type GivenAnswer = { round: number; attempt: number };
export type Refusal = 'already-answered' | 'other-round' | 'out-of-order';

/**
 * Whether an answer counts. `attempts` are the results of the same exercise in the round of the answer, in order. A new
 * round starts when the last one is over.
 */
export function refusalOf(
  { round, attempt }: GivenAnswer,
  current: Round | null,
  attempts: readonly boolean[],
): Refusal | null {
  const last = current?.number ?? 0;
  const isNew = round === last + 1 && (current === null || current.isOver);
  if (!isNew && round !== last) return 'other-round';
  if (attempt <= attempts.length || attempts.includes(true) || attempt > MAX_ATTEMPTS)
    return 'already-answered';
  return attempt === attempts.length + 1 ? null : 'out-of-order';
}

type Attempts = { exerciseId: string; attempts: readonly boolean[] };

/** Right once, or wrong as often as allowed. */
const isSettled = (attempts: readonly boolean[]): boolean =>
  attempts.includes(true) || attempts.length >= MAX_ATTEMPTS;

/** The exercises to answer in this order: first those never answered, then the wrong ones again. */
export function leftInRound(exerciseIds: readonly string[], answered: readonly Attempts[]): string[] {
  const attempts = new Map(answered.map((one) => [one.exerciseId, one.attempts]));
  const open = exerciseIds.filter((id) => !isSettled(attempts.get(id) ?? []));
  const isNew = (id: string) => (attempts.get(id) ?? []).length === 0;
  return [...open.filter(isNew), ...open.filter((id) => !isNew(id))];
}
