import { callFrom } from '../../platform/page-context';
import { pageMeta } from '../../platform/page-meta';
import { EmptyState } from '../../ui/state';
import { Gallery } from '../gallery';
import type { Route } from './+types/infographics-page';
import { drawingPath } from './drawing-path';

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
      <Gallery
        pieces={infographics}
        path="/infografia"
        drawingOf={({ id, version, sheet }) => ({ href: drawingPath(id, 'sheet.svg', version), size: sheet })}
      />
    </div>
  );
}
