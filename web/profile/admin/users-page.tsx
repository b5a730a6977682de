import type { Answer } from '@atalaya/core/api';
import { holds } from '@atalaya/core/auth/roles';
import { tiers } from '@atalaya/core/auth/user';
import { userSorts, userStates } from '@atalaya/core/profile/user-sorts';
import { useQueryClient } from '@tanstack/react-query';
import { MailQuestion, UserPlus } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { inShort, recently } from '../../admin/moments';
import type { Column } from '../../admin/resource/data-table';
import { RecordList } from '../../admin/resource/record-list';
import { read } from '../../platform/api';
import { DownloadButton } from '../../platform/download-button';
import { titled } from '../../platform/page-title';
import { useSession } from '../../platform/session';
import { Button, ButtonLink } from '../../ui/button';
import { lazyDialog } from '../../ui/overlays/lazy-dialog';
import { tierNames } from '../plan-words';
import { hasBadges, PersonName, UserBadges } from './user-badges';

const AdminUserDrawer = lazyDialog(
  async () => ({ default: (await import('./user-drawer')).AdminUserDrawer }),
  ({ id }) => id !== null,
);

const AdminInviteDrawer = lazyDialog(
  async () => ({ default: (await import('./invite-drawer')).AdminInviteDrawer }),
  ({ open }) => open,
);

export type AdminUser = Answer<'GET /api/admin/users'>['items'][number];

export const meta = titled('Usuarios', { robots: 'noindex' });

const roles = ['admin', 'student'] as const;
const trials = ['running', 'over'] as const;
const deletions = ['pending'] as const;

const filters = [
  {
    name: 'tier',
    label: 'Nivel',
    all: 'todos',
    options: tiers.map((tier) => ({ value: tier, label: tierNames[tier] })),
  },
  {
    name: 'role',
    label: 'Papel',
    all: 'todos',
    options: [
      { value: 'admin', label: 'administración' },
      { value: 'student', label: 'opositor' },
    ],
  },
  {
    name: 'trial',
    label: 'Prueba',
    all: 'da igual',
    options: [
      { value: 'running', label: 'en curso' },
      { value: 'over', label: 'terminada' },
    ],
  },
  {
    name: 'deletion',
    label: 'Borrado',
    all: 'da igual',
    options: [{ value: 'pending', label: 'pendiente' }],
  },
  {
    name: 'state',
    label: 'Acceso',
    all: 'da igual',
    options: [
      { value: 'suspended', label: 'suspendida' },
      { value: 'invited', label: 'invitación pendiente' },
    ],
  },
];

const columns: readonly Column<AdminUser, (typeof userSorts)[number]>[] = [
  { id: 'name', header: 'Nombre', sort: 'name', cell: (user) => <PersonName user={user} /> },
  {
    id: 'email',
    header: 'Correo',
    sort: 'email',
    plain: true,
    cell: ({ email }) => <span className="text-muted">{email}</span>,
  },
  { id: 'tier', header: 'Nivel', sort: 'tier', startsDescending: true, cell: ({ tier }) => tierNames[tier] },
  {
    id: 'trialEndsAt',
    header: 'Prueba hasta',
    sort: 'trialEndsAt',
    startsDescending: true,
    cell: ({ trialEndsAt }) =>
      trialEndsAt && <span className="whitespace-nowrap text-muted">{inShort(trialEndsAt)}</span>,
  },
  {
    id: 'badges',
    header: 'Estado',
    plain: true,
    cell: (user) => (hasBadges(user) ? <UserBadges user={user} /> : null),
  },
  {
    id: 'createdAt',
    header: 'Alta',
    sort: 'createdAt',
    startsDescending: true,
    cell: ({ createdAt }) => <span className="whitespace-nowrap text-muted">{recently(createdAt)}</span>,
  },
];

const words = {
  title: 'Usuarios',
  one: 'cuenta',
  several: 'cuentas',
  caption: 'Cuentas',
  search: { label: 'Buscar usuarios', placeholder: 'Nombre, usuario o correo' },
  empty: 'Aún no hay cuentas',
};

type Asked = Parameters<ComponentProps<typeof RecordList<AdminUser, (typeof userSorts)[number]>>['ask']>[0];

const filterOf = (list: Asked) => ({
  tier: list.pick('tier', tiers),
  role: list.pick('role', roles),
  trial: list.pick('trial', trials),
  deletion: list.pick('deletion', deletions),
  state: list.pick('state', userStates),
});

function exportUrl(list: Asked): string {
  const { q, sort } = list.asked;
  const asked = Object.entries({ q, sort, ...filterOf(list) }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  return `/api/admin/users/export?${new URLSearchParams(asked)}`;
}

export default function AdminUsersPage() {
  const [isInviting, setInviting] = useState(false);
  const queryClient = useQueryClient();
  const { user } = useSession();
  return (
    <>
      <RecordList
        words={words}
        sorts={userSorts}
        defaultOrder={{ field: 'createdAt', descending: true }}
        filters={filters}
        columns={columns}
        ask={(list) => read('GET /api/admin/users', { query: { ...list.asked, ...filterOf(list) } })}
        actions={(list) => (
          <>
            <ButtonLink to="/admin/usuarios/sin-confirmar" variant="outline" size="sm">
              <MailQuestion />
              Altas sin confirmar
            </ButtonLink>
            {holds(user, 'may:administer') && (
              <DownloadButton href={exportUrl(list)}>Exportar</DownloadButton>
            )}
            <Button size="sm" onClick={() => setInviting(true)}>
              <UserPlus />
              Invitar
            </Button>
          </>
        )}
        recordName="usuario"
      >
        {({ id, onClose }) => <AdminUserDrawer id={id} onClose={onClose} />}
      </RecordList>
      <AdminInviteDrawer
        open={isInviting}
        onClose={() => setInviting(false)}
        onInvited={() => void queryClient.invalidateQueries({ queryKey: ['/api/admin/users'] })}
      />
    </>
  );
}
