import { Link } from 'react-router';
import { orNotFound } from '../../platform/not-found';
import { callFrom } from '../../platform/page-context';
import { pageMeta } from '../../platform/page-meta';
import { Section } from '../../ui/section';
import type { Route } from './+types/procedure-page';
import { InTheExam } from './in-the-exam';
import { InWords } from './in-words';
import { ProcedureCards } from './procedure-cards';
import { Walk } from './walk';

export const handle = { audience: 'guest' } as const;

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const call = callFrom(context);
  const [procedure, pills] = await Promise.all([
    call('GET /api/formats/procedures/:id', { params: { id } }).catch(orNotFound),
    call('GET /api/formats/pills'),
  ]);
  const main = procedure.topics[0]?.number;
  const head = pageMeta({
    origin: new URL(request.url).origin,
    path: `/3d-procedimiento/${id}`,
    title: procedure.title,
    description: procedure.summary,
    crumb: procedure.title,
  });
  const related = pills
    .filter(({ topic }) => topic.number === main)
    .map(({ id, title, takeaway }) => ({ id, title, takeaway }));
  return { procedure, related, head };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function ProcedurePage({ loaderData: { procedure, related } }: Route.ComponentProps) {
  const [topic] = procedure.topics;
  return (
    <>
      <Walk key={procedure.id} procedure={procedure} />
      <div className="page-width">
        <div className="grid gap-x-14 gap-y-10 py-10 md:py-14 lg:grid-cols-[7fr_5fr]">
          <InWords procedure={procedure} />
          <InTheExam key={procedure.id} procedure={procedure} />
        </div>
        {topic && related.length > 0 && (
          <Section
            id="piezas"
            title={`Otras piezas del tema ${topic.number}`}
            className="border-t border-line py-9"
          >
            <ul className="mt-4 grid gap-x-8 md:grid-cols-2">
              {related.map(({ id, title, takeaway }) => (
                <li key={id} className="border-t border-line py-3.5">
                  <Link to={`/pildora/${id}`} className="link font-semibold">
                    {title}
                  </Link>
                  <p className="mt-1 text-small text-muted">Píldora de tres minutos. {takeaway}</p>
                </li>
              ))}
            </ul>
          </Section>
        )}
        {procedure.others.length > 0 && (
          <Section
            id="otros"
            title="Otros procedimientos"
            className="border-t border-line py-9 pb-14 print:hidden"
          >
            <ProcedureCards procedures={procedure.others} heading="h3" className="mt-5" />
          </Section>
        )}
      </div>
    </>
  );
}
