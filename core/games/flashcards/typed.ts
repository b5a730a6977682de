import { plainWords } from '../../platform/fold';

/** `near`: not the answer, but close to it; the player may try once more. */
export type Verdict = 'right' | 'near' | 'wrong';

const ARTICLES = new Set(['el', 'la', 'los', 'las', 'un', 'una', 'unos', 'unas']);

/** Without accents, capitals, punctuation and articles; ñ is a letter of its own. */
export function plainAnswer(text: string): string {
  const words = plainWords(text.replace(/(\d)[.\s](?=\d{3}\b)/g, '$1'));
  const kept = words.filter((word) => !ARTICLES.has(word));
  return (kept.length > 0 ? kept : words).join(' ');
}

/** Changed, missing, added and swapped neighbouring letters between two texts. */
export function slipsBetween(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap) least = Math.min(least, (before[column - 2] ?? 0) + 1);
      now.push(least);
    }
    before = last;
    last = now;
  }
  return last[b.length] ?? 0;
}

/** A figure is never a slip: 72 hours are not 73. */
const figures = (plain: string): string => plain.replace(/\D+/g, ' ').trim();

const slipsForgiven = (length: number): number => (length < 5 ? 0 : length < 10 ? 1 : 2);

/** `others` are the answers of the other cards: one of them is another answer, however similar it is. */
export function judgeTyped(answer: string, given: string, others: readonly string[] = []): Verdict {
  const [right, text] = [plainAnswer(answer), plainAnswer(given)];
  if (text === right) return 'right';
  if (text === '' || others.some((other) => plainAnswer(other) === text)) return 'wrong';
  if (figures(text) !== figures(right)) return 'wrong';
  const slips = slipsBetween(right, text);
  if (slips <= slipsForgiven(right.length)) return 'right';
  return slips <= Math.max(1, Math.floor(right.length / 3)) || sharesWords(right, text) ? 'near' : 'wrong';
}

const MIN_WORD = 4;

/** At least half of the words that carry meaning. */
function sharesWords(right: string, text: string): boolean {
  const long = right.split(' ').filter((word) => word.length >= MIN_WORD);
  const given = new Set(text.split(' '));
  return long.length > 1 && long.filter((word) => given.has(word)).length * 2 >= long.length;
}
