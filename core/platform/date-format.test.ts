import { describe, expect, it } from 'vitest';
import {
  dayAndMonth,
  dayAndShortMonth,
  longDay,
  monthAndYear,
  shortDay,
  shortWeekday,
  weekday,
} from './date-format';

const months = [
  ['enero', 'ene'],
  ['febrero', 'feb'],
  ['marzo', 'mar'],
  ['abril', 'abr'],
  ['mayo', 'may'],
  ['junio', 'jun'],
  ['julio', 'jul'],
  ['agosto', 'ago'],
  ['septiembre', 'sept'],
  ['octubre', 'oct'],
  ['noviembre', 'nov'],
  ['diciembre', 'dic'],
] as const;

describe('dates in Spanish', () => {
  it.each(months.map(([long, short], index) => ({ long, short, date: `2026-${pad(index + 1)}-09` })))(
    '$date',
    ({ long, short, date }) => {
      expect(dayAndMonth(date)).toBe(`9 de ${long}`);
      expect(longDay(date)).toBe(`9 de ${long} de 2026`);
      expect(dayAndShortMonth(date)).toBe(`9 ${short}`);
      expect(shortDay(date)).toBe(`9 ${short} 2026`);
      expect(monthAndYear(date)).toBe(`${long} de 2026`);
    },
  );

  it.each([
    ['2026-11-09', 'lunes', 'lun'],
    ['2026-11-10', 'martes', 'mar'],
    ['2026-11-11', 'miércoles', 'mié'],
    ['2026-11-12', 'jueves', 'jue'],
    ['2026-11-13', 'viernes', 'vie'],
    ['2026-11-14', 'sábado', 'sáb'],
    ['2026-11-15', 'domingo', 'dom'],
  ])('%s is a %s', (date, long, short) => {
    expect([weekday(date), shortWeekday(date)]).toEqual([long, short]);
  });

  it('use the UTC day of a timestamp', () => {
    expect(longDay('2026-11-10T23:59:00.000Z')).toBe('10 de noviembre de 2026');
  });
});

function pad(month: number): string {
  return String(month).padStart(2, '0');
}
