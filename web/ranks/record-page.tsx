import { type NameForm, nameForms } from '@atalaya/core/ranks/ranks';
import { Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { redirect, useRevalidator } from 'react-router';
import { call } from '../platform/api';
import type { PageHandle } from '../platform/page-handle';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { resolveUser } from '../platform/session';
import { toastError } from '../platform/toast-error';
import { useHydrated } from '../platform/use-hydrated';
import { OwnErrorBoundary, OwnFrame } from '../progress/own-frame';
import { CampusHead } from '../shell/campus/campus-head';
import { CampusSkeleton } from '../shell/campus/campus-skeleton';
import { Button } from '../ui/button';
import { Select } from '../ui/forms/select';
import { Skeleton } from '../ui/skeleton';
import type { Route } from './+types/record-page';
import { RecordSheet } from './record-sheet';

export const meta = titled('Hoja de servicios');

const SharePanel = lazy(() => import('./share-panel'));

const SAMPLE = '/hoja-servicios/ejemplo';

export const handle: PageHandle = { guestsTo: SAMPLE };

export const clientLoader = pageLoader(
  () => from('GET /api/ranks/record'),
  async (load) => {
    if (!(await resolveUser())) throw redirect(SAMPLE);
    return { record: await load() };
  },
);

const columns =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-8 xl:grid-cols-[minmax(0,1fr)_236px] print:block';

export default function RecordPage({ loaderData: { record } }: Route.ComponentProps) {
  const { owner, share } = record;
  const host = useHydrated() ? window.location.host : '';
  return (
    <OwnFrame>
      <div className="print:hidden">
        <CampusHead above="Progreso" title="Hoja de servicios" />
      </div>
      <div className={columns}>
        <RecordSheet
          {...record}
          name={owner.name}
          number={owner.number}
          link={share && host ? `${host}/h/${share.token}` : undefined}
        />
        <aside aria-label="Imprimir y compartir" className="grid gap-6 xl:sticky xl:top-6 print:hidden">
          <Button full onClick={() => window.print()}>
            <Printer />
            Imprimir
          </Button>
          <Suspense fallback={<Skeleton className="h-36" />}>
            <SharePanel share={share} />
          </Suspense>
          <NameFormField form={record.form} />
        </aside>
      </div>
    </OwnFrame>
  );
}

export const ErrorBoundary = OwnErrorBoundary;

export const HydrateFallback = () => (
  <OwnFrame>
    <CampusSkeleton title="Hoja de servicios" above="Progreso" className={columns}>
      <Skeleton className="h-400 rounded-sm" />
      <Skeleton className="h-72" />
    </CampusSkeleton>
  </OwnFrame>
);

const labels: Record<NameForm, string> = {
  neutral: 'Inspector/a',
  feminine: 'Inspectora',
  masculine: 'Inspector',
};

/** How the ranks are named for this user. */
function NameFormField({ form }: { form: NameForm }) {
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState(form);
  const choose = async (next: NameForm) => {
    setChosen(next);
    try {
      await call('PUT /api/ranks/record/form', { body: { form: next } });
      await revalidate();
    } catch (error) {
      setChosen(form);
      toastError('No se ha guardado', error);
    }
  };
  return (
    <Select
      label="Cómo te nombramos"
      options={nameForms.map((value) => ({ value, label: labels[value] }))}
      value={chosen}
      onChange={({ target }) => void choose(nameForms.find((one) => one === target.value) ?? chosen)}
    />
  );
}
