import type { Answer } from '@atalaya/core/api';
import { minutesOf, type Step, sessionSteps, sessionTitle } from '@atalaya/core/fitness/training/steps';
import { capitalize } from '@atalaya/core/platform/capitalize';
import { dayAndMonth, weekday } from '@atalaya/core/platform/date-format';
import { ButtonLink } from '../ui/button';
import { Route, type Station } from '../ui/route';

type Training = Answer<'GET /api/fitness/training'>;
type Plan = NonNullable<Training['plan']>;

const PAGE = '/campus-estudio/entrenamiento/progreso';

/** Work steps of one kind become one station: «6 × 400 metros». */
function stationsOf(steps: readonly Step[]): Station[] {
  const stations: { id: string; title: string; detail: string; count: number }[] = [];
  for (const { kind, title, detail } of steps) {
    if (kind === 'rest') continue;
    const name = title.replace(/, \d+ de \d+$/, '');
    const last = stations.at(-1);
    if (last?.title === name) last.count += 1;
    else stations.push({ id: `${stations.length}`, title: name, detail, count: 1 });
  }
  return stations.map(({ id, title, detail, count }, index) => ({
    id,
    title: count > 1 ? `${count} × ${title}` : title,
    detail,
    state: index === 0 ? 'now' : 'ahead',
  }));
}

export function nextSessionOf({ today }: Training, { weeks }: Plan) {
  return weeks
    .flatMap(({ sessions, phase }) => sessions.map((session) => ({ session, phase })))
    .find(({ session }) => session.day >= today && session.state === 'planned');
}

/** The next session of the plan, or the way to make one. */
export function NextSession({ training }: { training: Training }) {
  const { plan, today } = training;
  const next = plan && nextSessionOf(training, plan);
  return (
    <section
      aria-labelledby="next-session"
      className="grid content-start gap-4 rounded-lg bg-panel p-5 text-on-panel max-md:-mx-5 max-md:rounded-none md:p-7"
    >
      {plan && next ? (
        <>
          <div>
            <p className="text-small text-on-panel-muted">
              {next.session.day === today
                ? 'Hoy'
                : `${capitalize(weekday(next.session.day))}, ${dayAndMonth(next.session.day)}`}{' '}
              · unos {minutesOf(sessionSteps(next.session, next.phase, plan))} min
            </p>
            <h2 id="next-session" className="mt-1 text-h3">
              {sessionTitle(next.session)}
            </h2>
          </div>
          <div className="**:[ol]:grid-flow-row!">
            <Route
              onPanel
              label="Pasos de la sesión"
              stations={stationsOf(sessionSteps(next.session, next.phase, plan))}
            />
          </div>
          <ButtonLink
            variant="panel-gold"
            full
            to={`/campus-estudio/entrenamiento/sesion/${next.session.key}`}
          >
            Abrir la sesión
          </ButtonLink>
        </>
      ) : (
        <>
          <h2 id="next-session" className="text-h3">
            {plan ? 'No quedan sesiones' : 'Un plan hasta el día de la prueba'}
          </h2>
          <p className="text-on-panel-muted">
            {plan
              ? 'Descansa y llega con ganas.'
              : 'Semana a semana, con los días que puedas, hasta la fecha de tu examen. Si faltas o te duele algo, se rehace.'}
          </p>
          <ButtonLink variant="panel-gold" to={PAGE}>
            {plan ? 'Ver el entrenamiento' : 'Hacer mi plan'}
          </ButtonLink>
        </>
      )}
    </section>
  );
}
