import {
  bandWords,
  eventNames,
  eventPoints,
  type FitnessEvent,
  formatGap,
  formatResult,
  nextStep,
  type OfficialTable,
  shortResult,
  stepsOf,
} from '@atalaya/core/fitness/events';
import { type Result, resultsOf } from '@atalaya/core/fitness/standing';
import { shortDay } from '@atalaya/core/platform/date-format';
import { Plus } from 'lucide-react';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';

type RulerProps = {
  event: FitnessEvent;
  table: OfficialTable;
  results: readonly Result[];
  onWrite: () => void;
};

const elevenPoints = Array.from({ length: 11 }, (_, points) => points);

/** The official table of an exercise as a ruler, with the user's last result on it. */
export function EventRuler({ event, table, results, onWrite }: RulerProps) {
  const own = resultsOf(results, event);
  const last = own.at(-1);
  const points = last && eventPoints(event, table, last.value);
  const steps = stepsOf(event, table);
  const under = (at: number) =>
    at === points || at === 0 ? bandWords(event, table, at) : shortResult(event, steps[at - 1] ?? 0);
  const said = last ? `${formatResult(event, last.value)}, ${points} puntos de 10` : 'sin marca todavía';
  return (
    <section aria-labelledby={`event-${event}`} className="border-t border-line pt-5 pb-6">
      <div className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-7 gap-y-1">
        <h2 id={`event-${event}`} className="text-h3">
          {eventNames[event]}
        </h2>
        {last && (
          <p className="flex items-baseline gap-7 font-display max-md:w-full max-md:justify-between">
            <b className="text-[2.5rem] leading-none font-bold">{formatResult(event, last.value)}</b>
            <span className="text-h4 font-semibold">
              {points}{' '}
              <span className="font-sans text-small font-normal text-muted">
                {points === 1 ? 'punto' : 'puntos'}
              </span>
            </span>
          </p>
        )}
      </div>
      <div
        role="img"
        aria-label={`${eventNames[event]}: ${said}`}
        className="grid grid-cols-11 gap-0.5 text-center md:gap-0.75"
      >
        {elevenPoints.map((at) => (
          <span key={at} className="grid content-start gap-1.5">
            <b
              className={cx(
                'grid h-11 place-items-center font-display text-[1.25rem] leading-none font-semibold max-md:text-body',
                at === 0 && 'rounded-l-md bg-danger-tint text-danger',
                at > 0 && at < 5 && 'bg-sunken text-muted',
                at >= 5 && 'bg-navy-tint text-navy',
                at === 10 && 'rounded-r-md',
                at === points &&
                  (points === 0
                    ? 'relative z-1 rounded-sm bg-danger! text-on-status! shadow-[0_0_0_4px_var(--danger)]'
                    : 'relative z-1 rounded-sm bg-gold! text-on-gold! shadow-[0_0_0_4px_var(--gold)]'),
              )}
            >
              {at}
            </b>
            <span
              className={cx(
                'justify-self-center text-micro leading-none whitespace-nowrap tabular-nums',
                at === points ? 'pt-0.5 font-semibold text-ink' : 'text-muted max-md:hidden',
              )}
            >
              {under(at)}
            </span>
          </span>
        ))}
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <NextWords {...{ event, table, own }} />
        <Button variant="quiet" size="sm" onClick={onWrite} aria-label={`Anotar marca: ${eventNames[event]}`}>
          <Plus />
          Anotar
        </Button>
      </div>
    </section>
  );
}

function NextWords({
  event,
  table,
  own,
}: {
  event: FitnessEvent;
  table: OfficialTable;
  own: readonly Result[];
}) {
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last)
    return (
      <p className="text-small text-muted">
        Anota una marca y verás tus puntos y lo que falta para el siguiente.
      </p>
    );
  const points = eventPoints(event, table, last.value);
  const next = nextStep(event, table, last.value);
  return (
    <p className="text-small text-muted">
      <b className="text-ink">
        {next === undefined
          ? 'No se puede sacar más.'
          : `${formatResult(event, next)} para el ${points + 1}: te faltan ${formatGap(event, last.value, next)}.`}
      </b>{' '}
      {first.id !== last.id &&
        `Tu primera marca, el ${shortDay(first.day)}, fue ${formatResult(event, first.value)}.`}
    </p>
  );
}
