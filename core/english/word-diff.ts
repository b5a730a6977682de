import type { Token } from './tokens.ts';

/** A piece of the comparison. `replaced` is one word in the place of another. */
export type DiffPart =
  | { kind: 'same'; text: string }
  | { kind: 'missing'; expected: string }
  | { kind: 'extra'; given: string }
  | { kind: 'replaced'; given: string; expected: string };

/** The smallest number of word changes that turn what was given into what was expected, in order. */
export function wordDiff(given: readonly Token[], expected: readonly Token[]): DiffPart[] {
  const cost = costs(given, expected);
  const at = (row: number, column: number) => cost[row]?.[column] ?? Number.POSITIVE_INFINITY;
  const parts: DiffPart[] = [];
  let row = 0;
  let column = 0;
  while (row < given.length || column < expected.length) {
    const mine = given[row];
    const theirs = expected[column];
    if (mine && theirs && mine.key === theirs.key) {
      parts.push({ kind: 'same', text: mine.text });
      row++;
      column++;
    } else if (mine && theirs && at(row, column) === at(row + 1, column + 1) + 1) {
      parts.push({ kind: 'replaced', given: mine.text, expected: theirs.text });
      row++;
      column++;
    } else if (theirs && at(row, column) === at(row, column + 1) + 1) {
      parts.push({ kind: 'missing', expected: theirs.text });
      column++;
    } else {
      parts.push({ kind: 'extra', given: mine?.text ?? '' });
      row++;
    }
  }
  return parts;
}

export const changesIn = (parts: readonly DiffPart[]): number =>
  parts.filter(({ kind }) => kind !== 'same').length;

/** `cost[i][j]`: changes needed between the words from `i` of the one and from `j` of the other. */
function costs(given: readonly Token[], expected: readonly Token[]): number[][] {
  const cost: number[][] = Array.from({ length: given.length + 1 }, () => []);
  for (let row = given.length; row >= 0; row--)
    for (let column = expected.length; column >= 0; column--) {
      const below = cost[row + 1];
      const line = cost[row];
      if (!line) continue;
      if (row === given.length) line[column] = expected.length - column;
      else if (column === expected.length) line[column] = given.length - row;
      else if (given[row]?.key === expected[column]?.key) line[column] = below?.[column + 1] ?? 0;
      else line[column] = 1 + Math.min(below?.[column + 1] ?? 0, below?.[column] ?? 0, line[column + 1] ?? 0);
    }
  return cost;
}

/** Whether two words differ by one letter changed, added or left out, or by two neighbours swapped. */
export function isOneLetterOff(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const left = one.slice(start, one.length - end);
  const right = other.slice(start, other.length - end);
  const isSwap = left.length === 2 && left[0] === right[1] && left[1] === right[0];
  return isSwap || Math.max(left.length, right.length) === 1;
}
