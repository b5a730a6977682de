import type { Answer } from '@atalaya/core/api';
import { kindName, lastActivityLabel } from '@atalaya/core/devices/session-view';
import { MoreButton } from '../../admin/resource/keyset-list';
import { RecordSection } from '../../admin/resource/record-drawer';
import { useKeyset } from '../../admin/resource/use-keyset';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { SectionFault, SectionLoading } from '../../platform/section-states';
import { Button } from '../../ui/button';
import { toast } from '../../ui/overlays/toast-store';

type Device = Answer<'GET /api/admin/users/:id/devices'>['items'][number];

export function AdminUserDevices({ id }: { id: string }) {
  const query = useKeyset([`/api/admin/users/${id}/devices`, 'keyset'], (after) =>
    call('GET /api/admin/users/:id/devices', { params: { id }, query: { after } }),
  );
  const { rows, error, refetch } = query;
  const change = useAction(
    ({ id: deviceId, blockedAt }: Device) =>
      blockedAt
        ? call('POST /api/admin/users/:id/devices/:deviceId/release', { params: { id, deviceId } })
        : call('POST /api/admin/users/:id/devices/:deviceId/block', { params: { id, deviceId } }),
    {
      stale: [],
      done: ({ blockedAt }) =>
        toast({ title: blockedAt ? 'Dispositivo bloqueado' : 'Dispositivo desbloqueado' }),
      failed: 'No se ha hecho',
      settled: () => void refetch(),
    },
  );
  return (
    <RecordSection title="Dispositivos">
      {!rows ? (
        error ? (
          <SectionFault error={error} retry={refetch} />
        ) : (
          <SectionLoading label="Cargando los dispositivos" rows={2} height="h-8" />
        )
      ) : rows.length === 0 ? (
        <p className="text-small text-muted">Aún no ha entrado desde ninguno.</p>
      ) : (
        <>
          <ul className="grid gap-1.5 text-small">
            {rows.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                busy={change.isBusy}
                onChange={() => change.run(device)}
              />
            ))}
          </ul>
          <MoreButton query={query} />
        </>
      )}
    </RecordSection>
  );
}

type DeviceRowProps = { device: Device; busy: boolean; onChange: () => void };

function DeviceRow({ device, busy, onChange }: DeviceRowProps) {
  const name = `${kindName(device.kind)}, ${device.browser}, ${device.operatingSystem}`;
  const isBlocked = device.blockedAt !== null;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span>
        {name}
        <span className="block text-muted">
          {isBlocked ? 'Bloqueado' : lastActivityLabel(device.lastSeenAt, new Date())}
        </span>
      </span>
      <Button
        variant="outline"
        size="sm"
        aria-label={`${isBlocked ? 'Desbloquear' : 'Bloquear'} ${name}`}
        disabled={busy}
        onClick={onChange}
      >
        {isBlocked ? 'Desbloquear' : 'Bloquear'}
      </Button>
    </li>
  );
}
