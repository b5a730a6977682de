import type { Answer } from '@atalaya/core/api';
import { longDay } from '@atalaya/core/platform/date-format';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { pageCount } from '@atalaya/core/platform/paging';
import { ArrowRight } from 'lucide-react';
import { callFrom } from '../platform/page-context';
import { pageMeta } from '../platform/page-meta';
import { Card } from '../ui/card';
import { Pagination } from '../ui/pagination';
import { Plate } from '../ui/plate';
import { EmptyState } from '../ui/state';
import type { Route } from './+types/corrections-page';

type Correction = Answer<'GET /api/corrections'>['items'][number];

export const handle = { audience: 'guest', query: ['page'] } as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(request.url);
  const asked = searchParams.get('page') ?? '';
  const page = /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1;
  return { origin, log: await callFrom(context)('GET /api/corrections', { query: { page } }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        origin: loaderData.origin,
        path: '/correcciones',
        title: 'Registro de correcciones',
        description:
          'Cada respuesta que estaba mal y se corrigió: qué decía, qué dice ahora y por qué. Lo respondido se vuelve a calificar.',
        crumb: 'Registro de correcciones',
      })
    : [];

export default function CorrectionsPage({ loaderData: { log } }: Route.ComponentProps) {
  const { items, total, page, pageSize } = log;
  return (
    <div className="page-width py-12 md:py-20">
      <header className="max-w-[70ch]">
        <h1 className="text-h1">Registro de correcciones</h1>
        <p className="mt-4 text-lead text-muted">
          Cuando una respuesta estaba mal, lo decimos: qué decía, qué dice ahora y por qué. Quien la respondió
          recibe su nota recalculada.
        </p>
      </header>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-6">
        {items.length === 0 ? (
          <Card>
            <EmptyState
              title={total === 0 ? 'Aún no ha hecho falta corregir ninguna' : 'No hay más correcciones'}
            >
              Si ves un error en una pregunta, avísanos desde la propia pregunta.
            </EmptyState>
          </Card>
        ) : (
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {items.map((correction) => (
              <li key={correction.id}>
                <Entry correction={correction} />
              </li>
            ))}
          </ol>
        )}
        <Pagination page={page} pages={pageCount(total, pageSize)} />
      </div>
    </div>
  );
}

function Entry({ correction }: { correction: Correction }) {
  const { at, topic, stem, oldKey, newKey, oldAnswer, newAnswer, stopsCounting, reason } = correction;
  return (
    <Card>
      <article>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
          <Plate variant="outline" size="sm">
            {topic.number}
          </Plate>
          {topic.shortTitle}
          <time dateTime={at} className="sm:ml-auto">
            {longDay(dayInSpain(at))}
          </time>
        </p>
        <h2 className="mt-3 font-sans text-lead font-semibold wrap-anywhere">{stem}</h2>
        <div className="mt-4 grid items-center gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
          <p className="text-muted">
            <span className="sr-only">Antes: </span>
            <s className="wrap-anywhere">
              {newKey === oldKey ? 'Pregunta anulada' : withKey(oldKey, oldAnswer)}
            </s>
          </p>
          <ArrowRight className="size-5 text-gold max-sm:rotate-90" />
          <p className="font-semibold wrap-anywhere">
            <span className="sr-only">Ahora: </span>
            {newKey && newAnswer !== null ? withKey(newKey, newAnswer) : 'Pregunta anulada'}
          </p>
        </div>
        <p className="mt-4 border-t border-line pt-3 wrap-anywhere">{reason}</p>
        {newKey === null && (
          <p className="mt-2 text-small text-muted">
            Ya no sale en ningún test.{' '}
            {stopsCounting
              ? 'No cuenta en los exámenes terminados: su nota se ha recalculado sin ella.'
              : 'Los exámenes terminados conservan su nota.'}
          </p>
        )}
      </article>
    </Card>
  );
}

/** A true/false question has no letter. */
const withKey = (key: string, answer: string): string => (key.length === 1 ? `${key}. ${answer}` : answer);
