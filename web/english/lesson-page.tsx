import type { LessonPaper } from '@atalaya/core/english/english.contract';
import { ArrowLeft, Check } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { call } from '../platform/api';
import { HttpError } from '../platform/http-error';
import { titled } from '../platform/page-title';
import { useVoice } from '../platform/speech/use-voice';
import { CampusSkeleton } from '../shell/campus/campus-skeleton';
import { userFrom } from '../shell/campus/signed-in';
import { Badge } from '../ui/badge';
import { ButtonLink } from '../ui/button';
import { IconButtonLink } from '../ui/icon-button';
import { Markdown } from '../ui/markdown';
import { Plate } from '../ui/plate';
import { Section } from '../ui/section';
import { Skeleton } from '../ui/skeleton';
import { EmptyState } from '../ui/state';
import type { Route } from './+types/lesson-page';
import { LessonRun } from './lesson-run';
import { exerciseOutbox } from './outbox';
import { WordList } from './word-list';

export const meta = titled(
  ({ loaderData }: Route.MetaArgs) => loaderData?.lesson?.title ?? 'Lección de inglés',
);

export async function clientLoader({ params: { id }, context }: Route.ClientLoaderArgs) {
  const userId = userFrom(context).id;
  // What was answered without network decides where the lesson continues, so nothing is preloaded.
  await exerciseOutbox.send(userId);
  try {
    return { userId, lesson: await call('GET /api/english/lessons/:id', { params: { id } }) };
  } catch (error) {
    if (error instanceof HttpError && error.code === 'english.locked') return { userId, lesson: null };
    throw error;
  }
}

export default function LessonPage({ loaderData: { userId, lesson } }: Route.ComponentProps) {
  if (!lesson) return <Locked />;
  // A new round, or answers of another device, start the exercises anew.
  return <Lesson key={`${lesson.id} ${lesson.round}`} userId={userId} lesson={lesson} />;
}

const Locked = () => (
  <EmptyState
    heading="h1"
    title="Esta lección se abre con el plan Plus"
    action={
      <>
        <ButtonLink to="/planes">Ver los planes</ButtonLink>
        <ButtonLink to="/campus-estudio/ingles" variant="outline">
          Volver a Inglés
        </ButtonLink>
      </>
    }
  >
    La primera lección y la prueba de nivel son gratuitas.
  </EmptyState>
);

function Lesson({ userId, lesson }: { userId: string; lesson: LessonPaper }) {
  const voice = useVoice('en');
  const { revalidate } = useRevalidator();
  return (
    <>
      <LessonHead lesson={lesson} />
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="xl:sticky xl:top-6 xl:col-start-2 xl:row-start-1">
          <LessonRun userId={userId} lesson={lesson} voice={voice} onAgain={() => void revalidate()} />
        </div>
        <div className="grid gap-10 xl:col-start-1 xl:row-start-1">
          <Section id="explicacion" title={lesson.grammar} titleClass="mb-3 text-h3">
            <Markdown blocks={lesson.blocks ?? []} top={3} />
          </Section>
          <Section id="ejemplos" title="Ejemplos" titleClass="mb-3 text-h3">
            <ul className="border-t border-line">
              {lesson.examples.map(({ id, en, es }) => (
                <li key={id} className="border-b border-line py-3">
                  <p lang="en" className="font-semibold">
                    {en}
                  </p>
                  <p className="text-muted">{es}</p>
                </li>
              ))}
            </ul>
          </Section>
          {lesson.words.length > 0 && (
            <Section id="palabras" title="Vocabulario" titleClass="mb-3 text-h3">
              <WordList words={lesson.words} voice={voice} canReview={lesson.canReview} />
            </Section>
          )}
        </div>
      </div>
    </>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton>
    <div className="grid gap-8 xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <Skeleton className="h-96 rounded-lg xl:order-2" />
      <Skeleton className="h-96 rounded-lg" />
    </div>
  </CampusSkeleton>
);

function LessonHead({ lesson }: { lesson: LessonPaper }) {
  return (
    <header className="mb-7 flex items-start gap-4">
      <IconButtonLink label="Volver a Inglés" to="/campus-estudio/ingles" variant="outline">
        <ArrowLeft />
      </IconButtonLink>
      <Plate size="lg" aria-hidden="true">
        {lesson.number}
      </Plate>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
          Lección {lesson.number}, nivel {lesson.level}
          {lesson.isPassed && (
            <Badge tone="success">
              <Check />
              Superada
            </Badge>
          )}
        </p>
        <h1 lang="en" className="mt-1 text-h2">
          {lesson.title}
        </h1>
        <p className="mt-1 text-pretty">
          <span className="text-muted">Objetivo: </span>
          {lesson.goal}
        </p>
      </div>
    </header>
  );
}
