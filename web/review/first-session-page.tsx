import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAction } from '../platform/action/use-action';
import type { PageHandle } from '../platform/page-handle';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { userFrom } from '../shell/campus/signed-in';
import { deliverChange } from '../syllabus/reader/outbox';
import { topicLinks } from '../syllabus/reader/topic-links';
import { Button } from '../ui/button';
import { Markdown } from '../ui/markdown';
import { Loading, Skeleton } from '../ui/skeleton';
import type { Route } from './+types/first-session-page';
import { type DealtSession, keepSession } from './kept-session';
import { SessionRunner } from './session-runner';
import { SessionShell } from './session-shell';

const TITLE = 'Tu primera sesión';

export const handle: PageHandle = { frame: 'none' };

export const meta = titled(TITLE);

export const clientLoader = pageLoader(
  () => from('GET /api/study/first-session'),
  async (load, { context }) => ({ userId: userFrom(context).id, first: await load() }),
);

/** Reading a short section, then questions on it in the session runner. */
export default function FirstSessionPage({ loaderData: { userId, first } }: Route.ComponentProps) {
  const [dealt, setDealt] = useState<DealtSession | null>(null);
  const navigate = useNavigate();
  const { topic, topicTitle, section, session } = first;

  const { run, isBusy } = useAction(
    () => {
      // The questions do not depend on the section being noted as read, so a failure to note it does not stop the session.
      void deliverChange(userId, { kind: 'section', topic, section: section.id, isRead: true }).catch(
        () => {},
      );
      return keepSession(userId, {}, session);
    },
    {
      stale: [],
      done: (kept) => {
        setDealt(kept);
        window.scrollTo({ top: 0 });
      },
    },
  );

  if (dealt)
    return (
      <SessionRunner
        userId={userId}
        dealt={dealt}
        isRehearsal={false}
        onAgain={() => void navigate('/study')}
      />
    );
  return (
    <SessionShell
      title={TITLE}
      subtitle={`Tema ${topic}: ${topicTitle}`}
      progress={0}
      footer={
        <Button size="lg" full busy={isBusy} onClick={() => void run()}>
          Ya lo he leído: a las preguntas
          <ArrowRight />
        </Button>
      }
    >
      <article className="mx-auto w-full max-w-[38.5rem]">
        <h1 className="text-h2">{section.title}</h1>
        <p className="mt-2 mb-6 text-small text-muted">
          {section.minutes} min de lectura. Después, {questionWords(session.stretches)} sobre esto.
        </p>
        <Markdown blocks={section.blocks ?? []} targets={topicLinks(topic)} />
      </article>
    </SessionShell>
  );
}

function questionWords(stretches: readonly { cards: readonly unknown[] }[]): string {
  const count = stretches.reduce((sum, { cards }) => sum + cards.length, 0);
  return `${count} ${count === 1 ? 'pregunta' : 'preguntas'}`;
}

export const HydrateFallback = () => (
  <SessionShell title={TITLE}>
    <Loading label="Preparando tu sesión" className="mx-auto grid w-full max-w-[38.5rem] gap-4">
      <h1 className="sr-only">{TITLE}</h1>
      <Skeleton className="h-12" />
      <Skeleton className="h-96" />
    </Loading>
  </SessionShell>
);
