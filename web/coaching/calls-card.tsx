import type { MyCoaching } from '@atalaya/core/coaching/candidate.contract';
import type { CallView } from '@atalaya/core/coaching/parts.contract';
import { whenOf } from '@atalaya/core/coaching/words';
import { CalendarPlus, Mic } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ActionFault } from '../platform/action/action-fault';
import { useAction } from '../platform/action/use-action';
import { addressOf, call } from '../platform/api';
import { Button, ButtonLink } from '../ui/button';
import { buttonClass } from '../ui/button-class';
import { Card } from '../ui/card';
import { LazyConfirm } from '../ui/overlays/lazy-confirm';
import { PastCalls } from './past-calls';
import { SlotPicker } from './slot-picker';

export function CallsCard({ mine }: { mine: MyCoaching }) {
  const booked = mine.calls.find(({ state }) => state === 'booked');
  const others = mine.calls.filter((one) => one !== booked);
  return (
    <Card>
      <h2 id="llamadas" className="scroll-mt-24 text-h3">
        Llamadas
      </h2>
      {booked && <Booked key={booked.id} booked={booked} />}
      {!booked && mine.state === 'active' && (
        <>
          <p className="mt-2 text-small text-muted">
            Elige una hora libre de tu preparador, en hora peninsular. Se mueve o se cancela hasta 12 horas
            antes.
          </p>
          <SlotPicker
            label="Reservar"
            choose={(slotId) => call('POST /api/coaching/mine/calls', { body: { slotId } })}
          />
        </>
      )}
      {mine.state === 'unassigned' && (
        <p className="mt-3 text-muted">Cuando tengas preparador verás aquí sus horas libres.</p>
      )}
      <PastCalls calls={others} />
      {mine.state !== 'ended' && (
        <p className="mt-5 flex items-start gap-2 border-t border-line pt-4 text-small text-muted">
          <Mic className="mt-0.5 size-4 flex-none" />
          <span>
            Los ensayos de{' '}
            <Link to="/campus-estudio/entrevista" className="link">
              entrevista
            </Link>{' '}
            que envíes a revisión los revisa tu preparador, si se lo permites abajo.
          </span>
        </p>
      )}
    </Card>
  );
}

function Booked({ booked }: { booked: CallView }) {
  const [view, setView] = useState<'move' | 'cancel'>();
  const params = { id: booked.id };
  const cancel = useAction(() => call('DELETE /api/coaching/mine/calls/:id', { params }));
  return (
    <div className="mt-3 grid gap-4">
      <p className="font-display text-h4 font-bold first-letter:uppercase">{whenOf(booked.startsAt)}</p>
      <p className="-mt-3 text-small text-muted">
        {booked.minutes} minutos, hora peninsular. La sala se abre un cuarto de hora antes.
      </p>
      <div className="flex flex-wrap gap-2.5">
        <ButtonLink to={`/campus-estudio/salas-voz/${booked.roomId}`} size="sm">
          Ir a la sala
        </ButtonLink>
        <a
          href={addressOf('GET /api/coaching/calls/:id/calendar', { params })}
          download
          className={buttonClass({ variant: 'outline', size: 'sm' })}
        >
          <CalendarPlus />
          Añadir al calendario
        </a>
      </div>
      {booked.mayChange ? (
        <div className="flex flex-wrap gap-2.5">
          <Button variant="outline" size="sm" onClick={() => setView(view === 'move' ? undefined : 'move')}>
            Mover
          </Button>
          <Button variant="outline" size="sm" busy={cancel.isBusy} onClick={() => setView('cancel')}>
            Cancelar la llamada
          </Button>
        </div>
      ) : (
        <p className="text-small text-muted">
          Faltan menos de 12 horas: ya no se puede mover ni cancelar. Si no puedes, escríbele una nota.
        </p>
      )}
      <ActionFault id="llamada-error" fault={cancel.faults.form} />
      {view === 'move' && (
        <SlotPicker
          label="Mover a esta hora"
          choose={(slotId) => call('PUT /api/coaching/mine/calls/:id', { params, body: { slotId } })}
          onDone={() => setView(undefined)}
        />
      )}
      {view === 'cancel' && (
        <LazyConfirm
          onClose={() => setView(undefined)}
          title="Cancelar la llamada"
          description="La hora queda libre para otra persona. Podrás reservar otra."
          confirmLabel="Cancelar la llamada"
          cancelLabel="Dejarla"
          danger
          onConfirm={() => {
            setView(undefined);
            cancel.run();
          }}
        />
      )}
    </div>
  );
}
