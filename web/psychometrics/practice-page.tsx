import { itemTypes, typeFacts } from '@atalaya/core/psychometrics/items/item';
import { notFound } from '../platform/not-found';
import { headOf } from '../platform/page-title';
import { CampusHead } from '../shell/campus/campus-head';
import { CampusSkeleton } from '../shell/campus/campus-skeleton';
import { BackLink } from '../ui/back-link';
import { Skeleton } from '../ui/skeleton';
import type { Route } from './+types/practice-page';
import { PracticeRun } from './practice-run';

const typeAt = (text: string) => itemTypes.find((type) => type === text);

export const meta: Route.MetaFunction = ({ params }) => {
  const type = typeAt(params.type);
  return headOf(type ? typeFacts[type].name : 'Psicotécnicos');
};

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  const type = typeAt(params.type);
  if (!type) throw notFound();
  return { type };
}

export default function PracticePage({ loaderData: { type } }: Route.ComponentProps) {
  return (
    <>
      <BackLink to="/campus-estudio/psicotecnicos" className="mb-3">
        Psicotécnicos
      </BackLink>
      <CampusHead title={typeFacts[type].name} above={typeFacts[type].about} />
      <PracticeRun key={type} type={type} />
    </>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton>
    <Skeleton className="h-96 rounded-lg" />
  </CampusSkeleton>
);
