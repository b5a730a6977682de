import { longDay } from '@atalaya/core/platform/date-format';
import { ArrowRight } from 'lucide-react';
import { data, Link } from 'react-router';
import { HttpError } from '../../platform/http-error';
import { callFrom } from '../../platform/page-context';
import { pageMeta } from '../../platform/page-meta';
import { ButtonLink } from '../../ui/button';
import type { Route } from './+types/infographic-page';
import { Downloads } from './downloads';
import { InfographicText } from './infographic-text';
import { Viewer } from './viewer';

export const handle = { audience: 'guest' } as const;

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const piece = await callFrom(context)('GET /api/formats/infographics/:id', { params: { id } }).catch(
    (error: unknown) => {
      if (error instanceof HttpError && error.status === 404) throw data(null, { status: 404 });
      throw error;
    },
  );
  const { origin } = new URL(request.url);
  const path = `/infografia/${id}`;
  const image = {
    '@type': 'ImageObject',
    name: piece.title,
    description: piece.summary,
    contentUrl: `${origin}/api/formats/infographics/${id}/download.svg`,
    encodingFormat: 'image/svg+xml',
    inLanguage: 'es',
    url: origin + path,
  };
  const head = pageMeta({
    origin,
    path,
    title: `${piece.title}: infografía`,
    description: piece.summary,
    crumb: piece.title,
    data: [image],
  });
  return { piece, head };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function InfographicPage({ loaderData: { piece } }: Route.ComponentProps) {
  const { next, topics } = piece;
  return (
    <article className="page-width py-10 md:py-14 print:p-0">
      <header className="print:hidden">
        <p className="text-small text-muted">
          <Link to="/infografia" className="link">
            Infografías
          </Link>{' '}
          · {topics.map(({ number, shortTitle }) => `Tema ${number}. ${shortTitle}`).join(' · ')}
        </p>
        <h1 className="mt-3 text-h1 text-balance">{piece.title}</h1>
        <Downloads id={piece.id} version={piece.version} sheet={piece.sheet} />
      </header>
      <Viewer key={piece.id} piece={piece} />
      <div className="mx-auto mt-12 max-w-[46rem] print:hidden">
        <InfographicText summary={piece.summary} blocks={piece.blocks} />
        <p className="mt-8 text-small text-muted">
          <strong>Base legal.</strong> {piece.basis} Comprobado con los textos en vigor el{' '}
          {longDay(piece.validOn)}.
        </p>
        <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
          {topics.map(({ number }) => (
            <Link
              key={number}
              to={`/campus-estudio/temario/tema-${number}`}
              className="link pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
            >
              Estudia el tema {number}
            </Link>
          ))}
        </p>
        {next && (
          <ButtonLink to={`/infografia/${next.id}`} variant="outline" className="mt-8">
            Siguiente: {next.title}
            <ArrowRight aria-hidden="true" />
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
