import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { PageHead } from '../../../admin/page-head';
import { ListFault } from '../../../admin/resource/list-view';
import { titled } from '../../../platform/page-title';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { MailingEditor } from './mailing-editor';
import { MAILINGS_PATH, mailingQuery, NEW_MAILING } from './mailing-queries';
import { isLeaving, MailingStateBadge } from './mailing-state';
import { MailingView } from './mailing-view';

const REFRESH_MS = 2_000;

export const meta = titled('Envío', { robots: 'noindex' });

export default function AdminMailingPage() {
  const { id = NEW_MAILING } = useParams();
  const isNew = id === NEW_MAILING;
  const { data, error, refetch } = useQuery({
    ...mailingQuery(id),
    enabled: !isNew,
    staleTime: 0,
    refetchOnMount: 'always',
    retry: false,
    refetchInterval: ({ state }) => (state.data && isLeaving(state.data) ? REFRESH_MS : false),
  });
  const isDraft = isNew || data?.state === 'draft';
  return (
    <>
      <Link to={MAILINGS_PATH} className="link mb-2 inline-flex min-h-11 items-center gap-1 text-small">
        <ChevronLeft className="size-4" />
        Todos los envíos
      </Link>
      <PageHead
        title={isNew ? 'Nuevo envío' : data?.subject.trim() || 'Envío'}
        note={data && <MailingStateBadge {...data} />}
      />
      {isDraft && <MailingEditor mailing={data} />}
      {data && !isDraft && <MailingView mailing={data} />}
      {!isNew && !data && error && <ListFault error={error} retry={refetch} />}
      {!isNew && !data && !error && (
        <Loading label="Cargando el envío" className="grid gap-4 xl:grid-cols-2">
          <Skeleton className="h-120" />
          <Skeleton className="h-120" />
        </Loading>
      )}
    </>
  );
}
