const SUFFIX =
  '(?: (?:bis|ter|quater|quinquies|sexies|septies|octies|nonies|decies)(?: [a-z](?![a-záéíóú]| \\d))?)?';

/** `1-3, 4 bis` → 1, 2, 3, 4 bis. */
export const expandArticles = (list: string): string[] =>
  list.split(', ').flatMap((part) => {
    const [from, to] = part.split('-').map(Number);
    if (from === undefined || to === undefined) return [part];
    return Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
  });

/** The chosen articles in the order of the law, with neighbours as a range: `1–3, 4 bis`. */
export function listArticles(all: readonly string[], isChosen: (article: string) => boolean): string {
  const runs: string[][] = [];
  all.forEach((article, index) => {
    if (!isChosen(article)) return;
    const before = all[index - 1];
    const run = runs.at(-1);
    if (run && before !== undefined && run.at(-1) === before) run.push(article);
    else runs.push([article]);
  });
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(', '))).join(', ');
}

export type Citation = { articles: string[]; after: string };

const CITED = new RegExp(
  `\\barts?\\.\\s+(\\d+${SUFFIX}(?:\\.[\\wºª]+)*(?:(?:, | y | e | a )\\d+${SUFFIX}(?:\\.[\\wºª]+)*)*)(.{0,30})`,
  'gs',
);

/** Articles cited in a text as «art. 17.2» or «arts. 5, 7 bis y 9 a 12», with the words that follow. */
export const citations = (text: string): Citation[] =>
  [...text.matchAll(CITED)].map(([, list = '', after = '']) => ({
    articles: list.split(/, | y | e /).flatMap(rangeOf),
    after,
  }));

function rangeOf(part: string): string[] {
  const ends = part.split(' a ').map(numberOf);
  const [from, to] = ends;
  if (ends.length === 2 && /^\d+$/.test(from ?? '') && /^\d+$/.test(to ?? ''))
    return expandArticles(`${from}-${to}`);
  return ends;
}

const numberOf = (cited: string): string => new RegExp(`^\\d+${SUFFIX}`).exec(cited)?.[0] ?? cited;
