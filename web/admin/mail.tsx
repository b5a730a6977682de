import type { Answer } from '@atalaya/core/api';
import { unsentNames, unsentStatuses } from '@atalaya/core/platform/mail-status';
import { formatCount } from '@atalaya/core/platform/number-format';
import { useSyncExternalStore } from 'react';
import { read } from '../platform/api';
import { titled } from '../platform/page-title';
import { EmptyState } from '../ui/state';
import { TabLinks } from '../ui/tab-links';
import { EmailView } from './email-view';
import { MailStatus } from './mail-status';
import { recently } from './moments';
import { PageHead } from './page-head';
import type { Column } from './resource/data-table';
import { ListView } from './resource/list-view';
import { RecordDrawer } from './resource/record-drawer';
import { useList } from './resource/use-list';
import { useListState } from './resource/use-list-state';
import { useOpenRecord } from './resource/use-open-record';

export type OutboxEmail = Answer<'GET /api/admin/mail'>['items'][number];

export const meta = titled('Correo', { robots: 'noindex' });

const empty = {
  all: 'Aún no se ha escrito ningún correo',
  waiting: 'No espera ningún correo',
  failed: 'Ningún correo se ha quedado sin enviar',
};

const columns: readonly Column<OutboxEmail>[] = [
  { id: 'subject', header: 'Asunto', cell: ({ subject }) => subject },
  { id: 'recipient', header: 'Para', cell: ({ recipient }) => recipient, plain: true },
  { id: 'status', header: 'Estado', cell: ({ status }) => <MailStatus status={status} />, plain: true },
  {
    id: 'createdAt',
    header: 'Escrito',
    cell: ({ createdAt }) => <span className="whitespace-nowrap text-muted">{recently(createdAt)}</span>,
    plain: true,
  },
];

export default function MailPage() {
  const list = useListState({
    sorts: ['createdAt'],
    defaultOrder: { field: 'createdAt', descending: true },
    filters: ['estado'],
  });
  const status = list.pick('estado', unsentStatuses);
  const query = useList(
    read('GET /api/admin/mail', {
      query: { page: list.page, pageSize: list.pageSize, ...(status ? { status } : {}) },
    }),
  );
  const record = useOpenRecord('carta');
  const isWide = useWide();
  const email = query.data?.items.find(({ id }) => id === record.id);
  return (
    <>
      <PageHead
        title="Correo"
        note={query.data && `${formatCount(query.data.total, 'correo', 'correos')}, los nuevos primero`}
      />
      <div className="mb-5">
        <TabLinks
          label="Estado"
          tabs={[undefined, ...unsentStatuses].map((one) => ({
            to: { search: one ? `?estado=${one}` : '' },
            current: one === status,
            label: one ? unsentNames[one] : 'Todos',
          }))}
        />
      </div>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="min-w-0">
          <ListView
            caption="Correos escritos"
            query={query}
            columns={columns}
            rowKey={({ id }) => id}
            rowTo={({ id }) => record.to(id)}
            {...(record.id ? { openKey: record.id } : {})}
            empty={empty[status ?? 'all']}
            isFiltered={false}
          />
        </div>
        <div className="sticky top-5 max-h-[calc(100dvh-2.5rem)] overflow-y-auto rounded-lg border border-line bg-surface max-xl:hidden">
          {email ? (
            <div className="p-6">
              <h2 className="mb-4 text-h4 wrap-anywhere">{email.subject}</h2>
              <EmailView email={email} />
            </div>
          ) : (
            <EmptyState title="Elige un correo para leerlo" />
          )}
        </div>
      </div>
      <RecordDrawer
        open={!isWide && email !== undefined}
        onClose={record.close}
        kind="Correo"
        title={({ subject }) => subject}
        query={{ data: email, error: query.error, refetch: query.refetch }}
      >
        {(chosen) => <EmailView email={chosen} />}
      </RecordDrawer>
    </>
  );
}

// The xl breakpoint (web/ui/styles/app.css), with room for two panes.
const query = '(min-width: 80rem)';

const listen = (changed: () => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
};

const useWide = (): boolean =>
  useSyncExternalStore(
    listen,
    () => matchMedia(query).matches,
    () => true,
  );
