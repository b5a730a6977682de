import type { Answer } from '@atalaya/core/api';
import { phaseNames, phases } from '@atalaya/core/fitness/training/phases';
import { minutesOf, sessionSteps, sessionTitle } from '@atalaya/core/fitness/training/steps';
import type { TrainingSession, TrainingWeek } from '@atalaya/core/fitness/training/training.contract';
import { capitalize } from '@atalaya/core/platform/capitalize';
import { dayAndMonth, dayAndShortMonth, weekday } from '@atalaya/core/platform/date-format';
import { CalendarArrowDown, Check, ChevronDown, Flame, RotateCcw, Settings2, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { Card } from '../../ui/card';
import { cx } from '../../ui/cx';
import { Dialog } from '../../ui/overlays/dialog';
import { LazyConfirm } from '../../ui/overlays/lazy-confirm';
import { PlanForm } from './plan-form';

type Training = Answer<'GET /api/fitness/training'>;
type Plan = NonNullable<Training['plan']>;

/** The week, its phase and the weeks to come. */
export function PlanPanel({ training, plan }: { training: Training; plan: Plan }) {
  const { today } = training;
  const [isChanging, setChanging] = useState(false);
  const current = plan.weeks.find(({ from, to }) => from <= today && today <= to);
  const later = plan.weeks.filter(({ from }) => from > today);
  return (
    <Card className="grid min-w-0 content-start gap-5">
      {current ? (
        <>
          <div className="flex flex-wrap items-start justify-between gap-3">
            <div>
              <p className="text-small text-muted">
                Semana {current.number} de {plan.totalWeeks} · del {dayAndMonth(current.from)} al{' '}
                {dayAndMonth(current.to)}
              </p>
              <h2 className="mt-1 text-h3">
                {phaseNames[current.phase]}
                {current.isDeload && ' · semana de descarga'}
              </h2>
            </div>
            <Button
              variant="quiet"
              size="sm"
              className="-mr-3 max-md:-ml-3.5"
              onClick={() => setChanging(true)}
            >
              <Settings2 />
              Cambiar
            </Button>
          </div>
          <PhaseBar current={current} />
          <p className="max-w-[60ch] text-small text-muted">{phaseWords(current)}</p>
          <ul className="grid" aria-label="Sesiones de esta semana">
            {current.sessions.map((session) => (
              <SessionRow key={session.key} {...{ session, plan, today }} phase={current.phase} />
            ))}
            {current.sessions.length === 0 && <li className="text-muted">Descanso hasta la prueba.</li>}
          </ul>
        </>
      ) : (
        <>
          <h2 className="text-h3">El plan ha terminado</h2>
          <p className="text-muted">Cuando tengas otra fecha, cámbiala y lo hacemos de nuevo.</p>
          <Button className="justify-self-start" onClick={() => setChanging(true)}>
            Poner otra fecha
          </Button>
        </>
      )}
      {later.length > 0 && (
        <details className="group border-t border-line pt-3">
          <summary className="inline-flex min-h-11 list-none items-center gap-2 font-semibold text-navy [&::-webkit-details-marker]:hidden">
            Las semanas que vienen
            <ChevronDown className="size-5 transition-transform group-open:rotate-180" />
          </summary>
          <ol className="mt-2 grid gap-3">
            {later.map((week) => (
              <LaterWeek key={week.number} week={week} plan={plan} />
            ))}
          </ol>
        </details>
      )}
      <div className="-mx-3.5 flex flex-wrap gap-2 border-t border-line pt-4">
        <a href="/api/fitness/plan.ics" download className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          <CalendarArrowDown />
          Llevar a mi calendario
        </a>
        <RemovePlan />
      </div>
      {isChanging && (
        <Dialog
          open
          onOpenChange={(open) => open || setChanging(false)}
          title="Cambiar el plan"
          description="Vuelve a responder a las preguntas de salud: pueden haber cambiado."
          width="720px"
        >
          <PlanForm training={training} label="Guardar" onDone={() => setChanging(false)} />
        </Dialog>
      )}
    </Card>
  );
}

function RemovePlan() {
  const [isAsking, setAsking] = useState(false);
  const removal = useAction(() => call('DELETE /api/fitness/plan'), { failed: 'No se ha borrado el plan' });
  const remove = () => {
    setAsking(false);
    removal.run();
  };
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
        <X />
        Dejar el plan
      </Button>
      {isAsking && (
        <LazyConfirm
          title="Dejar el plan"
          description="Se borran las semanas, y otro plan empezaría desde la primera. Tus marcas y tu registro se quedan."
          confirmLabel="Dejar el plan"
          danger
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

const PhaseBar = ({ current }: { current: TrainingWeek }) => (
  <ol aria-label="Fases del plan" className="grid grid-cols-[repeat(4,auto)] gap-2 text-micro font-semibold">
    {phases.map((phase) => (
      <li
        key={phase}
        aria-current={phase === current.phase ? 'step' : undefined}
        className={cx(
          'border-t-4 pt-1.5',
          phase === current.phase ? 'border-gold text-ink' : 'border-line text-muted',
        )}
      >
        {phaseNames[phase]}
      </li>
    ))}
  </ol>
);

function phaseWords({ phase, isDeload }: TrainingWeek): string {
  if (isDeload) return 'Cada cuarta semana baja un tercio para que el cuerpo asimile lo anterior.';
  if (phase === 'base') return 'Volumen suave y técnica. Se sube una sola cosa cada semana.';
  if (phase === 'build') return 'Dos días fuertes, nunca seguidos, y el resto suave.';
  if (phase === 'specific') return 'Como en la prueba: ritmo, forma oficial y circuito con cronómetro.';
  return 'La mitad de volumen, la misma intensidad. Sin pruebas de máximos en los últimos diez días.';
}

type RowProps = { session: TrainingSession; plan: Plan; phase: TrainingWeek['phase']; today: string };

function SessionRow({ session, plan, phase, today }: RowProps) {
  const { key, day, state } = session;
  const minutes = minutesOf(sessionSteps(session, phase, plan));
  const wasMoved = key !== day;
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0 md:grid-cols-[6rem_minmax(0,1fr)_auto] md:items-center">
      <span className={cx('text-small', day === today ? 'font-semibold' : 'text-muted')}>
        {day === today ? 'Hoy' : `${capitalize(weekday(day))} ${Number(day.slice(8))}`}
      </span>
      <span className="grid">
        <b className={state === 'missed' ? 'text-muted' : undefined}>{sessionTitle(session)}</b>
        <span className="text-small text-muted">
          {wasMoved
            ? `Era el ${weekday(key)}: la hemos pasado aquí. Unos ${minutes} min.`
            : state === 'missed'
              ? 'No se hizo. No hay que recuperarla.'
              : `Unos ${minutes} min`}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-4 empty:hidden max-md:col-start-2">
        {state === 'done' ? (
          <Badge tone="success">
            <Check />
            Hecha
          </Badge>
        ) : wasMoved ? (
          <Badge tone="gold">
            <RotateCcw />
            Recolocada
          </Badge>
        ) : (
          session.isHard &&
          state === 'planned' && (
            <Badge tone="navy">
              <Flame />
              Fuerte
            </Badge>
          )
        )}
        {state === 'planned' && day <= today && (
          <Link to={`/campus-estudio/entrenamiento/sesion/${key}`} className="link text-small font-semibold">
            Empezar
          </Link>
        )}
      </span>
    </li>
  );
}

const LaterWeek = ({ week, plan }: { week: TrainingWeek; plan: Plan }) => (
  <li className="grid gap-1 rounded-lg bg-sunken px-4 py-3">
    <p className="font-semibold">
      Semana {week.number} · {phaseNames[week.phase]}
      {week.isDeload && ', descarga'}{' '}
      <span className="font-normal text-muted">
        {dayAndShortMonth(week.from)} – {dayAndShortMonth(week.to)}
      </span>
    </p>
    <ul className="text-small text-muted">
      {week.sessions.map((session) => (
        <li key={session.key}>
          {capitalize(weekday(session.day))}: {sessionTitle(session)},{' '}
          {minutesOf(sessionSteps(session, week.phase, plan))} min
        </li>
      ))}
    </ul>
  </li>
);
