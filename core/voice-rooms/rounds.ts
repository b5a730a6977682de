import type { Letter } from '../syllabus/questions/letters';

export type RoundChoice = Letter;

/** As long as in a mock: fifty minutes for a hundred questions, and a little to read it together. */
export const ROUND_MS = 45_000;

type Round = { endsAt: Date; solvedAt: Date | null };

/** The solution is shown when everybody has answered, or the time is over. */
export const isSolved = ({ endsAt, solvedAt }: Round, now: Date): boolean =>
  solvedAt !== null || now >= endsAt;

type Choices = Readonly<Record<string, RoundChoice | null>>;

/** Until a reader has answered or the solution is out, only who has answered. */
export const choicesFor = (readerId: string, answers: Choices, hasSolution: boolean): Choices =>
  hasSolution || answers[readerId] !== undefined
    ? answers
    : Object.fromEntries(Object.keys(answers).map((id) => [id, null]));

/** Who of those inside has not answered yet. */
export const missingIn = <M extends { id: string }>(answers: Choices, members: readonly M[]): M[] =>
  members.filter(({ id }) => answers[id] === undefined);

/** «Falta Nadia», «Faltan Nadia y Javier», «Faltan 4 personas». */
export function missingWords(names: readonly string[]): string {
  const [first, second] = names;
  if (!first) return '';
  if (!second) return `Falta ${first}.`;
  return names.length === 2 ? `Faltan ${first} y ${second}.` : `Faltan ${names.length} personas.`;
}
