import { brand } from '@atalaya/core/brand';
import { formName } from '@atalaya/core/psychometrics/battery';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { missing } from '../exams/missing-exam';
import { drain } from '../exams/sitting/outbox';
import { addressOf, call } from '../platform/api';
import type { PageHandle } from '../platform/page-handle';
import { userFrom } from '../shell/campus/signed-in';
import { Loading, Skeleton } from '../ui/skeleton';
import { Spinner } from '../ui/spinner';
import type { Route } from './+types/battery-page';
import { batteryApi } from './battery-api';
import { BatteryScreen } from './battery-screen';

/** No rail and no bottom bar during a battery. */
export const handle: PageHandle = {
  frame: 'none',
  preload: ({ params: { id = '' } }) => [
    addressOf('GET /api/psychometrics/batteries/:id', { params: { id } }),
  ],
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: loaderData
      ? `${formName(loaderData.paper.form)} ${loaderData.paper.number} | ${brand.name}`
      : brand.name,
  },
];

export async function clientLoader({ params: { id }, context }: Route.ClientLoaderArgs) {
  const paper = await call('GET /api/psychometrics/batteries/:id', { params: { id } }).catch(missing);
  return { paper, userId: userFrom(context).id };
}

export default function BatteryPage({ loaderData: { paper, userId } }: Route.ComponentProps) {
  if (paper.state === 'finished') return <FinishedBattery id={paper.id} />;
  return <BatteryScreen key={paper.id} paper={paper} userId={userId} />;
}

const unheard = { work: () => {}, time: () => {}, notice: () => {} };

/** Time closed it. What this device still holds is sent before the result is shown. */
function FinishedBattery({ id }: { id: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    let wanted = true;
    drain(id, unheard, batteryApi)
      .catch(() => {})
      .then(
        () => wanted && navigate(`/campus-estudio/psicotecnicos/bateria/${id}/resultado`, { replace: true }),
      );
    return () => {
      wanted = false;
    };
  }, [id, navigate]);
  return (
    <main id="contenido" className="grid min-h-dvh place-items-center px-5">
      <div role="status" className="flex items-center gap-3 text-muted">
        <Spinner />
        <h1 className="font-sans text-body font-normal">Preparando tu resultado</h1>
      </div>
    </main>
  );
}

export function HydrateFallback() {
  return (
    <main id="contenido" className="min-h-dvh bg-ground">
      <Loading label="Abriendo la batería" className="grid gap-6">
        <div className="h-16 border-b border-line bg-surface" />
        <div className="mx-auto grid w-full max-w-[54rem] gap-4 px-5 pt-5 md:pt-10">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-60 rounded-lg" />
          <Skeleton className="h-18 rounded-lg" />
          <Skeleton className="h-18 rounded-lg" />
        </div>
      </Loading>
    </main>
  );
}
