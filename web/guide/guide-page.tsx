import { late } from '../platform/late/late';
import type { Route } from './+types/guide-page';
import { guideMeta } from './guide-meta';

export const handle = { audience: 'guest' } as const;

// Made on the server, so that what search engines read costs the browser no code.
export const loader = ({ request }: Route.LoaderArgs) => ({ head: guideMeta(new URL(request.url).origin) });

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

const hero = late('portada', () => import('./guide-hero'));
const call = late('solicitud', () => import('./call-section'));
const knowledge = late('conocimientos', () => import('./knowledge-section'));
const physical = late('fisicas', () => import('./physical-section'));
const third = late('tercera', () => import('./third-section'));
const final = late('nota-final', () => import('./final-section'));
const course = late('curso', () => import('./course-section'));
const closing = late('empezar', () => import('./closing-section'));

/** The selection process, phase by phase, with the calculators where they are wanted. */
export default function GuidePage() {
  return (
    <>
      {hero}
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
