import { capitalize } from '@atalaya/core/platform/capitalize';
import { dayAndMonth, weekday } from '@atalaya/core/platform/date-format';
import { plusDays } from '@atalaya/core/review/days';
import { kindNames, slotNames } from '@atalaya/core/wellbeing/nutrition/words';
import { CalendarPlus, ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { Link } from 'react-router';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { IconButtonLink } from '../../ui/icon-button';
import { addressIn } from './address';
import type { Nutrition } from './nutrition';
import { Plates } from './plates';

const WEEK = 7;

/** The seven days with the names of their dishes. */
export function WeekView({ nutrition }: { nutrition: Nutrition }) {
  const { days, today, week } = nutrition;
  const { run, isBusy } = useAction(() => call('PUT /api/nutrition/weeks/:day', { params: { day: week } }), {
    failed: 'No se ha cambiado',
  });
  const isOpen = days.some(({ day, plan }) => !plan && day >= today);
  const to = (day: string) => addressIn('semana', day, today);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <div className="flex items-center gap-1">
          <IconButtonLink
            label="Semana anterior"
            size="sm"
            className="print:hidden"
            to={to(plusDays(week, -WEEK))}
          >
            <ChevronLeft />
          </IconButtonLink>
          <h2 className="text-h3">
            Del {dayAndMonth(week)} al {dayAndMonth(plusDays(week, WEEK - 1))}
          </h2>
          <IconButtonLink
            label="Semana siguiente"
            size="sm"
            className="print:hidden"
            to={to(plusDays(week, WEEK))}
          >
            <ChevronRight />
          </IconButtonLink>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          {isOpen && (
            <Button busy={isBusy} busyLabel="Haciendo el menú…" onClick={() => run()}>
              <CalendarPlus />
              Completar la semana
            </Button>
          )}
          <Button variant="outline" onClick={() => window.print()}>
            <Printer />
            Imprimir
          </Button>
        </div>
      </div>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[8fr_4fr]">
        <ul className="grid gap-4 md:grid-cols-2 print:grid-cols-2">
          {days.map(({ day, plan }) => (
            <li key={day} className="grid">
              <Card pad="sm" className="grid content-start gap-2 print:break-inside-avoid">
                <div className="flex items-center justify-between gap-2">
                  <h3 className="text-h4">
                    <Link to={addressIn('dia', day, today)} className="link">
                      {capitalize(weekday(day))} {Number(day.slice(-2))}
                    </Link>
                  </h3>
                  {plan && (
                    <Badge tone={plan.kind === 'descanso' ? 'neutral' : 'navy'}>{kindNames[plan.kind]}</Badge>
                  )}
                </div>
                {plan ? (
                  <dl className="grid gap-1.5 text-small">
                    {plan.meals.map(({ slot, dish }) => (
                      <div key={slot}>
                        <dt className="text-micro text-muted">{slotNames[slot]}</dt>
                        <dd>{dish.name}</dd>
                      </div>
                    ))}
                  </dl>
                ) : (
                  <p className="text-small text-muted">{day < today ? 'Sin menú.' : 'Sin menú todavía.'}</p>
                )}
              </Card>
            </li>
          ))}
        </ul>
        <div className="print:hidden">
          <Plates nutrition={nutrition} />
        </div>
      </div>
    </>
  );
}
