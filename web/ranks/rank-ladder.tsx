import type { Answer } from '@atalaya/core/api';
import { formatNumber } from '@atalaya/core/platform/number-format';
import { Progress } from '../ui/progress';

type Whole = Answer<'GET /api/ranks/sample'>;
type Step = Whole['rank']['ladder'][number];

const dots: Record<Step['state'], string> = {
  done: 'border-navy bg-navy',
  current: 'border-navy bg-navy shadow-[0_0_0_4px_var(--navy-tint)]',
  next: 'border-gold bg-gold',
  ahead: 'border-line-strong bg-surface',
};
const texts: Record<Step['state'], string> = {
  done: 'text-ink',
  current: 'font-semibold text-ink',
  next: 'font-semibold text-gold-ink',
  ahead: 'text-muted',
};
const spoken: Partial<Record<Step['state'], string>> = {
  done: ' (alcanzado)',
  current: ' (rango actual)',
  next: ' (el siguiente)',
};

export function RankLadder({ ladder }: { ladder: readonly Step[] }) {
  return (
    <ol className="mt-5 grid sm:auto-cols-fr sm:grid-flow-col print:auto-cols-fr print:grid-flow-col">
      {ladder.map(({ id, name, state }, index) => (
        <li
          key={id}
          className={`relative pb-3.5 pl-8.5 leading-[1.2] last:pb-0 sm:pt-7 sm:pr-1.5 sm:pb-0 sm:pl-0 sm:text-micro print:pt-7 print:pb-0 print:pl-0 print:text-micro ${texts[state]}`}
        >
          {index < ladder.length - 1 && (
            <span
              aria-hidden="true"
              className={`absolute top-2.5 -bottom-2 left-1.75 w-1 sm:top-2 sm:right-0 sm:bottom-auto sm:left-0 sm:h-1 sm:w-auto print:top-2 print:right-0 print:bottom-auto print:left-0 print:h-1 print:w-auto ${state === 'done' || state === 'current' ? 'bg-navy' : 'bg-line'}`}
            />
          )}
          <span
            aria-hidden="true"
            className={`absolute top-0.5 left-0 size-4.5 rounded-full border-3 ${dots[state]}`}
          />
          {name}
          <span className="sr-only">{spoken[state]}</span>
        </li>
      ))}
    </ol>
  );
}

const figure = (measure: string, have: number, need: number): string =>
  measure === 'accuracy' ? `${have} % de ${need} %` : `${formatNumber(have)} de ${formatNumber(need)}`;

export function NextRank({ next }: { next: Whole['next'] }) {
  if (!next) return <p className="mt-5 font-semibold">Has llegado al último rango.</p>;
  return (
    <>
      <p className="mt-5.5 font-semibold">
        {next.missing === ''
          ? `Tienes todo lo que pide ${next.name}.`
          : `Para ${next.name} te ${next.isOne ? 'falta' : 'faltan'} ${next.missing}.`}
      </p>
      <ul className="mt-5 grid gap-x-10 gap-y-4 sm:grid-cols-2 print:grid-cols-2">
        {next.criteria.map(({ measure, label, have, need, isMet }) => (
          <li key={measure}>
            <p className="mb-1.5 flex justify-between gap-3 text-small">
              {label}
              <b>{figure(measure, have, need)}</b>
            </p>
            <Progress
              label={label}
              value={Math.min(have, need)}
              max={need}
              tone={isMet ? 'success' : 'gold'}
              valueText={figure(measure, have, need)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
