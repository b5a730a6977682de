import { roleNames, rolesOf } from '@atalaya/core/auth/roles';
import type { StaffMember } from '@atalaya/core/profile/staff.contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ChangeTable } from '../../admin/change-table';
import { PageHead } from '../../admin/page-head';
import { ListFault } from '../../admin/resource/list-view';
import { read } from '../../platform/api';
import { titled } from '../../platform/page-title';
import { Button } from '../../ui/button';
import { AddStaffDialog, ChangeRolesDialog } from './staff-dialogs';

export const meta = titled('Equipo', { robots: 'noindex' });

const nameOf = ({ displayName, username }: StaffMember) => displayName || username;

const columns = [
  {
    header: 'Persona',
    className: 'sm:min-w-52',
    cell: (person: StaffMember) => (
      <>
        <b className="wrap-anywhere">{nameOf(person)}</b>
        <span className="block wrap-anywhere sm:min-w-44 text-muted">{person.email}</span>
      </>
    ),
  },
  {
    header: 'Papeles',
    cell: (person: StaffMember) =>
      rolesOf(person)
        .map((role) => roleNames[role])
        .join(', '),
  },
  {
    header: 'Dos pasos',
    // On a phone the button needs the room.
    className: 'max-sm:hidden',
    cell: ({ hasSecondFactor }: StaffMember) => (hasSecondFactor ? 'Sí' : 'No'),
  },
];

export default function StaffPage() {
  const { data, error, refetch } = useQuery({ ...read('GET /api/admin/staff'), staleTime: 0 });
  const [open, setOpen] = useState<StaffMember | 'new'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <PageHead
        title="Equipo"
        note="Quién abre qué. Cada cambio queda en la auditoría."
        actions={<Button onClick={() => setOpen('new')}>Dar un papel</Button>}
      />
      {error && !data ? (
        <ListFault error={error} retry={refetch} />
      ) : (
        <ChangeTable
          caption="El equipo y sus papeles"
          columns={columns}
          rows={data}
          changeLabel={(person) => `Cambiar los papeles de ${nameOf(person)}`}
          onChange={setOpen}
        />
      )}
      <p className="mt-4 text-small text-muted">
        A los preparadores se les nombra en{' '}
        <Link to="/admin/acompanamiento" className="link">
          Acompañamiento
        </Link>
        , con sus plazas.
      </p>
      {open === 'new' && <AddStaffDialog onClose={close} />}
      {open && open !== 'new' && <ChangeRolesDialog key={open.etag} person={open} onClose={close} />}
    </>
  );
}
