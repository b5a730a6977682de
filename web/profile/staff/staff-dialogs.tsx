import { type GivenRole, givenRoles, givenRolesOf, givenRoleTexts } from '@atalaya/core/profile/staff';
import type { StaffMember } from '@atalaya/core/profile/staff.contract';
import { useState } from 'react';
import { useConflict } from '../../admin/resource/conflict';
import { useAction } from '../../platform/action/use-action';
import { call, read } from '../../platform/api';
import { Checkbox } from '../../ui/forms/checkbox';
import { Input } from '../../ui/forms/input';
import { FormDialog } from '../../ui/overlays/form-dialog';

const { queryKey } = read('GET /api/admin/staff');

export function AddStaffDialog({ onClose }: { onClose: () => void }) {
  const [username, setUsername] = useState('');
  const [roles, setRoles] = useState<readonly GivenRole[]>([]);
  const add = useAction(() => call('POST /api/admin/staff', { body: { username, roles: [...roles] } }), {
    stale: ['page', queryKey],
    done: onClose,
  });
  return (
    <FormDialog
      title="Dar un papel"
      description="La cuenta tiene que existir. Necesitará la verificación en dos pasos para entrar en la administración."
      submitLabel="Dar"
      busyLabel="Guardando…"
      busy={add.isBusy}
      error={add.faults.form ?? add.faults.roles}
      onSubmit={() => add.run()}
      onClose={onClose}
    >
      <Input
        label="Nombre de usuario"
        autoComplete="off"
        value={username}
        error={add.faults.username}
        onChange={({ target }) => setUsername(target.value)}
      />
      <RoleChoices chosen={roles} onChange={setRoles} />
    </FormDialog>
  );
}

export function ChangeRolesDialog({ person, onClose }: { person: StaffMember; onClose: () => void }) {
  const [roles, setRoles] = useState<readonly GivenRole[]>(givenRolesOf(person));
  const put = (etag: string) =>
    call('PUT /api/admin/staff/:id', { params: { id: person.id }, body: { etag, roles: [...roles] } });
  const onConflict = useConflict();
  const save = useAction(() => put(person.etag), {
    stale: ['page', queryKey],
    done: onClose,
    // The page keeps the person that was opened, so the dialog closes.
    caught: (error) => {
      const isConflict = onConflict(error, put);
      if (isConflict) onClose();
      return isConflict;
    },
  });
  return (
    <FormDialog
      title={person.displayName || person.username}
      description="El cambio vale desde su próxima petición."
      submitLabel="Guardar"
      busyLabel="Guardando…"
      busy={save.isBusy}
      error={save.faults.form}
      onSubmit={() => save.run()}
      onClose={onClose}
    >
      <RoleChoices chosen={roles} onChange={setRoles} />
    </FormDialog>
  );
}

function RoleChoices({
  chosen,
  onChange,
}: {
  chosen: readonly GivenRole[];
  onChange: (roles: readonly GivenRole[]) => void;
}) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">Papeles</legend>
      {givenRoles.map((role) => (
        <Checkbox
          key={role}
          label={
            <>
              <b>{givenRoleTexts[role].name}</b>
              <span className="block text-small text-muted">{givenRoleTexts[role].text}</span>
            </>
          }
          checked={chosen.includes(role)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, role] : chosen.filter((one) => one !== role))
          }
        />
      ))}
    </fieldset>
  );
}
