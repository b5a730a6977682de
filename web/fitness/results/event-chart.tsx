import {
  bandWords,
  eventNames,
  eventPoints,
  type FitnessEvent,
  formatResult,
  isLessBetter,
  type OfficialTable,
  shortResult,
  stepsOf,
} from '@atalaya/core/fitness/events';
import { project } from '@atalaya/core/fitness/projection';
import { type Result, resultsOf } from '@atalaya/core/fitness/standing';
import { dayAndShortMonth, shortDay } from '@atalaya/core/platform/date-format';
import { daysBetween } from '@atalaya/core/profile/study-plan';
import { plusDays } from '@atalaya/core/review/days';
import { ChartFrame } from '../../ui/charts/chart-frame';
import { percent, share } from '../../ui/charts/chart-scale';

type ChartProps = {
  event: FitnessEvent;
  table: OfficialTable;
  results: readonly Result[];
  today: string;
  examDate: string | null;
};

const HEIGHT = 300;
const elevenPoints = Array.from({ length: 11 }, (_, points) => points);
const MONTHS_BACK = 26;

/** The results of an exercise over the bands of its table, with where they lead. Better is always higher. */
export function EventChart({ event, table, results, today, examDate }: ChartProps) {
  const own = resultsOf(results, event).filter(({ day }) => day >= plusDays(today, -7 * MONTHS_BACK));
  const title = eventNames[event];
  if (own.length === 0)
    return (
      <div className="grid gap-2 py-6">
        <h2 className="font-display text-h4 font-bold">{title}</h2>
        <p className="text-muted">Anota una marca y la verás aquí sobre los tramos de la tabla oficial.</p>
      </div>
    );
  const ahead = project(event, own, today, examDate);
  const steps = stepsOf(event, table);
  const values = [...own.map(({ value }) => value), ...(ahead ?? []).flatMap(({ low, high }) => [low, high])];
  const domain = domainOf(event, values, steps);
  const from = own[0]?.day ?? today;
  const to = ahead?.at(-1)?.day ?? plusDays(today, 7);
  const length = Math.max(14, daysBetween(from, to));
  const x = (day: string) => share(daysBetween(from, day), [0, length]);
  const y = (value: number) => 100 - share(value, domain);
  return (
    <ChartFrame
      title={title}
      table={{
        columns: ['Día', 'Marca', 'Puntos'],
        rows: [
          ...own.map(({ day, value }, index) => [
            own.findIndex((one) => one.day === day) === index
              ? shortDay(day)
              : `${shortDay(day)} (${index + 1})`,
            formatResult(event, value),
            eventPoints(event, table, value),
          ]),
          ...(ahead ?? [])
            .slice(1)
            .map(({ day, value, low, high }) => [
              `${shortDay(day)}, proyección`,
              `${formatResult(event, value)} (de ${formatResult(event, low)} a ${formatResult(event, high)})`,
              eventPoints(event, table, value),
            ]),
        ],
      }}
      note={
        ahead
          ? 'La franja sombreada es adonde llevan tus pruebas en las próximas semanas, si sigues como hasta ahora. No es una promesa: cuanto más lejos, más ancha.'
          : 'Con pruebas de cuatro días distintos verás también adónde llevan.'
      }
    >
      <div className="pr-2 pb-8 pl-12 text-micro text-muted">
        <svg width="100%" height={HEIGHT} className="block overflow-visible" aria-hidden="true">
          <Bands {...{ event, table, domain }} />
          {ahead && (
            <svg
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              width="100%"
              height="100%"
              aria-hidden="true"
            >
              <path
                d={`M${ahead.map(({ day, low }) => `${x(day)} ${y(low)}`).join('L')}L${[...ahead]
                  .reverse()
                  .map(({ day, high }) => `${x(day)} ${y(high)}`)
                  .join('L')}Z`}
                fill="var(--gold)"
                opacity=".28"
              />
              <path
                d={`M${ahead.map(({ day, value }) => `${x(day)} ${y(value)}`).join('L')}`}
                fill="none"
                stroke="var(--gold-ink)"
                strokeWidth="2.5"
                strokeDasharray="2 6"
                strokeLinecap="round"
                vectorEffect="non-scaling-stroke"
              />
            </svg>
          )}
          {own.map(({ id, day, value }, index) => (
            <circle
              key={id}
              cx={percent(x(day))}
              cy={percent(y(value))}
              r={index === own.length - 1 ? 7 : 5}
              fill={index === own.length - 1 ? 'var(--gold)' : 'var(--navy)'}
              stroke="var(--surface)"
              strokeWidth="2"
            />
          ))}
          {axisDays(from, plusDays(from, length)).map((day, index, all) => (
            <text
              key={day}
              x={percent(x(day))}
              y="100%"
              dy="22"
              textAnchor={index === 0 ? 'start' : index === all.length - 1 ? 'end' : 'middle'}
              fill="currentColor"
            >
              {dayAndShortMonth(day)}
            </text>
          ))}
        </svg>
      </div>
    </ChartFrame>
  );
}

const axisDays = (from: string, to: string): string[] => {
  const length = daysBetween(from, to);
  return [0, 0.5, 1].map((part) => plusDays(from, Math.round(length * part)));
};

/** Worst first, one band more than the results need on each side. */
function domainOf(
  event: FitnessEvent,
  values: readonly number[],
  steps: readonly number[],
): readonly [number, number] {
  const unit = event === 'run' ? 6_000 : event === 'circuit' ? 3 : event === 'hang' ? 5 : 1;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const below = Math.max(...steps.filter((step) => step <= low - unit), -Infinity);
  const above = Math.min(...steps.filter((step) => step >= high + unit), Infinity);
  const least = Math.max(0, Number.isFinite(below) ? below : low - unit * 2);
  const most = Number.isFinite(above) ? above : high + unit * 2;
  return isLessBetter(event) ? [most, least] : [least, most];
}

type BandsProps = { event: FitnessEvent; table: OfficialTable; domain: readonly [number, number] };

/** Stripes from each step of the table to the next; the one of 0 points is red and says so. */
function Bands({ event, table, domain }: BandsProps) {
  const steps = stepsOf(event, table);
  const y = (value: number) => Math.min(100, Math.max(0, 100 - share(value, domain)));
  return elevenPoints.map((points) => {
    const bottom = points === 0 ? 100 : y(steps[points - 1] ?? 0);
    const top = points === 10 ? 0 : y(steps[points] ?? 0);
    if (bottom - top < 0.5) return null;
    const isTall = ((bottom - top) / 100) * HEIGHT >= 15;
    return (
      <g key={points}>
        <rect
          y={percent(top)}
          width="100%"
          height={percent(bottom - top)}
          fill={points === 0 ? 'var(--danger-tint)' : points < 5 ? 'var(--sunken)' : 'var(--navy-tint)'}
        />
        <line x2="100%" y1={percent(top)} y2={percent(top)} stroke="var(--line)" />
        {isTall && (
          <>
            <text
              x="100%"
              dx="-8"
              y={percent((top + bottom) / 2)}
              dy=".35em"
              textAnchor="end"
              fill={points === 0 ? 'var(--danger)' : 'currentColor'}
            >
              {points === 0 ? '0 puntos: elimina' : `${points}`}
            </text>
            {bottom < 100 && (
              <text x="-8" y={percent(bottom)} dy=".35em" textAnchor="end" fill="currentColor">
                {shortResult(event, steps[points - 1] ?? 0)}
              </text>
            )}
          </>
        )}
        <title>{`${points} puntos: ${bandWords(event, table, points)}`}</title>
      </g>
    );
  });
}
