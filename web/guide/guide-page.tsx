import { phases } from '@atalaya/core/guide/phases';
import { late } from '../platform/late/late';
import type { Route } from './+types/guide-page';
import { GuideHero } from './guide-hero';
import { guideMeta } from './guide-meta';

export const handle = { audience: 'guest' } as const;

export const loader = ({ request }: Route.LoaderArgs) => ({ origin: new URL(request.url).origin });

/** The browser knows where it is: coming here from another page asks the server for nothing. */
export const clientLoader = () => ({ origin: window.location.origin });

export const meta: Route.MetaFunction = ({ loaderData }) => guideMeta(loaderData?.origin ?? '');

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
      <GuideHero phases={phases} />
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
