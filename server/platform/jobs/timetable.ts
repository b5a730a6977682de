/** Minute and hour (UTC) as in cron: a number, `*`, or `*` with a step. Nothing of ours depends on the day of a month or week. */
export type Timetable = `${string} ${string} * * *`;

const MINUTES_A_DAY = 24 * 60;

/** Tells whether a timetable names one of the minutes (since 1970) after `after`, up to and with `until`. */
export function dueBy(timetable: Timetable): (after: number, until: number) => boolean {
  const [minutes, hours] = timetable.split(' ').map(valuesOf);
  return (after, until) => {
    for (let minute = Math.max(after + 1, until - MINUTES_A_DAY + 1); minute <= until; minute += 1)
      if (minutes?.(minute % 60) && hours?.(Math.floor(minute / 60) % 24)) return true;
    return false;
  };
}

function valuesOf(field: string): (value: number) => boolean {
  if (/^\d+$/.test(field)) return (value) => value === Number(field);
  const step = /^\*(?:\/([1-9]\d*))?$/.exec(field);
  if (!step) throw new Error(`“${field}” is no part of a timetable`);
  return (value) => value % Number(step[1] ?? 1) === 0;
}
