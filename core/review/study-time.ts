import { dayInSpain, momentInSpain } from '../platform/madrid-time';
import { plusDays } from './days';

/** Study that is not made of answers. */
export const studyTimeKinds = ['voice-room'] as const;
export type StudyTimeKind = (typeof studyTimeKinds)[number];

export type Span = { from: Date; to: Date };

/** A page that was left open overnight is no study. */
const LONGEST_MS = 6 * 60 * 60 * 1000;

/** The span cut at every midnight of Spain, at most six hours in all. */
export function spansByDay({ from, to }: Span): (Span & { day: string })[] {
  const end = new Date(Math.min(to.getTime(), from.getTime() + LONGEST_MS));
  const pieces: (Span & { day: string })[] = [];
  for (let start = from; start < end; ) {
    const day = dayInSpain(start);
    const midnight = momentInSpain(plusDays(day, 1), 0);
    const stop = midnight < end ? midnight : end;
    pieces.push({ day, from: start, to: stop });
    start = stop;
  }
  return pieces;
}

/** The milliseconds of a span that none of the others covers. */
export function uncoveredMs(span: Span, others: readonly Span[]): number {
  const end = span.to.getTime();
  let at = span.from.getTime();
  let free = 0;
  for (const other of [...others].sort((a, b) => a.from.getTime() - b.from.getTime())) {
    const from = Math.min(end, other.from.getTime());
    if (from > at) free += from - at;
    at = Math.max(at, Math.min(end, other.to.getTime()));
  }
  return free + Math.max(0, end - at);
}
