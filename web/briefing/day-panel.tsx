import { formatCount } from '@atalaya/core/platform/number-format';
import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '../ui/button';
import { LockedLine } from '../ui/note';
import { Route, type Station } from '../ui/route';
import type { Briefing } from './briefing-page';

/** The entries of the study plan, or the reviews alone for whoever has no plan. */
export function DayPanel({
  content: { exam, plan, due },
  isToday,
  hasCalendar,
}: {
  content: Briefing['content'];
  isToday: boolean;
  hasCalendar: boolean;
}) {
  const minutes = plan.reduce((sum, entry) => sum + entry.minutes, 0);
  const stations = plan.map(
    ({ kind, topic, title, minutes: length }, index): Station => ({
      id: String(index),
      title: kind === 'review' ? 'Repasos' : kind === 'mock' ? 'Simulacro' : `Tema ${topic}`,
      detail: kind === 'study' ? `${title}, ${length} min` : `${length} min`,
      state: index === 0 && isToday ? 'now' : 'ahead',
    }),
  );
  return (
    <section
      aria-labelledby="dia"
      className="grid gap-7 bg-panel px-5 py-7 text-on-panel max-md:-mx-5 md:rounded-lg md:px-9 md:py-8 print:bg-surface print:text-ink"
    >
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="dia" className="text-h3">
          {minutes > 0 ? `${isToday ? 'Tu día' : 'Aquel día'}, ${minutes} minutos` : 'Sin nada en el plan'}
        </h2>
        {isToday && (
          <ButtonLink to="/study" variant="panel-gold" className="max-md:w-full print:hidden">
            Empezar la sesión
            <ArrowRight />
          </ButtonLink>
        )}
      </div>
      {stations.length > 0 ? (
        <Route label="Plan del día" onPanel stations={stations} />
      ) : !hasCalendar && due === 0 ? (
        <LockedLine to="/planes" linkLabel="Ver planes">
          El calendario, que reparte los temas hasta tu examen, se abre con el plan Básico.
        </LockedLine>
      ) : (
        <p className="text-on-panel-muted print:text-ink">
          {due > 0
            ? `Empieza por tus ${formatCount(due, 'repaso', 'repasos')}.`
            : exam
              ? 'No hay nada apuntado para este día: descansa o adelanta un tema.'
              : 'Pon tu fecha de examen en el calendario y el plan se hace solo.'}
        </p>
      )}
    </section>
  );
}
