import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { CampusHead } from '../shell/campus/campus-head';
import { CampusSkeleton, RowsSkeleton } from '../shell/campus/campus-skeleton';
import { userFrom } from '../shell/campus/signed-in';
import { LockedLine } from '../ui/note';
import type { Route } from './+types/english-page';
import { CertificateTable } from './certificate-table';
import { CoursePath } from './course-path';
import { LevelPanel } from './level-panel';
import { exerciseOutbox } from './outbox';
import { SkillPanel } from './skill-panel';

export const meta = titled('Inglés');

export const clientLoader = pageLoader(
  () => from('GET /api/english'),
  async (load, { context }) => {
    await exerciseOutbox.send(userFrom(context).id);
    return { overview: await load() };
  },
);

const ABOVE = 'Del A2 al B2';

export default function EnglishPage({ loaderData: { overview } }: Route.ComponentProps) {
  return (
    <>
      <CampusHead title="Inglés" above={ABOVE} />
      {overview.locked && (
        <div className="mb-6">
          <LockedLine to="/planes" linkLabel="Ver los planes">
            La prueba de nivel, la primera lección y la primera categoría de vocabulario son gratuitas. El
            resto del curso se abre con el plan Plus.
          </LockedLine>
        </div>
      )}
      <div className="grid gap-6 xl:grid-cols-[7fr_5fr]">
        <LevelPanel overview={overview} />
        <SkillPanel overview={overview} />
      </div>
      <CoursePath units={overview.units} />
      <CertificateTable />
    </>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton title="Inglés" above={ABOVE}>
    <div className="grid gap-6 xl:grid-cols-[7fr_5fr]">
      <RowsSkeleton rows={2} className="h-72" />
    </div>
    <RowsSkeleton rows={8} />
  </CampusSkeleton>
);
