import { useQuery } from '@tanstack/react-query';
import { PageHead } from '../../admin/page-head';
import { ListFault } from '../../admin/resource/list-view';
import { read } from '../../platform/api';
import { titled } from '../../platform/page-title';
import { Loading, Skeleton } from '../../ui/skeleton';
import { CandidatesPanel } from './candidates-panel';
import { CoachesPanel } from './coaches-panel';
import { NewCoach } from './new-coach';
import { RatingsPanel } from './ratings-panel';
import { WaitingPanel } from './waiting-panel';

export const meta = titled('Acompañamiento', { robots: 'noindex' });

export default function OwnerPage() {
  const { data, error, refetch } = useQuery({ ...read('GET /api/admin/coaching'), staleTime: 0 });
  return (
    <>
      <PageHead
        title="Acompañamiento"
        note={
          data &&
          `${data.places.all} plazas, ${data.places.left} libres: son las que se venden en la página de planes.`
        }
      />
      {error && !data && <ListFault error={error} retry={refetch} />}
      {data ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
          <CoachesPanel coaches={data.coaches} />
          <NewCoach />
          <CandidatesPanel candidates={data.candidates} coaches={data.coaches} />
          <WaitingPanel waiting={data.waiting} />
          <RatingsPanel months={data.months} words={data.words} />
        </div>
      ) : error ? null : (
        <Loading label="Cargando el acompañamiento" className="grid gap-4">
          <Skeleton className="h-60 rounded-lg" />
          <Skeleton className="h-60 rounded-lg" />
        </Loading>
      )}
    </>
  );
}
