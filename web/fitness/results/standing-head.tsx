import { eventNames, type OfficialTable } from '@atalaya/core/fitness/events';
import { marginWords, type Standing } from '@atalaya/core/fitness/standing';
import { formatUpToTwoDecimals } from '@atalaya/core/platform/number-format';
import { Check, CircleAlert, X } from 'lucide-react';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';

type HeadProps = { standing: Standing; table: OfficialTable; onWrite: () => void };

/** The mean, whether it passes and what that rests on. */
export function StandingHead({ standing, table, onWrite }: HeadProps) {
  const { sum, zeros, passes, points } = standing;
  const missing = points.filter((one) => one.points === null);
  const ending = table === 'women' ? 'a' : 'o';
  return (
    <section aria-label="Cómo vas" className="grid items-end gap-x-10 gap-y-4 pb-8 md:grid-cols-[4fr_8fr]">
      <p className="flex items-end gap-4">
        <b className="font-display text-[6rem] leading-[.78] font-bold tracking-[-.02em] md:text-[7.5rem]">
          {sum === null ? '—' : formatUpToTwoDecimals(sum / 3)}
        </b>
        <span className="pb-1 text-small leading-[1.3] text-muted">
          de media
          <br />
          sobre 10
        </span>
      </p>
      <div className="grid justify-items-start gap-2.5">
        <p className="flex flex-wrap items-center gap-2.5">
          {passes !== null && (
            <Badge tone={passes ? 'success' : 'danger'}>
              {passes ? <Check /> : <X />}
              {passes ? `Apt${ending}` : `No apt${ending}`}
            </Badge>
          )}
          <b>{marginWords(standing)}</b>
        </p>
        {zeros.length > 0 && (
          <p className="flex items-center gap-2 text-danger">
            <CircleAlert className="size-5 flex-none" />
            {zeros.map((event) => eventNames[event]).join(' y ')}: 0 puntos.
          </p>
        )}
        <p className="max-w-[46ch] text-muted">
          La media de los tres tiene que llegar a 5 y un cero en cualquier ejercicio elimina.
          {missing.length > 0 &&
            missing.length < 3 &&
            ` Te falta anotar: ${missing.map(({ event }) => eventNames[event].toLowerCase()).join(', ')}.`}
        </p>
        {missing.length === 3 && <Button onClick={onWrite}>Anotar la primera marca</Button>}
      </div>
    </section>
  );
}
