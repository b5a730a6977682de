import { lazySection } from '../../platform/lazy-section/lazy-section';
import { callFrom } from '../../platform/page-context';
import type { Route } from './+types/plans-page';
import { PlanBoard } from './board';
import { PlansHero } from './hero';
import { plansMeta } from './meta';

export const handle = { audience: 'guest' } as const;

// Built on the server, so that the browser loads no code for it.
export async function loader({ request, context }: Route.LoaderArgs) {
  const call = callFrom(context);
  const [figures, plans] = await Promise.all([call('GET /api/figures'), call('GET /api/plans')]);
  return { head: plansMeta(new URL(request.url).origin, plans), figures, plans };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

const guarantees = lazySection('garantias', () => import('./guarantees'));
const voices = lazySection('opiniones', () => import('./voices'));
const analysis = lazySection('analisis', () => import('./analysis'));
const coaching = lazySection('acompanamiento', () => import('./coaching'));
const questions = lazySection('preguntas', () => import('./questions'));
const closing = lazySection('cierre', () => import('./closing'));

export default function PlansPage({ loaderData: { figures, plans } }: Route.ComponentProps) {
  return (
    <>
      <PlansHero figures={figures} />
      <PlanBoard plans={plans} />
      {guarantees}
      {voices}
      {analysis}
      {coaching}
      {questions}
      {closing}
    </>
  );
}
