import { TOLERANCE_MS } from '../exams/clock.ts';
import { type Family, type ItemType, itemTypes, type Level, levels, typeFacts } from './items/item.ts';

export const batteryForms = ['short', 'official'] as const;
export type BatteryForm = (typeof batteryForms)[number];

export type Section = {
  family: Family;
  items: number;
  seconds: number;
  /** Milliseconds from the start of the battery to when the student closed it; null if time did or it is open. */
  closedMs: number | null;
};

const section = (family: Family, items: number, minutes: number): Section => ({
  family,
  items,
  seconds: minutes * 60,
  closedMs: null,
});

/** The call allows 60 minutes at most for all the tests; the short form keeps the pace of recent papers. */
const forms: Record<BatteryForm, { name: string; sections: readonly Section[] }> = {
  short: {
    name: 'Batería corta',
    sections: [
      section('verbal', 10, 6),
      section('numerical', 10, 8),
      section('abstract', 10, 7),
      section('attention', 10, 7),
    ],
  },
  official: {
    name: 'Batería oficial',
    sections: [
      section('verbal', 25, 12),
      section('numerical', 25, 18),
      section('abstract', 25, 16),
      section('attention', 25, 14),
    ],
  },
};

export const formName = (form: BatteryForm): string => forms[form].name;
export const sectionsOf = (form: BatteryForm): Section[] => forms[form].sections.map((one) => ({ ...one }));
export const itemsOf = (sections: readonly Section[]): number =>
  sections.reduce((total, { items }) => total + items, 0);
export const secondsOf = (sections: readonly Section[]): number =>
  sections.reduce((total, { seconds }) => total + seconds, 0);

export type Window = { startMs: number; endMs: number };

/** When each section runs. It starts when the one before was closed or ran out of time. */
export function windowsOf(sections: readonly Section[]): Window[] {
  let startMs = 0;
  return sections.map(({ seconds, closedMs }) => {
    const limit = startMs + seconds * 1000;
    const window = {
      startMs,
      endMs: closedMs === null ? limit : Math.min(Math.max(closedMs, startMs), limit),
    };
    startMs = window.endMs;
    return window;
  });
}

/** When the last section ends: sooner if one before was closed early. */
export const endOf = (sections: readonly Section[]): number => windowsOf(sections).at(-1)?.endMs ?? 0;

/** The section whose clock is running; null when all are over. */
export function sectionAt(sections: readonly Section[], elapsedMs: number): number | null {
  const index = windowsOf(sections).findIndex(({ endMs }) => elapsedMs < endMs);
  return index === -1 ? null : index;
}

/** A device may show the last second of a section a little late. */
const SLACK_MS = 5_000;

export type BatteryAnswer = {
  choice: string | null;
  base: number;
  key: string;
  elapsedMs: number;
};

export type AnswerVerdict =
  | 'save'
  /** Already saved: respond as before and change nothing. */
  | 'repeat'
  | 'psychometrics.not-in-battery'
  | 'psychometrics.finished'
  | 'psychometrics.forged-clock'
  | 'psychometrics.section-closed'
  | 'psychometrics.section-not-open'
  | 'psychometrics.stale-answer';

/**
 * Decides whether an answer is saved. What counts is when the device says it was given, because it may have been
 * offline; it cannot be later than now.
 */
export function judgeBatteryAnswer(
  battery: { isOpen: boolean; sections: readonly Section[]; elapsedMs: number },
  row: { section: number; choice: string | null; sequence: number; changeKey: string | null } | undefined,
  answer: BatteryAnswer,
): AnswerVerdict {
  if (!row) return 'psychometrics.not-in-battery';
  if (row.changeKey === answer.key && row.choice === answer.choice) return 'repeat';
  if (!battery.isOpen) return 'psychometrics.finished';
  if (answer.elapsedMs < 0 || answer.elapsedMs > battery.elapsedMs + TOLERANCE_MS)
    return 'psychometrics.forged-clock';
  const window = windowsOf(battery.sections)[row.section];
  if (!window) return 'psychometrics.not-in-battery';
  if (answer.elapsedMs < window.startMs - SLACK_MS) return 'psychometrics.section-not-open';
  if (answer.elapsedMs > window.endMs + SLACK_MS) return 'psychometrics.section-closed';
  return row.sequence === answer.base ? 'save' : 'psychometrics.stale-answer';
}

/** The sections after closing one; the same list if it was over already or has not begun. */
export function closeSection(sections: readonly Section[], index: number, elapsedMs: number): Section[] {
  const window = windowsOf(sections)[index];
  const isRunning = window && elapsedMs >= window.startMs - SLACK_MS && elapsedMs < window.endMs;
  return sections.map((one, place) =>
    place === index && isRunning && one.closedMs === null
      ? { ...one, closedMs: Math.max(elapsedMs, window.startMs) }
      : one,
  );
}

export type TypeWeight = { type: ItemType; weight: number };

/**
 * The types of a section: in proportion to their weights (largest remainder) and then in turns, so that two items of
 * one type rarely follow each other.
 */
export function typesOf(family: Family, count: number, weights: readonly TypeWeight[]): ItemType[] {
  const known = weights.filter(({ type, weight }) => typeFacts[type].family === family && weight > 0);
  const used = known.length > 0 ? known : fallback(family);
  const total = used.reduce((sum, { weight }) => sum + weight, 0);
  const shares = used.map(({ type, weight }) => {
    const exact = (count * weight) / total;
    return { type, left: Math.floor(exact), rest: exact - Math.floor(exact) };
  });
  const missing = count - shares.reduce((sum, { left }) => sum + left, 0);
  for (const share of shares.toSorted((a, b) => b.rest - a.rest).slice(0, missing)) share.left += 1;
  const types: ItemType[] = [];
  while (types.length < count)
    for (const share of shares)
      if (share.left > 0) {
        share.left -= 1;
        types.push(share.type);
      }
  return types;
}

/** A battery always has its four sections, even if every type of one was switched off. */
const fallback = (family: Family): TypeWeight[] =>
  itemTypes.filter((type) => typeFacts[type].family === family).map((type) => ({ type, weight: 1 }));

/** Every battery of a form has the same levels, from easy to hard in each section, so that scores can be compared. */
export const levelAt = (place: number, count: number): Level =>
  levels[Math.min(levels.length - 1, Math.floor((place * levels.length) / count))] ?? 3;

/** Percentiles are shown from this number of people on. */
export const PERCENTILE_USERS = 30;

/** The share of the others who did worse, counting half of those who did the same. */
export function percentileOf(below: number, equal: number, others: number): number | null {
  if (others + 1 < PERCENTILE_USERS) return null;
  return Math.round(((below + equal / 2) / Math.max(1, others)) * 100);
}
