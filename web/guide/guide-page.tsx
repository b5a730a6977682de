import { lazySection } from '../platform/lazy-section/lazy-section';
import { callFrom } from '../platform/page-context';
import type { Route } from './+types/guide-page';
import { GuideHero } from './guide-hero';
import { guideMeta } from './guide-meta';

export const handle = { audience: 'guest' } as const;

// Built on the server, so that the browser loads no code for it.
export async function loader({ request, context }: Route.LoaderArgs) {
  const plans = await callFrom(context)('GET /api/plans');
  const cheapest = Math.min(...plans.map(({ cents }) => cents.monthly));
  return { head: guideMeta(new URL(request.url).origin, cheapest) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

const call = lazySection('solicitud', () => import('./call-section'));
const knowledge = lazySection('conocimientos', () => import('./knowledge-section'));
const physical = lazySection('fisicas', () => import('./physical-section'));
const third = lazySection('tercera', () => import('./third-section'));
const final = lazySection('nota-final', () => import('./final-section'));
const course = lazySection('curso', () => import('./course-section'));
const closing = lazySection('empezar', () => import('./closing-section'));

export default function GuidePage() {
  return (
    <>
      <GuideHero />
      {call}
      {knowledge}
      {physical}
      {third}
      {final}
      {course}
      {closing}
    </>
  );
}
