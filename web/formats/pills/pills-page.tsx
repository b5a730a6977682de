import { PILL_MINUTES } from '@atalaya/core/formats/pills';
import { blockTitles, letters } from '@atalaya/core/syllabus/questions/letters';
import { Link } from 'react-router';
import { callFrom } from '../../platform/page-context';
import { pageMeta } from '../../platform/page-meta';
import { EmptyState } from '../../ui/state';
import type { Route } from './+types/pills-page';

export const handle = { audience: 'guest' } as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const pills = await callFrom(context)('GET /api/formats/pills');
  const head = pageMeta({
    origin: new URL(request.url).origin,
    path: '/pildora',
    title: 'Píldoras de tres minutos',
    description: `${pills.length} lecciones muy cortas de lo que más se confunde en el examen de Policía Nacional: una idea, un ejemplo y una pregunta.`,
    crumb: 'Píldoras',
  });
  return { pills, head };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function PillsPage({ loaderData: { pills } }: Route.ComponentProps) {
  return (
    <div className="page-width py-12 md:py-20">
      <h1 className="text-h1">Píldoras de tres minutos</h1>
      <p className="mt-4 max-w-[62ch] text-lead text-muted">
        Lo que más se confunde en el examen, de uno en uno: una idea, un ejemplo y una pregunta. Sin cuenta.
      </p>
      {pills.length === 0 && <EmptyState title="Ahora mismo no hay píldoras" />}
      {letters.map((block) => {
        const ofBlock = pills.filter(({ topic }) => topic.block === block);
        if (ofBlock.length === 0) return null;
        return (
          <section
            key={block}
            aria-labelledby={`bloque-${block}`}
            className="mt-12 gap-6 md:mt-16 lg:grid lg:grid-cols-[3fr_9fr]"
          >
            <div>
              <h2 id={`bloque-${block}`} className="text-h3 text-balance">
                {blockTitles[block]}
              </h2>
              <p className="mt-1 text-small text-muted">
                {ofBlock.length} {ofBlock.length === 1 ? 'píldora' : 'píldoras'},{' '}
                {ofBlock.length * PILL_MINUTES} minutos en total
              </p>
            </div>
            <ul className="grid border-t border-line max-lg:mt-4 md:grid-cols-2 md:gap-x-8">
              {ofBlock.map(({ id, title, takeaway, topic }) => (
                <li key={id} className="border-b border-line py-4">
                  <h3 className="text-h4">
                    <Link
                      to={`/pildora/${id}`}
                      prefetch="intent"
                      className="no-underline hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
                    >
                      {title}
                    </Link>
                  </h3>
                  <p className="mt-1 text-muted">{takeaway}</p>
                  <p className="mt-1.5 text-small text-muted">
                    Tema {topic.number}. {topic.shortTitle}
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
