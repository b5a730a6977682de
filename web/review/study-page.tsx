import { dayAndMonth } from '@atalaya/core/platform/date-format';
import { MAX_STUDY_MINUTES, MIN_STUDY_MINUTES } from '@atalaya/core/profile/study-plan';
import { studyFilterIn } from '@atalaya/core/review/study-path';
import { useQuery } from '@tanstack/react-query';
import { call } from '../platform/api';
import { isUnreachable, sentenceFor } from '../platform/http-error';
import { noteCopy, noteFresh } from '../platform/offline/copies';
import type { PageHandle } from '../platform/page-handle';
import { titled } from '../platform/page-title';
import { userFrom } from '../shell/campus/signed-in';
import { ButtonLink } from '../ui/button';
import { Loading, Skeleton } from '../ui/skeleton';
import { EmptyState, ErrorState } from '../ui/state';
import type { Route } from './+types/study-page';
import { keepSession, keptSession } from './kept-session';
import { sendKept } from './outbox';
import type { Session } from './runner-state';
import { SessionRunner } from './session-runner';
import { SessionShell } from './session-shell';

/** No rail and no bottom bar during a session. */
export const handle: PageHandle = { frame: 'none' };

export const meta = titled('Sesión de estudio');

export function clientLoader({ url, context }: Route.ClientLoaderArgs) {
  const minutes = Number(url.searchParams.get('minutos'));
  const isLength = Number.isInteger(minutes) && minutes >= MIN_STUDY_MINUTES && minutes <= MAX_STUDY_MINUTES;
  return {
    userId: userFrom(context).id,
    ...(isLength ? { minutes } : {}),
    ...studyFilterIn(url.searchParams),
  };
}

export default function StudyPage({ loaderData: { userId, ...asked } }: Route.ComponentProps) {
  const isRehearsal = asked.only === 'cram';
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['study-session', userId, asked],
    // Send pending answers first: they decide what is due.
    queryFn: async () => {
      await sendKept(userId);
      // A rehearsal is not recorded, so there is nothing to continue later.
      if (isRehearsal)
        return {
          id: crypto.randomUUID(),
          at: Date.now(),
          filter: asked,
          session: await call('GET /api/study/session', { query: asked }),
          moves: [],
          isStored: true,
        };
      try {
        const session = await call('GET /api/study/session', { query: asked });
        noteFresh('/study');
        return await keepSession(userId, asked, session);
      } catch (error) {
        // Offline, the last session continues from the device.
        const kept = isUnreachable(error) ? await keptSession(userId, asked) : undefined;
        if (!kept) throw error;
        noteCopy('/study', kept.at);
        return kept;
      }
    },
    // The device can provide a session without a network.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnMount: 'always',
  });

  // A finished session must not restart when the next one cannot be loaded.
  if (data && !isFetching && !error) {
    const { stretches, left } = data.session;
    const cards = stretches.reduce((sum, stretch) => sum + stretch.cards.length, 0);
    return cards === 0 ? (
      <Nothing isLimited={left === 0} isDeck={asked.only !== undefined} next={data.session.next} />
    ) : (
      <SessionRunner
        key={data.id}
        userId={userId}
        dealt={data}
        isRehearsal={isRehearsal}
        onAgain={() => void refetch()}
      />
    );
  }
  return (
    <SessionShell title="Sesión de estudio">
      {error ? (
        <ErrorState heading="h1" title="No hemos podido preparar la sesión" retry={refetch}>
          {sentenceFor(error)} Tus respuestas están a salvo en este dispositivo.
        </ErrorState>
      ) : (
        <Preparing />
      )}
    </SessionShell>
  );
}

const Preparing = () => (
  <Loading label="Preparando tu sesión" className="mx-auto grid w-full max-w-[54rem] gap-4 pt-8">
    <h1 className="sr-only">Sesión de estudio</h1>
    <Skeleton className="h-12 w-32" />
    <Skeleton className="h-16" />
    <Skeleton className="h-18" />
    <Skeleton className="h-18" />
    <Skeleton className="h-18" />
  </Loading>
);

export const HydrateFallback = () => (
  <SessionShell title="Sesión de estudio">
    <Preparing />
  </SessionShell>
);

type NothingProps = { isLimited: boolean; isDeck: boolean; next: Session['next'] };

function Nothing({ isLimited, isDeck, next }: NothingProps) {
  return (
    <SessionShell title="Sesión de estudio">
      <EmptyState
        heading="h1"
        title={isLimited ? 'Por hoy has llegado al límite gratuito' : 'Nada que repasar ahora mismo'}
        action={
          isLimited ? (
            <ButtonLink to="/planes">Ver los planes</ButtonLink>
          ) : (
            <>
              {isDeck && <ButtonLink to="/study">Estudiar materia nueva</ButtonLink>}
              <ButtonLink to="/campus-estudio/temario" variant={isDeck ? 'outline' : 'primary'}>
                Leer un tema
              </ButtonLink>
            </>
          )
        }
      >
        {isLimited
          ? 'Sin plan son 20 preguntas al día. Mañana tendrás otras 20; con un plan, las que quieras.'
          : 'Lo que ya sabes volverá justo antes de que lo olvides.'}
        {!isLimited && next && (
          <p className="mt-2 text-body font-semibold text-ink">
            Lo próximo, el {dayAndMonth(next.day)}: {next.items} {next.items === 1 ? 'repaso' : 'repasos'}.
          </p>
        )}
      </EmptyState>
    </SessionShell>
  );
}
