import { ambassadorSorts } from '@atalaya/core/ambassadors/ambassador-sorts';
import type { Answer } from '@atalaya/core/api';
import { formatEuros } from '@atalaya/core/platform/number-format';
import { inShort } from '../../admin/moments';
import type { Column } from '../../admin/resource/data-table';
import { RecordList } from '../../admin/resource/record-list';
import { read } from '../../platform/api';
import { titled } from '../../platform/page-title';
import { lazyDialog } from '../../ui/overlays/lazy-dialog';

const AdminAmbassadorDrawer = lazyDialog(
  async () => ({ default: (await import('./ambassador-drawer')).AdminAmbassadorDrawer }),
  ({ id }) => id !== null,
);

type Ambassador = Answer<'GET /api/admin/ambassadors'>['items'][number];

export const meta = titled('Embajadores', { robots: 'noindex' });

const columns: readonly Column<Ambassador, (typeof ambassadorSorts)[number]>[] = [
  { id: 'name', header: 'Quién', cell: ({ name }) => name },
  { id: 'code', header: 'Código', sort: 'code', plain: true, cell: ({ code }) => code },
  { id: 'invited', header: 'Invitados', cell: ({ invited }) => String(invited) },
  {
    id: 'balance',
    header: 'Se le debe',
    sort: 'balance',
    startsDescending: true,
    cell: ({ balanceCents }) => <span className="tabular-nums">{formatEuros(balanceCents)}</span>,
  },
  {
    id: 'joinedAt',
    header: 'Desde',
    sort: 'joinedAt',
    startsDescending: true,
    cell: ({ joinedAt }) => <span className="whitespace-nowrap text-muted">{inShort(joinedAt)}</span>,
  },
];

const words = {
  title: 'Embajadores',
  one: 'embajador',
  several: 'embajadores',
  caption: 'Embajadores',
  search: { label: 'Buscar embajadores', placeholder: 'Nombre, correo o código' },
  empty: 'Aún no hay embajadores',
};

export default function AdminAmbassadorsPage() {
  return (
    <RecordList
      words={words}
      sorts={ambassadorSorts}
      defaultOrder={{ field: 'balance', descending: true }}
      columns={columns}
      ask={(list) => read('GET /api/admin/ambassadors', { query: list.asked })}
      recordName="embajador"
    >
      {({ id, onClose }) => <AdminAmbassadorDrawer id={id} onClose={onClose} />}
    </RecordList>
  );
}
