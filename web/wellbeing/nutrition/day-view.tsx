import { capitalize } from '@atalaya/core/platform/capitalize';
import { dayAndMonth, weekday } from '@atalaya/core/platform/date-format';
import { type DayKind, dayKinds, type Slot } from '@atalaya/core/wellbeing/nutrition/kinds';
import { kindNames } from '@atalaya/core/wellbeing/nutrition/words';
import { RefreshCw, UtensilsCrossed } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Segmented } from '../../ui/forms/segmented';
import { lazyDialog } from '../../ui/overlays/lazy-dialog';
import { Skeleton } from '../../ui/skeleton';
import { DayStrip } from './day-strip';
import { MealCard } from './meal-card';
import type { Nutrition } from './nutrition';

const DaySide = lazy(async () => ({ default: (await import('./day-side')).DaySide }));
const SwapDialog = lazyDialog(async () => ({ default: (await import('./swap-dialog')).SwapDialog }));

const hints: Readonly<Record<DayKind, string>> = {
  descanso: 'Un día de estudio sin entreno.',
  entreno: 'Un poco más de todo, y algo de comer después de entrenar.',
  examen: 'Platos ligeros y rápidos. Desayuna algo que ya hayas probado otras veces.',
};

/** The menu of one day. */
export function DayView({ nutrition, day }: { nutrition: Nutrition; day: string }) {
  const { run, given } = useAction(
    (body: { kind: DayKind; again: boolean }) =>
      call('PUT /api/nutrition/days/:day', { params: { day }, body }),
    { failed: 'No se ha cambiado' },
  );
  const [swapped, setSwapped] = useState<Slot | null>(null);
  const plan = nutrition.days.find((one) => one.day === day)?.plan;
  const isPast = day < nutrition.today;
  const title = `${day === nutrition.today ? 'Hoy, ' : ''}${weekday(day)}, ${dayAndMonth(day)}`;
  return (
    <>
      <DayStrip nutrition={nutrition} day={day} />
      <h2 className="mt-5 text-h3">{capitalize(title)}</h2>
      {!plan && (
        <Card className="mt-4 grid max-w-[52rem] justify-items-start gap-4">
          <p className="text-muted">
            {isPast ? 'Este día no tuvo menú.' : 'Todavía no hay menú para este día. ¿Cómo va a ser?'}
          </p>
          {!isPast && (
            <div className="flex flex-wrap gap-3">
              {dayKinds.map((kind) => (
                <Button
                  key={kind}
                  variant={kind === 'descanso' ? 'primary' : 'outline'}
                  busy={given?.again === false}
                  onClick={() => run({ kind, again: false })}
                >
                  {kindNames[kind]}
                </Button>
              ))}
            </div>
          )}
        </Card>
      )}
      {plan && (
        <>
          <div className="mt-3 flex flex-wrap items-center justify-between gap-3 print:hidden">
            {!isPast && (
              <Segmented<DayKind>
                label="Tipo de día"
                options={dayKinds.map((kind) => ({ value: kind, label: kindNames[kind] }))}
                value={plan.kind}
                onChange={(kind) => run({ kind, again: false })}
              />
            )}
            {!isPast && (
              <Button
                variant="quiet"
                size="sm"
                busy={given?.again}
                busyLabel="Cambiando…"
                onClick={() => run({ kind: plan.kind, again: true })}
              >
                <RefreshCw />
                Otro menú
              </Button>
            )}
          </div>
          <p className="mt-2 text-small text-muted">{hints[plan.kind]}</p>
          <div className="mt-4 grid grid-cols-1 items-start gap-5 xl:grid-cols-[7fr_4fr]">
            <ul aria-label="Comidas del día" className="grid gap-4">
              {plan.meals.map((meal) => (
                <li key={meal.slot}>
                  <MealCard
                    meal={meal}
                    showsFigures={nutrition.settings?.showsFigures ?? false}
                    {...(!isPast && { onSwap: () => setSwapped(meal.slot) })}
                  />
                </li>
              ))}
            </ul>
            <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
              <DaySide nutrition={nutrition} day={day} plan={plan} />
            </Suspense>
          </div>
        </>
      )}
      {plan && (
        <p className="mt-5 flex max-w-[70ch] gap-2.5 text-small text-muted">
          <UtensilsCrossed className="mt-0.5 size-4 flex-none" />
          Los alérgenos son los de cada alimento. Una marca puede añadir otros o trazas: lee siempre la
          etiqueta.
        </p>
      )}
      {swapped && <SwapDialog day={day} slot={swapped} onClose={() => setSwapped(null)} />}
    </>
  );
}
