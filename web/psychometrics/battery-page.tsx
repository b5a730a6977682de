import { brand } from '@atalaya/core/brand';
import { formName } from '@atalaya/core/psychometrics/battery';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { missing } from '../exams/sitting/exam-page';
import { drain } from '../exams/sitting/outbox';
import { callFrom } from '../platform/page-context';
import { userFrom } from '../shell/campus/signed-in';
import { Spinner } from '../ui/spinner';
import type { Route } from './+types/battery-page';
import { batteryApi } from './battery-api';
import { BatteryScreen } from './battery-screen';

/** No rail and no bottom bar during a battery. */
export const handle = { frame: 'none' };

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: loaderData
      ? `${formName(loaderData.paper.form)} ${loaderData.paper.number} | ${brand.name}`
      : brand.name,
  },
];

export async function loader({ params, context }: Route.LoaderArgs) {
  const call = callFrom(context);
  const paper = await call('GET /api/psychometrics/batteries/:id', { params: { id: params.id } }).catch(
    missing,
  );
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
