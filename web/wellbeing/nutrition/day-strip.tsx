import { capitalize } from '@atalaya/core/platform/capitalize';
import { dayAndMonth, shortWeekday, weekday } from '@atalaya/core/platform/date-format';
import { plusDays } from '@atalaya/core/review/days';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { cx } from '../../ui/cx';
import { IconButtonLink } from '../../ui/icon-button';
import { addressIn } from './address';
import type { Nutrition } from './nutrition';

const WEEK = 7;

/** The seven days of the week; a dot says which have a menu. */
export function DayStrip({ nutrition: { days, today, week }, day }: { nutrition: Nutrition; day: string }) {
  const to = (other: string) => addressIn('dia', other, today);
  return (
    <nav aria-label="Días de la semana" className="flex max-w-[46rem] items-center gap-1 print:hidden">
      <IconButtonLink label="Semana anterior" size="sm" to={to(plusDays(week, -WEEK))} preventScrollReset>
        <ChevronLeft />
      </IconButtonLink>
      <ul className="grid min-w-0 flex-1 grid-cols-7 gap-1">
        {days.map((one) => (
          <li key={one.day} className="grid">
            <Link
              to={to(one.day)}
              preventScrollReset
              aria-current={one.day === day ? 'date' : undefined}
              aria-label={`${capitalize(weekday(one.day))}, ${dayAndMonth(one.day)}${one.plan ? ', con menú' : ''}`}
              className={cx(
                'grid min-h-15 justify-items-center gap-0.5 rounded-md border px-0.5 py-1.5 text-ink no-underline transition-colors',
                one.day === day
                  ? 'border-navy bg-navy-tint'
                  : 'border-line bg-surface hover:border-line-strong',
              )}
            >
              <span className="text-micro text-muted">{shortWeekday(one.day)}</span>
              <span className={cx('num text-[1.25rem] leading-none', one.day === today && 'text-gold-ink')}>
                {Number(one.day.slice(-2))}
              </span>
              <span aria-hidden="true" className={cx('size-1.5 rounded-full', one.plan && 'bg-navy')} />
            </Link>
          </li>
        ))}
      </ul>
      <IconButtonLink label="Semana siguiente" size="sm" to={to(plusDays(week, WEEK))} preventScrollReset>
        <ChevronRight />
      </IconButtonLink>
    </nav>
  );
}
