import type { Answer, Input } from '@atalaya/core/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Outlet } from 'react-router';
import { useAction } from '../platform/action/use-action';
import { call, read } from '../platform/api';
import { SectionFault, SectionLoading } from '../platform/section-states';
import { SettingsSection } from '../profile/account-frame';
import { Button } from '../ui/button';
import { Input as TextInput } from '../ui/forms/input';
import { Switch } from '../ui/forms/switch';
import { toast } from '../ui/overlays/toast-store';

const profileQuery = read('GET /api/exams/ranking-profile');
type Profile = Answer<'GET /api/exams/ranking-profile'>;

/** Part of the settings page, above its next part. */
export default function ComparisonSection() {
  const { data, error, refetch } = useQuery(profileQuery);
  return (
    <>
      <SettingsSection
        id="comparacion-ajustes"
        title="Comparación con otros"
        text="En los exámenes iguales para todos. Nadie ve tu nombre ni tu correo."
      >
        {error && !data && <SectionFault error={error} retry={refetch} />}
        {!error && !data && <SectionLoading label="Cargando tu seudónimo" rows={2} height="h-16" />}
        {data && <ProfileForm profile={data} />}
      </SettingsSection>
      <Outlet />
    </>
  );
}

function useSaveProfile(failed?: string) {
  const client = useQueryClient();
  return useAction(
    (body: Input<'PATCH /api/exams/ranking-profile'>['body']) =>
      call('PATCH /api/exams/ranking-profile', { body }),
    {
      stale: [],
      done: (saved) => {
        client.setQueryData(profileQuery.queryKey, saved);
        toast({ title: 'Cambios guardados' });
      },
      failed,
    },
  );
}

function ProfileForm({ profile }: { profile: Profile }) {
  const [pseudonym, setPseudonym] = useState(profile.pseudonym);
  const offer = useSaveProfile('No se ha guardado');
  const naming = useSaveProfile();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void naming.run({ pseudonym });
  };
  return (
    <div className="grid gap-6">
      <Switch
        label={<span className="font-semibold">Compararme y salir en las clasificaciones</span>}
        hint="Si lo apagas, no sales con tu seudónimo ni ves tu puesto. Tu nota sigue en los recuentos, sin nombre."
        checked={offer.given?.isCompared ?? profile.isCompared}
        onChange={({ target }) => void offer.run({ isCompared: target.checked })}
      />
      {profile.isCompared && (
        <form method="post" noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
          <TextInput
            label="Seudónimo"
            value={pseudonym}
            maxLength={24}
            autoComplete="off"
            fieldClassName="w-full sm:w-72"
            onChange={({ target }) => setPseudonym(target.value)}
            error={naming.faults.pseudonym ?? naming.fault}
          />
          <Button type="submit" variant="outline" busy={naming.isBusy} busyLabel="Guardando…">
            Guardar
          </Button>
        </form>
      )}
    </div>
  );
}
