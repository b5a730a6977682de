import { type BreathForm, emptyBreathForm, readBreath } from '@atalaya/core/tools/breath/breath-form';
import { breathBasis, nextSteps, warningWords } from '@atalaya/core/tools/breath/breath-law';
import { TriangleAlert } from 'lucide-react';
import { Card } from '../../ui/card';
import { Note } from '../../ui/note';
import { BasisList } from '../basis-list';
import { Waiting } from '../outcome';
import { PrintedInputs } from '../printed-inputs';
import { ToolFrame } from '../tool-frame';
import { useToolForm } from '../use-tool-form';
import { BreathFields } from './breath-fields';
import { BreathOutcome } from './breath-outcome';
import { DrinkEstimate } from './drink-estimate';
import { FallChart } from './fall-chart';
import { printedBreath } from './printed-breath';
import { RateScale } from './rate-scale';
import { ResultBar } from './result-bar';

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
              <Note key={warning} tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
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
