import { blockTitles, letters } from '@atalaya/core/syllabus/questions/letters';
import { Link } from 'react-router';
import { callFrom } from '../../platform/page-context';
import { pageMeta } from '../../platform/page-meta';
import { EmptyState } from '../../ui/state';
import type { Route } from './+types/infographics-page';
import { Thumbnail } from './thumbnail';

export const handle = { audience: 'guest' } as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const infographics = await callFrom(context)('GET /api/formats/infographics');
  const head = pageMeta({
    origin: new URL(request.url).origin,
    path: '/infografia',
    title: 'Infografías del temario',
    description: `${infographics.length} infografías de una hoja para el examen de Policía Nacional: plazos, penas, mayorías, órganos y categorías, con su artículo. Para ver, descargar o imprimir.`,
    crumb: 'Infografías',
  });
  return { infographics, head };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function InfographicsPage({ loaderData: { infographics } }: Route.ComponentProps) {
  return (
    <div className="page-width py-12 md:py-20">
      <h1 className="text-h1">Infografías</h1>
      <p className="mt-4 max-w-[62ch] text-lead text-muted">
        Un asunto entero en una hoja, con sus cifras y sus artículos. Se amplían, se descargan y se imprimen
        en A4. Sin cuenta.
      </p>
      {infographics.length === 0 && <EmptyState title="Ahora mismo no hay infografías" />}
      {letters.map((block) => {
        const ofBlock = infographics.filter(({ topics }) => topics[0]?.block === block);
        if (ofBlock.length === 0) return null;
        return (
          <section key={block} aria-labelledby={`bloque-${block}`} className="mt-12 md:mt-16">
            <h2 id={`bloque-${block}`} className="text-h3">
              {blockTitles[block]}
            </h2>
            <ul className="mt-5 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
              {ofBlock.map((piece) => (
                <li key={piece.id} className="group relative">
                  <Thumbnail piece={piece} />
                  <h3 className="mt-4 text-h4">
                    <Link
                      to={`/infografia/${piece.id}`}
                      prefetch="intent"
                      className="no-underline group-hover:underline after:absolute after:inset-0"
                    >
                      {piece.title}
                    </Link>
                  </h3>
                  <p className="mt-1 text-muted">{piece.summary}</p>
                  <p className="mt-1.5 text-small text-muted">
                    {piece.topics
                      .map(({ number, shortTitle }) => `Tema ${number}. ${shortTitle}`)
                      .join(' · ')}
                  </p>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
