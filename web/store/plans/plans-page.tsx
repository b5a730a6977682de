import { late } from '../../platform/late/late';
import type { Route } from './+types/plans-page';
import { plansMeta } from './meta';

export const handle = { audience: 'guest' } as const;

// Made on the server, so that what search engines read costs the browser no code.
export const loader = ({ request }: Route.LoaderArgs) => ({ head: plansMeta(new URL(request.url).origin) });

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

const hero = late('portada', () => import('./hero'));
const board = late('elegir-plan', () => import('./board'));
const guarantees = late('garantias', () => import('./guarantees'));
const voices = late('opiniones', () => import('./voices'));
const analysis = late('analisis', () => import('./analysis'));
const coaching = late('acompanamiento', () => import('./coaching'));
const questions = late('preguntas', () => import('./questions'));
const closing = late('cierre', () => import('./closing'));

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
