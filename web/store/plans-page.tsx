import { late } from '../platform/late/late';
import type { Route } from './+types/plans-page';
import { plansMeta } from './plans-meta';

export const handle = { audience: 'guest' } as const;

// Made on the server, so that what search engines read costs the browser no code.
export const loader = ({ request }: Route.LoaderArgs) => ({ head: plansMeta(new URL(request.url).origin) });

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

const hero = late('portada', () => import('./plans-hero'));
const board = late('elegir-plan', () => import('./plans-board'));
const guarantees = late('garantias', () => import('./plans-guarantees'));
const voices = late('opiniones', () => import('./plans-voices'));
const analysis = late('analisis', () => import('./plans-analysis'));
const coaching = late('acompanamiento', () => import('./plans-coaching'));
const questions = late('preguntas', () => import('./plans-questions'));
const closing = late('cierre', () => import('./plans-closing'));

export default function PlansPage() {
  return (
    <>
      {hero}
      {board}
      {guarantees}
      {voices}
      {analysis}
      {coaching}
      {questions}
      {closing}
    </>
  );
}
