import type { BoardRow } from '@atalaya/core/coaching/coach.contract';
import { timeOf, whenOf } from '@atalaya/core/coaching/words';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { Link } from 'react-router';
import type { PageHandle } from '../../platform/page-handle';
import { from, pageLoader } from '../../platform/page-reads';
import { titled } from '../../platform/page-title';
import { CampusSkeleton } from '../../shell/campus/campus-skeleton';
import { Avatar } from '../../ui/avatar';
import { Badge, type BadgeTone } from '../../ui/badge';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { Skeleton } from '../../ui/skeleton';
import { EmptyState } from '../../ui/state';
import type { Route } from './+types/board-page';
import { CoachHead } from './coach-head';
import { CoachProfile } from './coach-profile';

export const meta = titled('Preparador');

export const handle: PageHandle = { access: 'may:coach-candidates' };

export const clientLoader = pageLoader(() => from('GET /api/coach/board'));

/** What needs the coach first: those who missed a week, who wait for an answer, who are behind. */
const urgency = ({ checkIn, goals, recordings, hasQuestionnaire }: BoardRow): number =>
  (checkIn.state === 'missed' ? 8 : 0) +
  (checkIn.state === 'sent' ? 4 : 0) +
  (goals?.isBehind ? 2 : 0) +
  (recordings > 0 ? 1 : 0) +
  (hasQuestionnaire ? 0 : 0.5);

export default function BoardPage({ loaderData }: Route.ComponentProps) {
  const { today, candidates, capacity } = loaderData;
  const calls = candidates
    .flatMap(({ nextCall, name }) => (nextCall ? [{ ...nextCall, name }] : []))
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  const isToday = ({ startsAt }: { startsAt: string }) => dayInSpain(startsAt) === today;
  return (
    <>
      <CoachHead title="El tablero de hoy" />
      <div className="grid items-start gap-3 md:gap-5 xl:grid-cols-[7fr_5fr]">
        <Card className="min-w-0">
          <h2 className="text-h3">
            Tus candidatos{' '}
            <span className="font-sans text-small font-normal text-muted">
              {candidates.length} de {capacity} plazas
            </span>
          </h2>
          {candidates.length === 0 ? (
            <EmptyState title="Todavía no acompañas a nadie" heading="h3">
              Cuando alguien empiece contigo recibirás un aviso. Ve abriendo horas libres.
            </EmptyState>
          ) : (
            <ul className="mt-4 grid">
              {candidates
                .toSorted((a, b) => urgency(b) - urgency(a))
                .map((row) => (
                  <CandidateLine key={row.userId} row={row} />
                ))}
            </ul>
          )}
        </Card>
        <div className="grid min-w-0 gap-3 md:gap-5">
          <Card>
            <h2 className="text-h3">Llamadas</h2>
            {calls.length === 0 && <p className="mt-3 text-muted">No hay ninguna reservada.</p>}
            <ul className="mt-3 grid gap-3">
              {calls.map((one) => (
                <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                  <span className="min-w-0">
                    <b className="num block first-letter:uppercase">
                      {isToday(one) ? `Hoy, ${timeOf(one.startsAt)}` : whenOf(one.startsAt)}
                    </b>
                    <span className="block wrap-anywhere text-small text-muted">
                      {one.name}, {one.minutes} minutos
                    </span>
                  </span>
                  <ButtonLink
                    to={`/campus-estudio/salas-voz/${one.roomId}`}
                    size="sm"
                    variant={isToday(one) ? 'primary' : 'outline'}
                    aria-label={`Ir a la sala con ${one.name}`}
                  >
                    Sala
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </Card>
          <CoachProfile hours={loaderData.hours} intro={loaderData.intro} />
        </div>
      </div>
    </>
  );
}

function CandidateLine({ row }: { row: BoardRow }) {
  return (
    <li className="flex items-center gap-4 border-t border-line py-3.5 first:border-t-0">
      <Avatar name={row.name} {...(row.avatar ? { src: row.avatar } : {})} />
      <div className="min-w-0 flex-1">
        <Link to={`/preparador/candidatos/${row.userId}`} className="link font-semibold wrap-anywhere">
          {row.name}
        </Link>
        <p className="mt-1.5 flex flex-wrap gap-1.5">
          {signsOf(row).map(([tone, text]) => (
            <Badge key={text} tone={tone}>
              {text}
            </Badge>
          ))}
        </p>
      </div>
    </li>
  );
}

function signsOf({ checkIn, goals, sharesProgress, hasQuestionnaire, recordings }: BoardRow) {
  const signs: [BadgeTone, string][] = [];
  if (!hasQuestionnaire) signs.push(['neutral', 'Sin cuestionario']);
  if (checkIn.state === 'missed') signs.push(['danger', 'Semana sin seguimiento']);
  if (checkIn.state === 'sent') signs.push(['warning', 'Espera tu respuesta']);
  if (checkIn.state === 'open') signs.push(['neutral', 'Aún no ha escrito']);
  if (checkIn.state === 'answered' || checkIn.state === 'missed-answered')
    signs.push(['success', 'Contestado']);
  if (goals) signs.push([goals.isBehind ? 'warning' : 'navy', `${goals.done} de ${goals.all} objetivos`]);
  if (goals?.isBehind) signs.push(['warning', 'Va con retraso']);
  if (!goals) signs.push(['neutral', sharesProgress ? 'Sin plan esta semana' : 'No comparte su progreso']);
  if (recordings > 0) signs.push(['gold', recordings === 1 ? '1 ensayo' : `${recordings} ensayos`]);
  return signs;
}

export const HydrateFallback = () => (
  <CampusSkeleton title="El tablero de hoy" above="Preparador" className="grid min-h-dvh content-start gap-5">
    <Skeleton className="h-10 w-60" />
    <div className="grid gap-5 xl:grid-cols-[7fr_5fr]">
      <Skeleton className="h-120 rounded-lg" />
      <Skeleton className="h-60 rounded-lg" />
    </div>
  </CampusSkeleton>
);
