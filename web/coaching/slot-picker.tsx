import { grouped } from '@atalaya/core/coaching/grouped';
import { timeOf } from '@atalaya/core/coaching/words';
import { dayAndMonth, weekday } from '@atalaya/core/platform/date-format';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionFault } from '../platform/action/action-fault';
import { useAction } from '../platform/action/use-action';
import { read } from '../platform/api';
import { sentenceFor } from '../platform/http-error';
import { Button } from '../ui/button';
import { Loading, Skeleton } from '../ui/skeleton';

type SlotPickerProps = {
  label: string;
  choose: (slotId: string) => Promise<unknown>;
  onDone?: () => void;
};

const slotsQuery = read('GET /api/coaching/mine/slots');

/** Free hours by day. One that is lost to somebody else says so, and the list is read again. */
export function SlotPicker({ label, choose, onDone }: SlotPickerProps) {
  const [chosen, setChosen] = useState<string>();
  const { data, error, refetch } = useQuery({ ...slotsQuery, staleTime: 0, refetchOnMount: 'always' });
  const { run, isBusy, faults } = useAction(choose, {
    stale: ['page', slotsQuery.queryKey],
    done: onDone,
    caught: () => {
      setChosen(undefined);
      void refetch();
    },
  });
  if (error && !data)
    return (
      <div role="alert" className="mt-3 grid justify-items-start gap-2.5">
        <p>{sentenceFor(error)}</p>
        <Button variant="outline" size="sm" onClick={() => void refetch()}>
          Reintentar
        </Button>
      </div>
    );
  if (!data)
    return (
      <Loading label="Cargando las horas libres" className="mt-3">
        <Skeleton className="h-24 rounded-md" />
      </Loading>
    );
  const days = grouped(data.slots, ({ startsAt }) => dayInSpain(startsAt));
  return (
    <form
      className="mt-4 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) run(chosen);
      }}
    >
      {days.length === 0 && (
        <p className="text-muted">Ahora no hay horas libres. Escríbele una nota y abrirá alguna.</p>
      )}
      {days.map(([day, slots]) => (
        <fieldset key={day}>
          <legend className="mb-2 text-small font-semibold first-letter:uppercase">
            {weekday(day)} {dayAndMonth(day)}
          </legend>
          <div className="flex flex-wrap gap-2">
            {slots.map(({ id, startsAt, minutes }) => (
              <label
                key={id}
                className="num inline-flex min-h-11 cursor-pointer items-center rounded-md border border-line-strong px-3.5 py-1.5 text-small font-semibold hover:border-navy has-checked:border-navy has-checked:bg-navy has-checked:text-on-navy has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold"
              >
                <input
                  type="radio"
                  name="hora"
                  value={id}
                  checked={chosen === id}
                  onChange={() => setChosen(id)}
                  className="sr-only"
                />
                {timeOf(startsAt)}
                <span className="sr-only">, {minutes} minutos</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <ActionFault id="hora-error" fault={faults.form} />
      {days.length > 0 && (
        <Button type="submit" disabled={!chosen} busy={isBusy} className="justify-self-start">
          {label}
        </Button>
      )}
    </form>
  );
}
