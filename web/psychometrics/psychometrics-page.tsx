import { useSendPending } from '../exams/sitting/send-pending';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { CampusHead } from '../shell/campus/campus-head';
import { CampusSkeleton, RowsSkeleton } from '../shell/campus/campus-skeleton';
import { userFrom } from '../shell/campus/signed-in';
import { CardLink } from '../ui/card';
import { LockedLine } from '../ui/note';
import type { Route } from './+types/psychometrics-page';
import { batteryApi } from './battery-api';
import { BatteryHistory } from './battery-history';
import { BatteryPanel } from './battery-panel';
import { FamilyLevels } from './family-levels';
import { TypeList } from './type-list';

export const meta = titled('Psicotécnicos');

export const clientLoader = pageLoader(
  () => from('GET /api/psychometrics'),
  async (load, { context }) => {
    const overview = await load();
    return { overview, userId: userFrom(context).id };
  },
);

const ABOVE = 'La prueba de aptitudes';

export default function PsychometricsPage({ loaderData: { overview, userId } }: Route.ComponentProps) {
  useSendPending(userId, batteryApi);
  return (
    <>
      <CampusHead title="Psicotécnicos" above={ABOVE} />
      {overview.locked && (
        <div className="mb-6">
          <LockedLine to="/planes" linkLabel="Ver los planes">
            Hoy tienes {overview.itemsLeftToday} ítems de práctica. Las baterías y la práctica sin límite se
            abren con el plan Plus.
          </LockedLine>
        </div>
      )}
      <div className="grid gap-6 xl:grid-cols-[7fr_5fr]">
        <BatteryPanel isLocked={overview.locked !== null} runningId={overview.runningId} />
        <FamilyLevels families={overview.families} />
      </div>
      <TypeList types={overview.types} />
      <BatteryHistory batteries={overview.batteries} />
      <CardLink to="/campus-estudio/psicotecnicos/personalidad" className="mt-10 max-w-190">
        <h2 className="text-h4">El cuestionario de personalidad</h2>
        <p className="mt-1 text-muted">
          Qué es, qué mide y por qué no se entrena. Con una muestra que no puntúa.
        </p>
      </CardLink>
    </>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton title="Psicotécnicos" above={ABOVE}>
    <div className="grid gap-6 xl:grid-cols-[7fr_5fr]">
      <RowsSkeleton rows={2} className="h-80" />
    </div>
    <RowsSkeleton rows={6} />
  </CampusSkeleton>
);
