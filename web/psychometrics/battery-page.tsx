import { formName } from '@atalaya/core/psychometrics/battery';
import { FinishedExam } from '../exams/result/finished-exam';
import type { PageHandle } from '../platform/page-handle';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { userFrom } from '../shell/campus/signed-in';
import { Loading, Skeleton } from '../ui/skeleton';
import type { Route } from './+types/battery-page';
import { batteryApi } from './battery-api';
import { BatteryScreen } from './battery-screen';

/** No rail and no bottom bar during a battery. */
export const handle: PageHandle = { frame: 'none' };

export const meta = titled(
  ({ loaderData }: Route.MetaArgs) =>
    loaderData && `${formName(loaderData.paper.form)} ${loaderData.paper.number}`,
);

export const clientLoader = pageLoader(
  ({ params: { id = '' } }) => from('GET /api/psychometrics/batteries/:id', { params: { id } }),
  async (load, { context }) => {
    const paper = await load();
    return { paper, userId: userFrom(context).id };
  },
);

export default function BatteryPage({ loaderData: { paper, userId } }: Route.ComponentProps) {
  if (paper.state === 'finished') {
    const resultPath = `/campus-estudio/psicotecnicos/bateria/${paper.id}/resultado`;
    return <FinishedExam examId={paper.id} userId={userId} resultPath={resultPath} api={batteryApi} />;
  }
  return <BatteryScreen key={paper.id} paper={paper} userId={userId} />;
}

export const HydrateFallback = () => (
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
