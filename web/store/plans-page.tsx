import { late } from '../platform/late/late';
import type { Route } from './+types/plans-page';
import { PlanBoard } from './plans-board';
import { PlansHero } from './plans-hero';
import { plansMeta } from './plans-meta';

export const handle = { audience: 'guest' } as const;

export const loader = ({ request }: Route.LoaderArgs) => ({ origin: new URL(request.url).origin });

/** The browser knows where it is: coming here from another page asks the server for nothing. */
export const clientLoader = () => ({ origin: window.location.origin });

export const meta: Route.MetaFunction = ({ loaderData }) => plansMeta(loaderData?.origin ?? '');

const guarantees = late('garantias', () => import('./plans-guarantees'));
const voices = late('opiniones', () => import('./plans-voices'));
const analysis = late('analisis', () => import('./plans-analysis'));
const coaching = late('acompanamiento', () => import('./plans-coaching'));
const questions = late('preguntas', () => import('./plans-questions'));
const closing = late('cierre', () => import('./plans-closing'));

export default function PlansPage() {
  return (
    <>
      <PlansHero />
      <PlanBoard />
      {guarantees}
      {voices}
      {analysis}
      {coaching}
      {questions}
      {closing}
    </>
  );
}
