import type { BreathResult } from '@atalaya/core/tools/breath/breath';
import {
  type BreathForm,
  type BreathReading,
  emptyBreathForm,
  readBreath,
} from '@atalaya/core/tools/breath/breath-form';
import { breathBasis, nextSteps, warningWords } from '@atalaya/core/tools/breath/breath-law';
import { TriangleAlert } from 'lucide-react';
import { Card } from '../../ui/card';
import { cx } from '../../ui/cx';
import { Note } from '../../ui/note';
import { BasisList } from '../basis-list';
import { Waiting } from '../outcome';
import { PrintedInputs } from '../printed-inputs';
import { ToolFrame } from '../tool-frame';
import { useToolForm } from '../use-tool-form';
import { BreathFields, devices, drivers, vehicles } from './breath-fields';
import { BreathOutcome, sanctionWords, titleOf } from './breath-outcome';
import { DrinkEstimate } from './drink-estimate';
import { FallChart } from './fall-chart';
import { RateScale } from './rate-scale';

export function BreathTool({ posted }: { posted?: BreathForm }) {
  const form = useToolForm(emptyBreathForm, posted);
  const reading = readBreath(form.inputs);
  const { driver, vehicle, result } = reading;
  return (
    <ToolFrame id="alcoholimetro" link={form.link}>
      {result && <PrintedInputs rows={printedBreath(form.inputs, reading)} />}
      <div className="grid items-start gap-5 lg:grid-cols-[5fr_7fr]">
        <BreathFields form={form} reading={reading} />
        {result ? (
          <BreathOutcome result={result}>
            {result.measured && <RateScale result={result} vehicle={vehicle} measured={result.measured} />}
            {result.warnings.map((warning) => (
              <Note key={warning} tone="warning" icon={<TriangleAlert />}>
                {warningWords[warning]}
              </Note>
            ))}
            <BasisList list={breathBasis(driver, vehicle, result)} />
          </BreathOutcome>
        ) : (
          <Waiting>
            Escribe el resultado de la primera prueba. La consecuencia aparece aquí, con su artículo.
          </Waiting>
        )}
      </div>
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-[7fr_5fr]">
        <div className="grid gap-5">
          {result?.measured && result.measured.rate > 0 && (
            <FallChart
              rate={result.measured.rate}
              limit={result.limit}
              clock={form.inputs.hora2 || form.inputs.hora1}
            />
          )}
          <DrinkEstimate form={form} />
        </div>
        {result && (
          <Card>
            <h2 className="text-h3">Y ahora</h2>
            <ol className="mt-4">
              {nextSteps(driver, result).map(({ text, source }, at) => (
                <li key={text} className="flex gap-4 border-t border-line py-3 text-small">
                  <span className="num text-[1.25rem] text-gold-ink">{at + 1}</span>
                  <span>
                    {text} <span className="text-muted">({source})</span>
                  </span>
                </li>
              ))}
            </ol>
          </Card>
        )}
      </div>
      {result && <ResultBar result={result} />}
    </ToolFrame>
  );
}

const labelOf = (options: readonly { value: string; label: string }[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? '';

const test = (rate: string, at: string): string => (at === '' ? rate : `${rate}, a las ${at}`);

/** What was typed, in words. */
const printedBreath = (inputs: BreathForm, { driver, vehicle, device }: BreathReading) =>
  [
    ['Quién conduce', labelOf(drivers, driver)],
    ['Qué conduce', labelOf(vehicles, vehicle)],
    ['Etilómetro', labelOf(devices, device)],
    ['Primera prueba, mg/l', test(inputs.primera, inputs.hora1)],
    ['Segunda prueba, mg/l', test(inputs.segunda, inputs.hora2)],
    ['Síntomas evidentes', inputs.sintomas === '' ? 'No' : 'Sí'],
    ['Sancionado por alcohol el último año', inputs.reincide === '' ? 'No' : 'Sí'],
    ['Se niega a la prueba', inputs.negativa === '' ? 'No' : 'Sí'],
  ] as const;

const looks = {
  none: 'border-success bg-success-tint text-success',
  administrative: 'border-warning bg-warning-tint text-warning',
  crime: 'border-danger bg-danger-tint text-danger',
} as const;

/** On a phone the outcome lies below the form: this says it while one types. Its end is free for the way to the top. */
const ResultBar = ({ result }: { result: BreathResult }) => (
  <div
    aria-hidden="true"
    className={cx(
      'sticky bottom-0 z-10 -mx-5 mt-5 flex items-baseline gap-4 border-t-2 py-3 pr-20 pl-5 lg:hidden print:hidden',
      looks[result.outcome],
    )}
  >
    <span className="font-display text-h4 font-bold">{titleOf(result)}</span>
    <span className="num flex-none text-ink">{sanctionWords(result)}</span>
  </div>
);
