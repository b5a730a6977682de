import { formatNumber } from '@atalaya/core/platform/number-format';
import type { ServedMeal } from '@atalaya/core/wellbeing/nutrition/nutrition.contract';
import { allergenNames, slotNames } from '@atalaya/core/wellbeing/nutrition/words';
import { ArrowLeftRight, ChevronDown, Clock } from 'lucide-react';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';

type MealCardProps = { meal: ServedMeal; showsFigures: boolean; onSwap?: () => void };

/** A dish with its amounts; how it is made opens below. */
export function MealCard({ meal: { slot, dish }, showsFigures, onSwap }: MealCardProps) {
  return (
    <Card pad="sm" className="grid gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="text-small font-semibold text-gold-ink">{slotNames[slot]}</p>
          <h3 className="text-h4">{dish.name}</h3>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 text-small text-muted">
            <span className="inline-flex items-center gap-1.5">
              <Clock className="size-4" />
              {dish.minutes} min
            </span>
            {showsFigures && <span>{formatNumber(dish.kcal)} kcal</span>}
          </p>
        </div>
        {onSwap && (
          <Button
            variant="outline"
            size="sm"
            className="flex-none print:hidden"
            aria-label={`Cambiar: ${slotNames[slot]}`}
            onClick={onSwap}
          >
            <ArrowLeftRight />
            Cambiar
          </Button>
        )}
      </div>
      <ul className="grid gap-x-6 gap-y-0.5 sm:grid-cols-2">
        {dish.ingredients.map(({ name, amount }) => (
          <li key={name} className="flex justify-between gap-3 border-b border-line py-1 text-small">
            <span>{name}</span>
            <span className="text-right text-muted">{amount}</span>
          </li>
        ))}
      </ul>
      <p className="text-small text-muted">
        {dish.allergens.length === 0
          ? 'Sin alérgenos declarados en sus alimentos.'
          : `Contiene: ${dish.allergens.map((one) => allergenNames[one].toLowerCase()).join(', ')}.`}
      </p>
      <details className="group">
        <summary className="flex min-h-9 cursor-pointer list-none items-center gap-1.5 text-small font-semibold text-navy pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
          <ChevronDown className="size-4 transition-transform group-open:rotate-180" />
          Cómo se hace
        </summary>
        <ol className="mt-1 grid list-decimal gap-1 pl-5">
          {dish.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </details>
    </Card>
  );
}
