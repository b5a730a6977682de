import { lockOfScheme } from '@atalaya/core/syllabus/access';
import { blockTitles, letters } from '@atalaya/core/syllabus/questions/letters';
import { topicNumberIn } from '@atalaya/core/syllabus/reading/reading';
import { Gamepad2, LockKeyhole } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { callFrom } from '../../platform/page-context';
import { titled } from '../../platform/page-title';
import { useSession } from '../../platform/session';
import { ButtonLink } from '../../ui/button';
import { Plate } from '../../ui/plate';
import type { Route } from './+types/schemes-page';
import { OneScheme } from './one-scheme';

export const handle = { audience: 'guest', query: ['tema'] };

export const meta = titled('Esquemas del temario', {
  description:
    'Un esquema interactivo por cada tema de la oposición a Policía Nacional. El del tema 6, abierto a todos.',
});

export async function loader({ context }: Route.LoaderArgs) {
  const topics = await callFrom(context)('GET /api/topics');
  return {
    topics: topics
      .filter(({ counts }) => counts.schemes > 0)
      .map(({ number, shortTitle, block }) => ({ number, shortTitle, block })),
  };
}

export default function SchemesPage({ loaderData: { topics } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const chosen = topics.find(({ number }) => number === topicNumberIn(search.get('tema') ?? ''));
  return (
    <div className="page-width py-10 md:py-16">
      <h1 className="max-w-[18ch] text-h1">El temario, de un vistazo</h1>
      <p className="mt-5 max-w-[60ch] text-lead text-muted">
        Un esquema por tema: acércalo, pliégalo, recórrelo con las flechas o imprímelo. El del tema 6 es de
        muestra y está abierto a todos.
      </p>
      <p className="mt-6">
        <ButtonLink to={`/prueba-esquemas${chosen ? `?tema=${chosen.number}` : ''}`} variant="outline">
          <Gamepad2 />
          Reconstruir un esquema
        </ButtonLink>
      </p>
      {chosen && (
        <section aria-labelledby="esquema-abierto" className="mt-12">
          <h2 id="esquema-abierto" className="mb-5 flex items-center gap-3 text-h2">
            <Plate size="lg">{chosen.number}</Plate>
            {chosen.shortTitle}
          </h2>
          <OneScheme key={chosen.number} number={chosen.number} />
        </section>
      )}
      {letters.map((block) => (
        <section key={block} aria-labelledby={`bloque-${block}`} className="mt-14">
          <h2 id={`bloque-${block}`} className="flex items-center gap-3 border-b-2 border-ink pb-3 text-h3">
            <Plate>{block}</Plate>
            {blockTitles[block]}
          </h2>
          <ol className="grid sm:grid-cols-2 sm:gap-x-8 xl:grid-cols-3">
            {topics
              .filter((topic) => topic.block === block)
              .map((topic) => (
                <SchemeRow key={topic.number} {...topic} isOpen={topic === chosen} />
              ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function SchemeRow({ number, shortTitle, isOpen }: { number: number; shortTitle: string; isOpen: boolean }) {
  const { user } = useSession();
  const locked = lockOfScheme(user?.tier ?? 'guest', number);
  return (
    <li className="relative flex items-center gap-3.5 border-b border-line py-3.5">
      <Plate variant={isOpen ? 'solid' : 'outline'}>{number}</Plate>
      <Link
        to={number === 6 && !user ? '/esquema-tema-6' : `/esquemas?tema=${number}`}
        aria-current={isOpen ? 'true' : undefined}
        className="min-w-0 flex-1 font-medium text-pretty no-underline before:absolute before:inset-0 hover:underline"
      >
        <span className="sr-only">Tema {number}: </span>
        {shortTitle}
      </Link>
      {locked && (
        <span className="text-muted [&_svg]:size-4">
          <LockKeyhole />
          <span className="sr-only">Cerrado</span>
        </span>
      )}
    </li>
  );
}
