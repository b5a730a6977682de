import { weekdayOf } from './study-plan';

/** How someone studies. What is null follows the house. */
export type StudySettings = {
  /** Minutes of each weekday, Monday first; null while every day has the account's minutes. */
  weekMinutes: readonly number[] | null;
  /** Work between two breaks, and how long a break is. */
  workMinutes: number;
  breakMinutes: number;
  /** New items a day at most; null: as many as fit. */
  newPerDay: number | null;
  /** The hour in Spain at which to be reminded of a day without study; null: never. */
  reminderHour: number | null;
  /** When study usually begins, for the calendar. */
  startHour: number;
};

export const defaultStudySettings: StudySettings = {
  weekMinutes: null,
  workMinutes: 25,
  breakMinutes: 3,
  newPerDay: null,
  reminderHour: null,
  startHour: 18,
};

/** Minutes of a day when nobody has said anything. */
export const DEFAULT_STUDY_MINUTES = 30;

/** 0 is a day of rest, which only the week can have. */
export const minutesOn = (
  weekMinutes: readonly number[] | null,
  studyMinutes: number | null,
  day: string,
): number => weekMinutes?.[weekdayOf(day)] ?? studyMinutes ?? DEFAULT_STUDY_MINUTES;

/** What a week of different days comes to as one number of minutes a day: the average of the days with study. */
export function ordinaryMinutes(weekMinutes: readonly number[]): number | null {
  const studied = weekMinutes.filter((minutes) => minutes > 0);
  if (studied.length === 0) return null;
  return Math.round(studied.reduce((sum, minutes) => sum + minutes, 0) / studied.length);
}
