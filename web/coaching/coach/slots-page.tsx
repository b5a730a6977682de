import type { Answer } from '@atalaya/core/api';
import { grouped } from '@atalaya/core/coaching/grouped';
import { timeOf } from '@atalaya/core/coaching/words';
import { dayAndMonth, weekday } from '@atalaya/core/platform/date-format';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ActionFault } from '../../platform/action/action-fault';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import type { PageHandle } from '../../platform/page-handle';
import { from, pageLoader } from '../../platform/page-reads';
import { titled } from '../../platform/page-title';
import { CampusSkeleton } from '../../shell/campus/campus-skeleton';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { IconButton } from '../../ui/icon-button';
import { LazyConfirm } from '../../ui/overlays/lazy-confirm';
import { Skeleton } from '../../ui/skeleton';
import type { Route } from './+types/slots-page';
import { CoachHead } from './coach-head';
import { NewSlots } from './new-slots';

type Slot = Answer<'GET /api/coach/slots'>['slots'][number];

export const meta = titled('Mis horas');

export const handle: PageHandle = { access: 'may:coach-candidates' };

export const clientLoader = pageLoader(() => from('GET /api/coach/slots'));

export default function SlotsPage({ loaderData: { slots } }: Route.ComponentProps) {
  const days = grouped(slots, ({ startsAt }) => dayInSpain(startsAt));
  return (
    <>
      <CoachHead title="Mis horas" />
      <div className="grid items-start gap-3 md:gap-5 xl:grid-cols-[7fr_5fr]">
        <Card className="min-w-0">
          <h2 className="text-h3">Abiertas desde hoy</h2>
          {days.length === 0 && (
            <p className="mt-3 text-muted">
              No has abierto ninguna. Quien te tiene de preparador elige entre ellas.
            </p>
          )}
          {days.map(([day, list]) => (
            <section key={day} className="mt-5">
              <h3 className="text-h4 first-letter:uppercase">
                {weekday(day)} {dayAndMonth(day)}
              </h3>
              <ul className="mt-2 grid">
                {list.map((slot) => (
                  <SlotLine key={slot.id} slot={slot} />
                ))}
              </ul>
            </section>
          ))}
        </Card>
        <NewSlots />
      </div>
    </>
  );
}

function SlotLine({ slot }: { slot: Slot }) {
  const [isAsking, setAsking] = useState(false);
  const { call: booked } = slot;
  const removal = useAction(() =>
    booked
      ? call('DELETE /api/coach/calls/:id', { params: { id: booked.id } })
      : call('DELETE /api/coach/slots/:id', { params: { id: slot.id } }),
  );
  const time = timeOf(slot.startsAt);
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-1.5">
      <b className="num w-14">{time}</b>
      <span className="min-w-0 flex-1 wrap-anywhere text-small">
        {booked ? (
          <Link to={`/preparador/candidatos/${booked.userId}`} className="link font-semibold">
            {booked.name}
          </Link>
        ) : (
          <span className="text-muted">
            {slot.isOver ? 'Nadie la reservó' : `Libre, ${slot.minutes} minutos`}
          </span>
        )}
      </span>
      {slot.isOver ? (
        <span className="text-small text-muted">Ya pasada</span>
      ) : booked ? (
        <Button variant="outline" size="sm" busy={removal.isBusy} onClick={() => setAsking(true)}>
          Cancelar
        </Button>
      ) : (
        <IconButton label={`Quitar la hora de las ${time}`} size="sm" onClick={() => removal.run()}>
          <Trash2 />
        </IconButton>
      )}
      <ActionFault id={`hora-${slot.id}`} fault={removal.faults.form} />
      {isAsking && (
        <LazyConfirm
          onClose={() => setAsking(false)}
          title={`Cancelar la llamada de las ${time}`}
          description={`${booked?.name ?? 'La otra persona'} recibe un aviso y tendrá que elegir otra hora.`}
          confirmLabel="Cancelar la llamada"
          cancelLabel="Dejarla"
          danger
          onConfirm={() => {
            setAsking(false);
            removal.run();
          }}
        />
      )}
    </li>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton title="Mis horas" above="Preparador" className="grid min-h-dvh content-start gap-5">
    <Skeleton className="h-10 w-60" />
    <Skeleton className="h-100 rounded-lg" />
  </CampusSkeleton>
);
