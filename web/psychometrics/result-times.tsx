import { type Outcome, outcomeOf } from '@atalaya/core/exams/exam';
import { typeFacts } from '@atalaya/core/psychometrics/items/item';
import type { BatteryResult } from '@atalaya/core/psychometrics/psychometrics.contract';
import { Card } from '../ui/card';

const average = (values: readonly number[]): number =>
  values.length === 0 ? 0 : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length / 1000);

/** Where the time went: the mean by outcome, and the types that cost most errors. */
export function ResultTimes({ result: { questions } }: { result: BatteryResult }) {
  const spent = (wanted: Outcome) =>
    questions.filter(({ choice, key }) => outcomeOf(choice, key) === wanted).map(({ spentMs }) => spentMs);
  const [right, wrong] = [average(spent('right')), average(spent('wrong'))];
  const errors = new Map<string, number>();
  for (const { type, choice, key } of questions)
    if (outcomeOf(choice, key) === 'wrong') errors.set(type, (errors.get(type) ?? 0) + 1);
  const worst = questions
    .map(({ type }) => type)
    .filter((type, index, all) => all.indexOf(type) === index && errors.has(type))
    .sort((a, b) => (errors.get(b) ?? 0) - (errors.get(a) ?? 0))
    .slice(0, 3);
  if (right === 0 && wrong === 0) return null;
  return (
    <div className="mt-6 grid gap-6 lg:grid-cols-2">
      <Card>
        <h2 className="text-h4">Dónde se fue el tiempo</h2>
        <p className="mt-2 text-muted">
          Tus aciertos tardaron {right} s de media{wrong > 0 ? ` y tus errores, ${wrong} s` : ''}.
          {wrong > right && ' Cuando un ítem se alarga, saltarlo suele salir mejor.'}
        </p>
      </Card>
      {worst.length > 0 && (
        <Card className="print:hidden">
          <h2 className="text-h4">Lo que más te subiría</h2>
          <ul className="mt-2">
            {worst.map((type) => (
              <li key={type} className="flex justify-between gap-4 border-b border-line py-2 last:border-0">
                <a href={`/campus-estudio/psicotecnicos/practica/${type}`} className="link">
                  Practicar {typeFacts[type].name.toLowerCase()}
                </a>
                <span className="text-small text-muted">
                  {errors.get(type) === 1 ? '1 error' : `${errors.get(type)} errores`}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
