import { kindName, lastActivityLabel } from '@atalaya/core/devices/session-view';
import { useMutation, useQuery } from '@tanstack/react-query';
import { RecordSection } from '../admin/resource/record-drawer';
import { call, read } from '../platform/api';
import { sentenceFor } from '../platform/http-error';
import { Button } from '../ui/button';
import { toast } from '../ui/overlays/toast-store';
import { SectionFault, SectionLoading } from './section-states';

const MOST_SHOWN = 20;

export function AdminUserDevices({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    ...read('GET /api/admin/users/:id/devices', { params: { id }, query: { pageSize: MOST_SHOWN } }),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  const change = useMutation({
    retry: false,
    mutationFn: ({ deviceId, isBlocked }: { deviceId: string; isBlocked: boolean }) =>
      isBlocked
        ? call('POST /api/admin/users/:id/devices/:deviceId/release', { params: { id, deviceId } })
        : call('POST /api/admin/users/:id/devices/:deviceId/block', { params: { id, deviceId } }),
    onSuccess: ({ blockedAt }) =>
      toast({ title: blockedAt ? 'Dispositivo bloqueado' : 'Dispositivo desbloqueado' }),
    onError: (fault) =>
      toast({ title: 'No se ha hecho', description: sentenceFor(fault), variant: 'destructive' }),
    onSettled: () => void refetch(),
  });
  return (
    <RecordSection title="Dispositivos">
      {error ? (
        <SectionFault error={error} retry={refetch} />
      ) : !data ? (
        <SectionLoading label="Cargando los dispositivos" rows={2} height="h-8" />
      ) : data.total === 0 ? (
        <p className="text-small text-muted">Aún no ha entrado desde ninguno.</p>
      ) : (
        <ul className="grid gap-1.5 text-small">
          {data.items.map((device) => {
            const name = `${kindName(device.kind)}, ${device.browser}, ${device.operatingSystem}`;
            const isBlocked = device.blockedAt !== null;
            return (
              <li key={device.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
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
                  disabled={change.isPending}
                  onClick={() => change.mutate({ deviceId: device.id, isBlocked })}
                >
                  {isBlocked ? 'Desbloquear' : 'Bloquear'}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </RecordSection>
  );
}
