import { weekdayOf } from './study-plan';

/** Null means the default. */
export type StudySettings = {
  /** Minutes per weekday, Monday first; null if every day is the same. */
  weekMinutes: readonly number[] | null;
  workMinutes: number;
  breakMinutes: number;
  /** Maximum of new items a day; null means as many as fit. */
  newPerDay: number | null;
  /** Hour in Spain of the reminder on a day without study; null means never. */
  reminderHour: number | null;
  /** Usual start of study, for the calendar. */
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

export const DEFAULT_STUDY_MINUTES = 30;

/** 0 is a rest day. */
export const minutesOn = (
  weekMinutes: readonly number[] | null,
  studyMinutes: number | null,
  day: string,
): number => weekMinutes?.[weekdayOf(day)] ?? studyMinutes ?? DEFAULT_STUDY_MINUTES;

/** Average of the days with study; null if there are none. */
export function averageMinutes(weekMinutes: readonly number[]): number | null {
  const studied = weekMinutes.filter((minutes) => minutes > 0);
  if (studied.length === 0) return null;
  return Math.round(studied.reduce((sum, minutes) => sum + minutes, 0) / studied.length);
}
