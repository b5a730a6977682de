import { formatNumber } from '../platform/number-format';
import { amountOf, type Criterion, isMet, type Measured } from './measures';

/** How a user wants to be named: «Subinspector/a», «Subinspectora» or «Subinspector». */
export const nameForms = ['neutral', 'feminine', 'masculine'] as const;
export type NameForm = (typeof nameForms)[number];

export type RankCriteria = { hours: number; accuracy: number; topics: number; mocks: number };
export type RankNames = { name: string; feminine: string; masculine: string };
export type Rank = RankNames & RankCriteria & { id: string; order: number };

export const rankName = ({ name, feminine, masculine }: RankNames, form: NameForm): string =>
  form === 'feminine' ? feminine : form === 'masculine' ? masculine : name;

/** The four criteria of a rank; a zero asks for nothing. */
export const criteriaOf = ({ hours, accuracy, topics, mocks }: RankCriteria): Criterion[] =>
  (
    [
      { measure: 'hours', parameter: null, threshold: hours },
      { measure: 'topicsMastered', parameter: null, threshold: topics },
      { measure: 'mocksPassed', parameter: null, threshold: mocks },
      { measure: 'accuracy', parameter: null, threshold: accuracy },
    ] satisfies Criterion[]
  ).filter(({ threshold }) => threshold > 0);

export const inOrder = <R extends { order: number; id: string }>(ranks: readonly R[]): R[] =>
  [...ranks].sort((a, b) => a.order - b.order || a.id.localeCompare(b.id));

/** The highest rank whose criteria are all met, and every rank below it. */
export function ranksReached<R extends Rank>(ranks: readonly R[], measured: Measured): R[] {
  const ordered = inOrder(ranks);
  const highest = ordered.findLastIndex((rank) =>
    criteriaOf(rank).every((criterion) => isMet(measured, criterion)),
  );
  return ordered.slice(0, highest + 1);
}

const small = ['cero', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];
const counted = (left: number, one: string, many: string, isFeminine = false): string => {
  const word = left === 1 && isFeminine ? 'una' : (small[left] ?? formatNumber(left));
  return `${word} ${left === 1 ? one : many}`;
};

const pieces: Partial<Record<Criterion['measure'], (left: number) => string>> = {
  hours: (left) => counted(left, 'hora', 'horas', true),
  topicsMastered: (left) => counted(left, 'tema', 'temas'),
  mocksPassed: (left) => counted(left, 'simulacro', 'simulacros'),
  accuracy: (left) => counted(left, 'punto de acierto', 'puntos de acierto'),
};

/** `38 horas, tres temas y un simulacro`; empty when nothing is missing. */
export function missingForRank(rank: RankCriteria, measured: Measured): { words: string; isOne: boolean } {
  const missing = criteriaOf(rank).flatMap((criterion) => {
    const left = Math.ceil(criterion.threshold - amountOf(measured, criterion));
    const say = pieces[criterion.measure];
    return left > 0 && say ? [{ left, words: say(left) }] : [];
  });
  const words = missing.map((one) => one.words);
  const last = words.pop() ?? '';
  return {
    words: words.length > 0 ? `${words.join(', ')} y ${last}` : last,
    isOne: missing.length === 1 && missing[0]?.left === 1,
  };
}

const DIGITS = 1_000_000;
// Coprime with the modulus: every number is used once, and none tells how many there are.
const STEP = 618_033;

/** The number of a service record: six digits that do not follow each other. */
export const recordNumber = (serial: number): string => {
  const round = Math.floor(serial / DIGITS);
  const digits = String((serial * STEP) % DIGITS).padStart(6, '0');
  return round > 0 ? `${round}${digits}` : digits;
};
