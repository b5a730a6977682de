import type { MyCoaching } from '@atalaya/core/coaching/candidate.contract';
import { checkInWeek } from '@atalaya/core/coaching/weeks';
import { whenOf } from '@atalaya/core/coaching/words';
import { Clock } from 'lucide-react';
import { Avatar } from '../ui/avatar';

/** The one thing to do now. */
function nextStep(mine: MyCoaching): { text: string; to: string; label: string } {
  const call = mine.calls.find(({ state }) => state === 'booked');
  const open = mine.checkIns.find(({ monday }) => monday === checkInWeek(mine.today));
  if (!mine.questionnaire)
    return {
      text: 'Cuenta de dónde partes: de ahí sale el plan.',
      to: '#cuestionario',
      label: 'Rellenar el cuestionario',
    };
  if (!mine.hasChosenScopes)
    return { text: 'Elige qué puede ver tu preparador.', to: '#permisos', label: 'Elegir' };
  if (open && (open.state === 'open' || open.state.startsWith('missed')))
    return {
      text: 'Toca contar cómo ha ido la semana.',
      to: '#seguimiento',
      label: 'Escribir el seguimiento',
    };
  if (call)
    return { text: `Próxima llamada: ${whenOf(call.startsAt)}.`, to: '#llamadas', label: 'Ver la llamada' };
  if (mine.state === 'active')
    return {
      text: 'Reserva una llamada con tu preparador.',
      to: '#llamadas',
      label: 'Elegir una hora',
    };
  return { text: 'Sigue con tu plan de la semana.', to: '#plan', label: 'Ver el plan' };
}

export function CoachPanel({ mine }: { mine: MyCoaching }) {
  const { coach } = mine;
  const step = nextStep(mine);
  return (
    <section
      aria-labelledby="preparador"
      className="grid gap-6 rounded-lg bg-panel p-6 text-on-panel md:grid-cols-[1fr_auto] md:items-center md:p-9"
    >
      <div className="min-w-0">
        <div className="flex items-center gap-4">
          {coach && (
            <Avatar
              name={coach.name}
              className="size-14 text-[1.5rem]"
              {...(coach.avatar ? { src: coach.avatar } : {})}
            />
          )}
          <div className="min-w-0">
            <p className="text-small text-on-panel-muted">{coach ? 'Te acompaña' : 'Tu plaza'}</p>
            <h2 id="preparador" className="text-h2 wrap-anywhere">
              {coach ? coach.name : 'Buscamos quién te acompañe'}
            </h2>
          </div>
        </div>
        {coach?.hours && (
          <p className="mt-4 flex items-center gap-2 text-on-panel-muted">
            <Clock className="size-5 flex-none" />
            <span className="min-w-0 wrap-anywhere">{coach.hours}</span>
          </p>
        )}
        {!coach && (
          <p className="mt-4 max-w-[52ch] text-on-panel-muted">
            Te avisaremos en cuanto tengas preparador. Mientras tanto puedes rellenar el cuestionario.
          </p>
        )}
        {coach?.intro && <p className="mt-3 max-w-[60ch] text-on-panel-muted">{coach.intro}</p>}
      </div>
      <div className="grid gap-3 border-t border-panel-line pt-5 md:max-w-80 md:border-t-0 md:border-l md:pt-0 md:pl-8">
        <p className="text-small text-on-panel-muted">El siguiente paso</p>
        <p className="font-semibold">{step.text}</p>
        <a
          href={step.to}
          className="inline-flex min-h-11 items-center justify-center rounded-md bg-panel-gold px-5 py-2 text-center font-semibold text-on-panel-gold no-underline hover:brightness-105"
        >
          {step.label}
        </a>
      </div>
    </section>
  );
}
