import type { Answer } from '@atalaya/core/api';
import { capitalize } from '@atalaya/core/platform/capitalize';
import { MIN_STUDY_MINUTES } from '@atalaya/core/profile/study-plan';
import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '../ui/button';
import { Horizon } from '../ui/horizon';
import { Route, type Station } from '../ui/route';
import { minuteWords, numberWord, stretchWords } from './words';

type Today = Answer<'GET /api/progress/today'>;
type Stretch = Today['stretches'][number];
type First = NonNullable<Today['first']>;

export function TodayPanel({ today }: { today: Today }) {
  const { stretches, minutes, first } = today;
  const short = Math.max(MIN_STUDY_MINUTES, Math.round(minutes / 10) * 5);
  return (
    <section
      aria-labelledby="hoy"
      className="relative isolate overflow-hidden rounded-lg bg-panel text-on-panel max-md:-mx-5 max-md:rounded-none"
    >
      {/* Keeps the labels on the dark part of the drawing. */}
      <Horizon
        viewBox="360 190 1000 640"
        preserveAspectRatio="xMaxYMin slice"
        className="absolute top-0 right-0 -z-10 h-[58%] w-[72%] [mask-image:linear-gradient(90deg,transparent,black_42%),linear-gradient(180deg,black_74%,transparent)] [mask-composite:intersect] max-md:hidden"
      />
      <Horizon
        viewBox="640 190 520 560"
        preserveAspectRatio="xMaxYMin slice"
        className="absolute top-0 right-0 -z-10 h-50 w-[62%] [mask-image:linear-gradient(90deg,transparent,black_55%),linear-gradient(180deg,black_78%,transparent)] [mask-composite:intersect] md:hidden"
      />
      <div className="grid gap-8 px-5 py-7 md:px-10 md:py-10">
        <div className="max-w-[28rem] max-md:max-w-none">
          <h2
            id="hoy"
            className="text-[2.5rem] leading-[1] max-md:min-h-40 max-md:max-w-[11rem] md:text-[3.5rem]"
          >
            {titleOf(today)}
          </h2>
          <p className="mt-3 max-w-[36ch] text-on-panel-muted">{reasonOf(today)}</p>
        </div>
        {first ? (
          <div className="md:max-w-[60%]">
            <Route label="Tu primera sesión" onPanel stations={firstStations(first)} />
          </div>
        ) : (
          stretches.length > 0 && (
            <div className="md:max-w-[88%]">
              <Route label="Tramos de la sesión de hoy" onPanel stations={stretches.map(stationOf)} />
            </div>
          )
        )}
        <div className="flex flex-wrap gap-4 max-md:grid">
          {first ? (
            <>
              <ButtonLink to="/study/primera" variant="panel-gold" size="lg">
                Empezar mi primera sesión
                <ArrowRight />
              </ButtonLink>
              {today.examDate === null && (
                <ButtonLink to="/campus-estudio/bienvenida" variant="on-panel" size="lg">
                  Poner mi fecha y mi tiempo
                </ButtonLink>
              )}
            </>
          ) : stretches.length > 0 ? (
            <>
              <ButtonLink to="/study" variant="panel-gold" size="lg">
                Empezar la sesión
                <ArrowRight />
              </ButtonLink>
              {short < minutes && (
                <ButtonLink to={`/study?minutos=${short}`} variant="on-panel" size="lg">
                  Hoy solo tengo {short} min
                </ButtonLink>
              )}
            </>
          ) : (
            <ButtonLink to="/campus-estudio/temario" variant="panel-gold" size="lg">
              Leer un tema
              <ArrowRight />
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}

const firstStations = ({ section, topic, readingMinutes, minutes, questions }: First): Station[] => [
  {
    id: 'leer',
    title: `Leer una sección del tema ${topic}`,
    detail: `${section} · ${readingMinutes} min`,
    state: 'now',
  },
  {
    id: 'preguntas',
    title:
      questions === 1
        ? 'Una pregunta sobre ella'
        : `${capitalize(numberWord(questions))} preguntas sobre ella`,
    detail: `${Math.max(1, minutes - readingMinutes)} min`,
    state: 'ahead',
  },
];

function titleOf({ stretches, minutes, answersToday, first }: Today): string {
  if (first) return `Tu primera sesión: ${minuteWords(first.minutes)}`;
  if (stretches.length === 0) return answersToday > 0 ? 'Hoy ya está hecho' : 'Hoy no hay nada pendiente';
  const verb = answersToday > 0 ? 'Te quedan' : 'Hoy son';
  const only = answersToday > 0 ? 'Te queda' : 'Hoy es';
  const work = stretches.length > 1 ? ` y ${stretchWords(stretches.length)}` : '';
  return `${minutes === 1 && !work ? only : verb} ${minuteWords(minutes)}${work}`;
}

function reasonOf({ stretches, answersToday, minutesToday, daysToExam, first }: Today): string {
  if (first) return `Lees una sección corta de ${first.topicTitle} y respondes sobre lo que acabas de leer.`;
  if (answersToday > 0)
    return `Llevas ${answersToday} ${answersToday === 1 ? 'respuesta' : 'respuestas'} en ${minuteWords(minutesToday)}. Lo hecho, hecho está.`;
  const begun = stretches.find(({ kind }) => kind !== 'break');
  const topic = begun?.topics[0];
  if (!begun || !topic) return 'Un rato de lectura también cuenta: elige un tema del temario.';
  if (begun.kind === 'review') return `Empezamos por ${topic.title}: es lo que antes olvidarías.`;
  return daysToExam === null
    ? `Empezamos por ${topic.title}, de lo que más se pregunta.`
    : `Empezamos por ${topic.title}: es lo que más suma el día del examen.`;
}

function stationOf(stretch: Stretch, index: number): Station {
  const state = index === 0 ? 'now' : stretch.kind === 'break' ? 'pause' : 'ahead';
  const minutes = `${stretch.minutes} min`;
  const [topic] = stretch.topics;
  const named =
    stretch.topics.length === 1 && topic
      ? topic.title
      : `${stretch.items} ${stretch.items === 1 ? 'pregunta o tarjeta' : 'preguntas y tarjetas'}`;
  if (stretch.kind === 'break')
    return { id: `${index}`, title: 'Micropausa', detail: `Respirar y mirar lejos · ${minutes}`, state };
  if (stretch.kind === 'review')
    return {
      id: `${index}`,
      title: 'Repasos',
      detail: `${stretch.items} ${stretch.items === 1 ? 'pendiente' : 'pendientes'} · ${minutes}`,
      state,
    };
  return {
    id: `${index}`,
    title: stretch.topics.length === 1 && topic ? `Tema ${topic.number}, nuevo` : 'Materia nueva',
    detail: `${named} · ${minutes}`,
    state,
  };
}
