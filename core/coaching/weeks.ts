import { mondayOf, plusDays } from '../review/days';

/** A check-in can be written from Thursday on; on the Tuesday after the week it is missed. */
const OPENS_AFTER = 3;
const MISSED_AFTER = 8;

const isThisWeekOpen = (today: string): boolean => today >= plusDays(mondayOf(today), OPENS_AFTER);

/** The Monday of the week that a check-in written today is about. */
export const checkInWeek = (today: string): string =>
  isThisWeekOpen(today) ? mondayOf(today) : plusDays(mondayOf(today), -7);

/** Whoever began after the Thursday of a week is not asked about it. */
export const isAskedAbout = (monday: string, startedOn: string): boolean =>
  startedOn <= plusDays(monday, OPENS_AFTER);

/** The last week that is over without a word. */
export function weekToMiss(startedOn: string, today: string): string | undefined {
  const last = plusDays(mondayOf(today), -7);
  return today >= plusDays(last, MISSED_AFTER) && isAskedAbout(last, startedOn) ? last : undefined;
}

export const checkInStates = ['not-yet', 'open', 'sent', 'answered', 'missed', 'missed-answered'] as const;
export type CheckInState = (typeof checkInStates)[number];

type Row = { writtenAt: Date | null; missedAt: Date | null; repliedAt: Date | null } | undefined;

/** An answer to the missed week is none to what was written after it. */
export const isAnswered = ({ writtenAt, repliedAt }: NonNullable<Row>): boolean =>
  repliedAt !== null && (writtenAt === null || repliedAt >= writtenAt);

/** How the check-in of a week stands. */
export function checkInState(row: Row, monday: string, startedOn: string, today: string): CheckInState {
  if (row?.writtenAt) return isAnswered(row) ? 'answered' : 'sent';
  if (row?.missedAt) return row.repliedAt ? 'missed-answered' : 'missed';
  return isAskedAbout(monday, startedOn) && monday === checkInWeek(today) ? 'open' : 'not-yet';
}
