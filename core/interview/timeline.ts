/** Where the user read a date: their own account, the CV or the official work record. */
export const timelineSources = ['account', 'cv', 'record'] as const;
export type TimelineSource = (typeof timelineSources)[number];

export const sourceNames: Record<TimelineSource, string> = {
  account: 'Lo que cuentas',
  cv: 'Currículum',
  record: 'Vida laboral',
};

/** Months as `2024-09`; without `to` it goes on. */
export type TimelineEntry = { what: string; source: TimelineSource; from: string; to: string };

export type TimelineFinding =
  | { kind: 'reversed'; what: string; source: TimelineSource }
  | { kind: 'mismatch'; what: string; sources: [TimelineSource, TimelineSource]; dates: [string, string] }
  | { kind: 'gap'; from: string; to: string; months: number };

const GAP_MONTHS = 3;

/** Contradictions between the sources, and months without anything in the user's own account. */
export function timelineFindings(entries: readonly TimelineEntry[]): TimelineFinding[] {
  const dated = entries.filter(({ what, from }) => what.trim() !== '' && from !== '');
  const reversed = dated
    .filter(({ from, to }) => to !== '' && to < from)
    .map(({ what, source }): TimelineFinding => ({ kind: 'reversed', what, source }));
  return [...reversed, ...mismatches(dated), ...gaps(dated.filter(({ source }) => source === 'account'))];
}

function mismatches(entries: readonly TimelineEntry[]): TimelineFinding[] {
  return entries.flatMap((one, index) =>
    entries.slice(index + 1).flatMap((other): TimelineFinding[] => {
      const isSame = nameOf(one) === nameOf(other) && one.source !== other.source;
      if (!isSame || (one.from === other.from && one.to === other.to)) return [];
      return [
        {
          kind: 'mismatch',
          what: one.what.trim(),
          sources: [one.source, other.source],
          dates: [spanOf(one), spanOf(other)],
        },
      ];
    }),
  );
}

function gaps(entries: readonly TimelineEntry[]): TimelineFinding[] {
  const found: TimelineFinding[] = [];
  let end: string | undefined;
  for (const { from, to } of entries.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const months = end === undefined ? 0 : monthNumber(from) - monthNumber(end) - 1;
    if (end !== undefined && months >= GAP_MONTHS)
      found.push({ kind: 'gap', from: monthAfter(end), to: monthAfter(from, -1), months });
    if (to === '') return found;
    if (end === undefined || to > end) end = to;
  }
  return found;
}

const nameOf = ({ what }: TimelineEntry): string => what.trim().toLocaleLowerCase('es');
const spanOf = ({ from, to }: TimelineEntry): string => `${from} – ${to === '' ? 'hoy' : to}`;
const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

function monthAfter(month: string, step = 1): string {
  const number = monthNumber(month) + step;
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
}
