import { itemTypes, typeFacts } from '@atalaya/core/psychometrics/items/item';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { notFound } from '../platform/not-found';
import { headOf } from '../platform/page-title';
import { CampusHead } from '../shell/campus/campus-head';
import { CampusSkeleton } from '../shell/campus/campus-skeleton';
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
      <Link
        to="/campus-estudio/psicotecnicos"
        className="link mb-3 inline-flex min-h-11 items-center gap-1.5 text-small"
      >
        <ArrowLeft className="size-4" />
        Psicotécnicos
      </Link>
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
