import { faultOf } from '@atalaya/core/guide/parse-input';
import { formatTwoDecimals } from '@atalaya/core/platform/number-format';
import { type BreathForm, readDrink } from '@atalaya/core/tools/breath/breath-form';
import { toAir } from '@atalaya/core/tools/breath/widmark';
import { TriangleAlert } from 'lucide-react';
import { Card } from '../../ui/card';
import { Input } from '../../ui/forms/input';
import { RadioGroup } from '../../ui/forms/radio-group';
import { Note } from '../../ui/note';
import type { ToolForm } from '../use-tool-form';

const drinkers = [
  { value: 'hombre', label: 'Hombre' },
  { value: 'mujer', label: 'Mujer' },
] as const;

/** Widmark's estimate from what was drunk. */
export function DrinkEstimate({ form }: { form: ToolForm<BreathForm> }) {
  const { field, set } = form;
  const { fields, estimate, drinker } = readDrink(form.inputs);
  return (
    <Card className="print:hidden">
      <details>
        <summary className="font-display text-h4 font-bold">Estimar por lo que se bebió</summary>
        <div className="mt-5 grid gap-5">
          <Note tone="warning" icon={<TriangleAlert />}>
            Estimación teórica: comida, peso, fármacos y salud la cambian; solo la prueba oficial vale. La
            única tasa segura es 0,0.
          </Note>
          <RadioGroup
            label="Persona"
            row
            options={drinkers}
            value={drinker}
            onChange={(value) => set('bebedor', value)}
          />
          <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
            <Input
              label="Peso, kg"
              inputMode="numeric"
              maxLength={6}
              error={faultOf(fields.kilos)}
              {...field('peso')}
            />
            <Input
              label="Bebida, ml"
              inputMode="numeric"
              maxLength={6}
              error={faultOf(fields.ml)}
              {...field('ml')}
            />
            <Input
              label="Graduación, %"
              inputMode="decimal"
              maxLength={6}
              error={faultOf(fields.percent)}
              {...field('grados')}
            />
            <Input
              label="Horas desde entonces"
              inputMode="decimal"
              maxLength={6}
              error={faultOf(fields.hours)}
              {...field('horas')}
            />
          </div>
          {estimate && (
            <p role="status">
              Entre <b className="num">{formatTwoDecimals(toAir(estimate.band.fast))}</b> y{' '}
              <b className="num">{formatTwoDecimals(toAir(estimate.band.slow))}</b> mg/l de aire (entre{' '}
              {formatTwoDecimals(estimate.band.fast)} y {formatTwoDecimals(estimate.band.slow)} g/l de
              sangre).
            </p>
          )}
        </div>
      </details>
    </Card>
  );
}
