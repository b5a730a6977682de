import type { MyCoaching } from '@atalaya/core/coaching/candidate.contract';
import { whenOf } from '@atalaya/core/coaching/words';
import { longDay } from '@atalaya/core/platform/date-format';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { checkoutPath, formatPlaces } from '@atalaya/core/store/plans';
import { coachingSteps } from '@atalaya/core/store/plans-content';
import { useState } from 'react';
import { ActionFault } from '../platform/action/action-fault';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { Button, ButtonLink } from '../ui/button';
import { Card } from '../ui/card';
import { LockedLine } from '../ui/note';
import { LazyConfirm } from '../ui/overlays/lazy-confirm';
import { Route } from '../ui/route';

/** For the other plans: what it is, how many places are left, and the waiting list when there is none. */
export default function LockedCoaching({ mine }: { mine: MyCoaching }) {
  return (
    <div className="grid gap-5">
      <LockedLine to="/planes" linkLabel="Ver los planes">
        El acompañamiento individual está en el plan Elite.
      </LockedLine>
      <section className="rounded-lg bg-panel p-6 text-on-panel md:p-10">
        <h2 className="max-w-[20ch] text-[2.25rem] leading-none md:text-[3rem]">
          Una persona que sabe tu nombre y tus datos
        </h2>
        <p className="mt-5 mb-8 max-w-[56ch] text-on-panel-muted">
          Un plan por semanas que se marca solo con lo que estudias, un seguimiento con respuesta, llamadas a
          una hora fija y ensayos de entrevista revisados. Tú eliges qué ve de ti.
        </p>
        <Route
          onPanel
          label="Cómo es el acompañamiento"
          stations={coachingSteps.map(({ id, title, text }, index) => ({
            id,
            title,
            detail: text,
            state: index === 0 ? ('now' as const) : ('ahead' as const),
          }))}
        />
      </section>
      <Places mine={mine} />
    </div>
  );
}

function Places({ mine: { places, wait } }: { mine: MyCoaching }) {
  const join = useAction(() => call('POST /api/coaching/wait'));
  const leave = useAction(() => call('DELETE /api/coaching/wait'));
  const [isAsking, setAsking] = useState(false);
  const isFree = places.left > 0;
  return (
    <Card>
      <h2 id="plazas" className="text-h3">
        {formatPlaces(places.all, places.left)}
      </h2>
      {wait?.offerEndsAt && (
        <p className="mt-2">
          Hay una plaza para ti: te la guardamos hasta el <b>{whenOf(wait.offerEndsAt)}</b>.
        </p>
      )}
      {wait && !wait.offerEndsAt && (
        <p className="mt-2">
          Estás en la lista de espera desde el {longDay(dayInSpain(wait.joinedAt))}. Tu puesto:{' '}
          <b className="num">{wait.position}</b>. Te avisamos en cuanto te toque, con dos días para decidir.
        </p>
      )}
      {!wait && !isFree && (
        <p className="mt-2 text-muted">
          Apúntate a la lista: cuando se libere una, se ofrece por orden y tienes dos días para decidir.
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {isFree && (
          <ButtonLink to={checkoutPath('elite', 'monthly')}>
            {wait ? 'Ocupar mi plaza' : 'Elegir Elite'}
          </ButtonLink>
        )}
        {!wait && !isFree && (
          <Button busy={join.isBusy} onClick={() => join.run()}>
            Apuntarme a la lista de espera
          </Button>
        )}
        {wait && (
          <Button variant="outline" busy={leave.isBusy} onClick={() => setAsking(true)}>
            {wait.offerEndsAt ? 'No la quiero' : 'Salir de la lista'}
          </Button>
        )}
      </div>
      {wait && isAsking && (
        <LazyConfirm
          onClose={() => setAsking(false)}
          title={wait.offerEndsAt ? '¿Dejar pasar la plaza?' : '¿Salir de la lista?'}
          description={
            wait.offerEndsAt
              ? 'Se ofrece ahora mismo a la siguiente persona, y no podrás volver a la lista hasta dentro de un mes.'
              : 'Pierdes tu puesto: si te apuntas otra vez, entras al final.'
          }
          confirmLabel={wait.offerEndsAt ? 'Dejarla pasar' : 'Salir'}
          danger
          onConfirm={() => {
            setAsking(false);
            leave.run();
          }}
        />
      )}
      <ActionFault id="lista-error" fault={join.faults.form ?? leave.faults.form} />
    </Card>
  );
}
