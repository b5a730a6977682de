import type { Answer } from '@atalaya/core/api';
import { longDay } from '@atalaya/core/platform/date-format';
import { formatCount } from '@atalaya/core/platform/number-format';
import { ExternalLink } from 'lucide-react';
import { redirect } from 'react-router';
import { orNotFound } from '../platform/not-found';
import { callFrom } from '../platform/page-context';
import { pageMeta } from '../platform/page-meta';
import { headOf } from '../platform/page-title';
import { ButtonLink } from '../ui/button';
import type { Route } from './+types/law-page';
import { HeatNote } from './heat';
import { LawParts } from './law-parts';
import { guidePath, lawPath, lawTextLink } from './law-paths';
import { LawErrorBoundary } from './lost-law';
import { ReformList } from './reform-list';
import { useKnown } from './use-known';

export const handle = { audience: 'guest' } as const;

export async function loader({ params, context, request }: Route.LoaderArgs) {
  // The Constitution has a page of its own.
  const own = guidePath(params.law);
  if (own !== lawPath(params.law)) throw redirect(own, 301);
  const law = await callFrom(context)('GET /api/laws/:law', { params: { law: params.law } }).catch(
    orNotFound,
  );
  const { origin } = new URL(request.url);
  const head = pageMeta({
    origin,
    path: lawPath(law.slug),
    title: `${law.shortName}: artículos explicados`,
    description: law.purpose.slice(0, 160),
    crumb: law.shortName,
  });
  return { law, head };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.head ?? headOf('Ley no encontrada', { robots: 'noindex' });

export default function LawPage({ loaderData: { law } }: Route.ComponentProps) {
  const known = useKnown();
  const articles = law.parts.reduce((sum, part) => sum + part.articles.length, 0);
  return (
    <div className="page-width py-9 md:py-14">
      <nav aria-label="Ruta" className="mb-4 text-small">
        <ButtonLink variant="quiet" size="sm" to="/codificado" className="-ml-3.5">
          Codificado
        </ButtonLink>
      </nav>
      <h1 className="text-h1 text-balance">{law.shortName}</h1>
      <p className="mt-2 max-w-[70ch] text-muted">{law.name}</p>
      <p className="mt-5 max-w-[58ch] text-lead text-pretty">{law.purpose}</p>
      <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-small text-muted">
        <span>{formatCount(articles, 'artículo explicado', 'artículos explicados')}</span>
        <span>{formatCount(law.questions, 'pregunta', 'preguntas')}</span>
        <span>Comprobado con el texto del {longDay(law.validOn)}</span>
        <a href={lawTextLink(law.boe)} className="link inline-flex items-center gap-1.5 [&_svg]:size-4">
          Texto oficial en el BOE
          <ExternalLink />
        </a>
      </p>
      <PartIndex parts={law.parts} />
      <LawParts parts={law.parts} known={known} />
      <ReformList updates={law.updates} title="Cambios recientes" />
      <div className="mt-6">
        <HeatNote />
      </div>
    </div>
  );
}

export const ErrorBoundary = LawErrorBoundary;

type Parts = Answer<'GET /api/laws/:law'>['parts'];

/** Jumps to each part of a long law. */
function PartIndex({ parts }: { parts: Parts }) {
  const shown = parts.filter(({ articles }) => articles.length > 0);
  if (shown.length < 3) return null;
  return (
    <nav aria-label="Partes" className="mt-7 print:hidden">
      <ul className="columns-1 gap-9 md:columns-2">
        {shown.map(({ id, title, articles }) => (
          <li key={id} className="break-inside-avoid border-b border-line">
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center justify-between gap-3 no-underline hover:underline"
            >
              {title}
              <span className="num flex-none text-muted">{articles.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
