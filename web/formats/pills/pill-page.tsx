import { PILL_MINUTES } from '@atalaya/core/formats/pills';
import { longDay } from '@atalaya/core/platform/date-format';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { orNotFound } from '../../platform/not-found';
import { callFrom } from '../../platform/page-context';
import { pageMeta } from '../../platform/page-meta';
import { ButtonLink } from '../../ui/button';
import { Section } from '../../ui/section';
import { QuestionTry } from '../question-try';
import type { Route } from './+types/pill-page';

export const handle = { audience: 'guest' } as const;

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const pill = await callFrom(context)('GET /api/formats/pills/:id', { params: { id } }).catch(orNotFound);
  const head = pageMeta({
    origin: new URL(request.url).origin,
    path: `/pildora/${id}`,
    title: pill.title,
    description: pill.takeaway,
    crumb: pill.title,
  });
  return { pill, head };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function PillPage({ loaderData: { pill } }: Route.ComponentProps) {
  const { topic, section, next } = pill;
  return (
    <article className="page-width py-10 md:py-16">
      <div className="mx-auto max-w-[44rem]">
        <p className="text-small text-muted">
          <Link to="/pildora" className="link">
            Píldoras
          </Link>{' '}
          · Tema {topic.number}. {topic.shortTitle} · {PILL_MINUTES} minutos
        </p>
        <h1 className="mt-3 text-h1 text-balance">{pill.title}</h1>
        <Section id="idea" title="La idea" className="mt-8">
          <p className="mt-3 text-lead text-pretty">{pill.idea}</p>
        </Section>
        <Section id="ejemplo" title="Un ejemplo" className="mt-8 rounded-lg bg-sunken p-5 md:p-7">
          <p className="mt-3 text-pretty">{pill.example}</p>
        </Section>
        {pill.question && (
          <QuestionTry key={pill.id} id="pregunta" title="Una pregunta" question={pill.question} />
        )}
        <p className="mt-9 border-l-4 border-gold pl-4 font-display text-h4 font-semibold text-pretty">
          {pill.takeaway}
        </p>
        <p className="mt-6 text-small text-muted">
          Comprobado con los textos en vigor el {longDay(pill.validOn)}.{' '}
          <Link to={`/campus-estudio/temario/tema-${topic.number}#${section}`} className="link">
            Leerlo entero en el tema {topic.number}
          </Link>
        </p>
        {next && (
          <ButtonLink to={`/pildora/${next.id}`} prefetch="intent" variant="outline" className="mt-8">
            Siguiente: {next.title}
            <ArrowRight />
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
