import type { Answer } from '@atalaya/core/api';
import { shortDay } from '@atalaya/core/platform/date-format';
import { Medal, MedalOutline } from './medal';

type Whole = Answer<'GET /api/ranks/sample'>;

const grid = 'mt-5 grid grid-cols-2 gap-x-4 gap-y-5 md:grid-cols-3 print:grid-cols-3 print:gap-y-3';
const row =
  'grid min-w-0 grid-cols-[40px_minmax(0,1fr)] items-center gap-x-3 text-small leading-[1.35] md:grid-cols-[52px_minmax(0,1fr)] md:gap-x-3.5 print:break-inside-avoid';
/** What fits on the second sheet. */
const PRINTED = 30;
const NEAREST = 3;

export function HeldMedals({ medals }: { medals: Whole['rank']['medals'] }) {
  return (
    <ul className={grid}>
      {medals.map(({ id, name, text, drawing, awardedOn }, index) => (
        <li key={id} className={`${row} ${index >= PRINTED ? 'print:hidden' : ''}`}>
          <Medal parts={drawing} className="w-full" />
          <span className="min-w-0 wrap-anywhere">
            <b className="block font-display text-[1.1875rem] leading-[1.1] font-bold">{name}</b>
            {text}
            <span className="block text-muted">{shortDay(awardedOn)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

const Ahead = ({ medals }: { medals: Whole['ahead'] }) => (
  <ul className={grid}>
    {medals.map(({ id, name, text, drawing, missing }) => (
      <li key={id} className={row}>
        <MedalOutline shape={drawing.shape} className="w-full" />
        <span className="min-w-0 text-muted wrap-anywhere">
          <b className="block font-display text-[1.1875rem] leading-[1.1] font-bold text-ink">{name}</b>
          {text}
          <span className="block">{missing}</span>
        </span>
      </li>
    ))}
  </ul>
);

/** The three nearest, and the rest on request. */
export function MedalsAhead({ medals }: { medals: Whole['ahead'] }) {
  if (medals.length === 0) return <p className="mt-5 font-semibold">Las tienes todas.</p>;
  const rest = medals.slice(NEAREST);
  return (
    <>
      <h4 className="mt-7 text-h4">Las más cercanas</h4>
      <Ahead medals={medals.slice(0, NEAREST)} />
      {rest.length > 0 && (
        <details className="mt-5 print:hidden">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">
            Ver las otras {rest.length} que quedan
          </summary>
          <Ahead medals={rest} />
        </details>
      )}
    </>
  );
}
