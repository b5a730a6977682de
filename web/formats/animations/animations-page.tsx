import { callFrom } from '../../platform/page-context';
import { pageMeta } from '../../platform/page-meta';
import { EmptyState } from '../../ui/state';
import { Gallery } from '../gallery';
import type { Route } from './+types/animations-page';

export const handle = { audience: 'guest' } as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const animations = await callFrom(context)('GET /api/formats/animations');
  const head = pageMeta({
    origin: new URL(request.url).origin,
    path: '/explicacion-animada',
    title: 'Explicaciones animadas',
    description: `${animations.length} procedimientos del temario de Policía Nacional en movimiento: se ven paso a paso, con su texto, sus plazos y sus artículos.`,
    crumb: 'Explicaciones animadas',
  });
  return { animations, head };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function AnimationsPage({ loaderData: { animations } }: Route.ComponentProps) {
  return (
    <div className="page-width py-12 md:py-20">
      <h1 className="text-h1">Explicaciones animadas</h1>
      <p className="mt-4 max-w-[62ch] text-lead text-muted">
        Lo que se entiende mejor en movimiento: plazos que corren, escritos que viajan y fases que se suceden.
        Paso a paso, a tu ritmo y siempre con texto. Sin cuenta.
      </p>
      {animations.length === 0 && <EmptyState title="Ahora mismo no hay explicaciones animadas" />}
      <Gallery
        pieces={animations}
        path="/explicacion-animada"
        drawingOf={({ id, version, scene }) => ({
          href: `/api/formats/animations/${id}/still.svg?v=${version}`,
          size: scene,
        })}
      />
    </div>
  );
}
