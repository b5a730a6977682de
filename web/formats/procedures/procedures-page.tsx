import { callFrom } from '../../platform/page-context';
import { pageMeta } from '../../platform/page-meta';
import { EmptyState } from '../../ui/state';
import type { Route } from './+types/procedures-page';
import { ProcedureCards } from './procedure-cards';

export const handle = { audience: 'guest' } as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const procedures = await callFrom(context)('GET /api/formats/procedures');
  const head = pageMeta({
    origin: new URL(request.url).origin,
    path: '/3d-procedimiento',
    title: 'Procedimientos en 3D',
    description:
      'Procedimientos policiales paso a paso, en modelos que se giran: el arma, el control de un vehículo y la escena de un delito, con su base legal.',
    crumb: 'Procedimientos en 3D',
  });
  return { procedures, head };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function ProceduresPage({ loaderData: { procedures } }: Route.ComponentProps) {
  return (
    <div className="page-width py-12 md:py-20">
      <h1 className="text-h1">Procedimientos en 3D</h1>
      <p className="mt-4 max-w-[62ch] text-lead text-muted">
        Paso a paso y desde cualquier ángulo: gira el modelo, mira qué pieza se mueve y qué artículo hay
        detrás. Sin cuenta.
      </p>
      {procedures.length === 0 && <EmptyState title="Ahora mismo no hay procedimientos" />}
      <ProcedureCards procedures={procedures} heading="h2" className="mt-10 md:mt-14" />
    </div>
  );
}
