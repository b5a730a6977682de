import { formatNumber } from '@atalaya/core/platform/number-format';
import { MOST_GLASSES } from '@atalaya/core/wellbeing/nutrition/energy';
import type { DayPlan } from '@atalaya/core/wellbeing/nutrition/nutrition.contract';
import { GlassWater, Minus, Plus, ShoppingBasket } from 'lucide-react';
import { useOptimistic, useTransition } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../platform/api';
import { toastError } from '../../platform/toast-error';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { IconButton } from '../../ui/icon-button';
import { addressIn } from './address';
import type { Nutrition } from './nutrition';
import { Plates } from './plates';

/** Water, plates and, if the user wants them, figures. */
export function DaySide({ nutrition, day, plan }: { nutrition: Nutrition; day: string; plan: DayPlan }) {
  return (
    <div className="grid gap-5 print:hidden">
      <Water day={day} plan={plan} />
      {nutrition.settings?.showsFigures && <Figures nutrition={nutrition} plan={plan} />}
      <Plates nutrition={nutrition} />
      <ButtonLink to={addressIn('compra', day, nutrition.today)} variant="outline" full>
        <ShoppingBasket />
        Lista de la compra
      </ButtonLink>
    </div>
  );
}

function Water({ day, plan: { glasses, glassesWanted } }: { day: string; plan: DayPlan }) {
  const { revalidate } = useRevalidator();
  const [, start] = useTransition();
  const [shown, show] = useOptimistic(glasses);
  const drink = (next: number) =>
    start(async () => {
      show(next);
      try {
        await call('PUT /api/nutrition/days/:day/water', { params: { day }, body: { glasses: next } });
        await revalidate();
      } catch (error) {
        toastError('No se ha guardado', error);
      }
    });
  return (
    <Card className="grid gap-3">
      <h3 className="flex items-center gap-2 text-h4">
        <GlassWater className="size-5 text-muted" />
        Agua
      </h3>
      <div className="flex items-center gap-4">
        <IconButton
          label="Un vaso menos"
          variant="outline"
          disabled={shown === 0}
          onClick={() => drink(shown - 1)}
        >
          <Minus />
        </IconButton>
        <p role="status" className="min-w-0 flex-1 text-center">
          <b className="num text-[2rem] leading-none">{shown}</b>{' '}
          <span className="text-muted">de {glassesWanted} vasos</span>
        </p>
        <IconButton
          label="Un vaso más"
          variant="outline"
          disabled={shown >= MOST_GLASSES}
          onClick={() => drink(shown + 1)}
        >
          <Plus />
        </IconButton>
      </div>
      <p className="text-small text-muted">
        Vasos de 200 ml, del grifo. Son orientativos: con calor o sudor, bebe más.
      </p>
    </Card>
  );
}

function Figures({
  nutrition: { targets, resting },
  plan: { kind, total },
}: {
  nutrition: Nutrition;
  plan: DayPlan;
}) {
  const target = targets?.[kind];
  const shares = [
    ['Proteína', total.protein, 'g'],
    ['Hidratos', total.carbs, 'g'],
    ['Grasa', total.fat, 'g'],
    ['Fibra', total.fibre, 'g'],
  ] as const;
  return (
    <Card className="grid gap-3">
      <h3 className="text-h4">El día en cifras</h3>
      <p>
        <b className="num text-[2rem] leading-none">{formatNumber(Math.round(total.kcal / 10) * 10)}</b>{' '}
        <span className="text-muted">kcal, aproximadas</span>
      </p>
      {target?.low != null && target.high != null && (
        <p className="text-small text-muted">
          Tu gasto estimado: entre {formatNumber(target.low)} y {formatNumber(target.high)} kcal. En reposo,
          unas {formatNumber(resting ?? 0)}.
        </p>
      )}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-1 text-small">
        {shares.map(([name, value, unit]) => (
          <div key={name} className="flex justify-between gap-2 border-b border-line py-1">
            <dt>{name}</dt>
            <dd className="text-muted">
              {formatNumber(Math.round(value))} {unit}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
