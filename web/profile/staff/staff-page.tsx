import { roleNames, rolesOf } from '@atalaya/core/auth/roles';
import { brand } from '@atalaya/core/brand';
import type { StaffMember } from '@atalaya/core/profile/staff.contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { PageHead } from '../../admin/page-head';
import { ListFault } from '../../admin/resource/list-view';
import { read } from '../../platform/api';
import { Button } from '../../ui/button';
import { Loading, Skeleton } from '../../ui/skeleton';
import { Table, Td, Th } from '../../ui/table';
import type { Route } from './+types/staff-page';
import { AddStaffDialog, ChangeRolesDialog } from './staff-dialogs';

export const meta: Route.MetaFunction = () => [
  { title: `Equipo | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function StaffPage() {
  const { data, error, refetch } = useQuery({ ...read('GET /api/admin/staff'), staleTime: 0 });
  const [open, setOpen] = useState<StaffMember | 'new'>();
  const close = () => setOpen(undefined);
  if (error && !data) return <ListFault error={error} retry={refetch} />;
  return (
    <>
      <PageHead
        title="Equipo"
        note="Quién abre qué. Cada cambio queda en la auditoría."
        actions={<Button onClick={() => setOpen('new')}>Dar un papel</Button>}
      />
      {data ? (
        <StaffTable people={data} onChange={setOpen} />
      ) : (
        <Loading label="Cargando el equipo">
          <Skeleton className="h-60 rounded-lg" />
        </Loading>
      )}
      <p className="mt-4 text-small text-muted">
        A los preparadores se les nombra en <Link to="/admin/acompanamiento">Acompañamiento</Link>, con sus
        plazas.
      </p>
      {open === 'new' && <AddStaffDialog onClose={close} />}
      {open && open !== 'new' && <ChangeRolesDialog key={open.etag} person={open} onClose={close} />}
    </>
  );
}

const nameOf = ({ displayName, username }: StaffMember) => displayName || username;

function StaffTable({
  people,
  onChange,
}: {
  people: readonly StaffMember[];
  onChange: (person: StaffMember) => void;
}) {
  return (
    <Table caption="El equipo y sus papeles" dense>
      <thead>
        <tr>
          <Th>Persona</Th>
          <Th>Papeles</Th>
          <Th>Dos pasos</Th>
          <Th>
            <span className="sr-only">Cambiar</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.id}>
            <Td className="min-w-52">
              <b className="wrap-anywhere">{nameOf(person)}</b>
              <span className="block wrap-anywhere text-muted">{person.email}</span>
            </Td>
            <Td>
              {rolesOf(person)
                .map((role) => roleNames[role])
                .join(', ')}
            </Td>
            <Td>{person.hasSecondFactor ? 'Sí' : 'No'}</Td>
            <Td>
              <Button
                variant="outline"
                size="sm"
                aria-label={`Cambiar los papeles de ${nameOf(person)}`}
                onClick={() => onChange(person)}
              >
                Cambiar
              </Button>
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
