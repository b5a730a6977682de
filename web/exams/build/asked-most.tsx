import { type CallChoice, callName, mostAsked, SIX_EXAMS } from '@atalaya/core/exams/calls';
import type { Spread } from '@atalaya/core/exams/selection';
import { formatCount, formatNumber } from '@atalaya/core/platform/number-format';
import { Select } from '../../ui/forms/select';
import type { ExamOptions } from './build-page';

type AskedMostProps = {
  calls: ExamOptions['calls'];
  topics: ExamOptions['topics'];
  /** The distribution of the chosen exam. */
  spread: Spread | null;
  chosen: CallChoice | null;
  onChange: (chosen: CallChoice | null) => void;
};

const EVENLY = '';
const SHOWN = 5;

/** Gives each topic the share of questions that it had in a past exam. */
export function AskedMost({ calls, topics, spread, chosen, onChange }: AskedMostProps) {
  const unknown = calls.filter((call) => call.spread === null);
  return (
    <div className="grid max-w-140 gap-3">
      <Select
        label="Reparto entre los temas"
        value={String(chosen ?? EVENLY)}
        onChange={({ target: { value } }) =>
          onChange(value === EVENLY ? null : value === SIX_EXAMS ? SIX_EXAMS : Number(value))
        }
        options={[
          { value: EVENLY, label: 'Por igual' },
          { value: SIX_EXAMS, label: 'Más preguntado en seis exámenes, de 2020 a 2025' },
          ...calls
            .filter((call) => call.spread !== null)
            .map(({ call }) => ({ value: String(call), label: `Más preguntado en la ${callName(call)}` })),
        ]}
      />
      {spread && (
        <p className="text-small text-muted">
          Lo que más cayó, de {formatNumber(spread.reduce((sum, one) => sum + one, 0))} preguntas:{' '}
          {mostAsked(spread, SHOWN)
            .map(
              ({ topic, questions }) =>
                `tema ${topic}${nameOf(topics, topic)}, ${formatCount(questions, 'pregunta', 'preguntas')}`,
            )
            .join('; ')}
          .
        </p>
      )}
      <p className="text-small text-muted">
        {unknown.length > 0 &&
          `${listCalls(unknown)} no conocemos cuántas preguntas tuvo cada tema, así que no se pueden elegir. `}
        Por artículos no hay ningún recuento comprobado.
      </p>
    </div>
  );
}

const nameOf = (topics: ExamOptions['topics'], topic: number): string => {
  const title = topics.find(({ number }) => number === topic)?.shortTitle;
  return title ? ` (${title})` : '';
};

const joined = new Intl.ListFormat('es-ES', { type: 'conjunction' });

/** «De la 42.ª, la 41.ª y la 40.ª». */
export const listCalls = (calls: readonly { call: number }[]): string =>
  `De ${joined.format(calls.map(({ call }) => `la ${callName(call)}`))}`;
