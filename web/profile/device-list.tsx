import type { Answer } from '@atalaya/core/api';
import { kindName, lastActivityLabel } from '@atalaya/core/devices/session-view';
import { useQuery } from '@tanstack/react-query';
import { Laptop, type LucideIcon, Monitor, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAction } from '../platform/action/use-action';
import { call, read } from '../platform/api';
import { SectionFault, SectionLoading } from '../platform/section-states';
import { signOut } from '../platform/sign-out';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { LazyConfirm } from '../ui/overlays/lazy-confirm';
import { toast } from '../ui/overlays/toast-store';

type Device = Answer<'GET /api/devices'>['devices'][number];

const icons: Record<Device['device'], LucideIcon> = {
  desktop: Monitor,
  laptop: Laptop,
  mobile: Smartphone,
  tablet: Tablet,
};

const nameOf = ({ browser, operatingSystem }: Device): string => `${browser} en ${operatingSystem}`;

export function DeviceList() {
  // Always refetched: the list must be current.
  const { data, error, refetch } = useQuery({
    ...read('GET /api/devices'),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  const navigate = useNavigate();
  const [closing, setClosing] = useState<Device | null>(null);
  const close = useAction(
    ({ sessionId }: Device) => call('DELETE /api/devices/:id', { params: { id: sessionId } }),
    {
      stale: [],
      done: async (_, device) => {
        await refetch();
        toast({ title: 'Dispositivo cerrado', description: nameOf(device) });
      },
      failed: 'No se ha cerrado',
      settled: () => setClosing(null),
    },
  );

  if (error) return <SectionFault error={error} retry={refetch} />;
  if (!data) return <SectionLoading label="Cargando tus dispositivos" rows={2} height="h-18" />;
  return (
    <>
      <ul className="border-t border-line">
        {data.devices.map((device) => (
          <DeviceRow
            key={device.sessionId}
            device={device}
            onClose={() => (device.isCurrent ? void signOut(navigate) : setClosing(device))}
          />
        ))}
      </ul>
      {closing !== null && (
        <LazyConfirm
          onClose={() => setClosing(null)}
          title="¿Cerrar este dispositivo?"
          description={`${nameOf(closing)} tendrá que volver a iniciar sesión.`}
          confirmLabel="Cerrar dispositivo"
          busy={close.isBusy}
          onConfirm={() => close.run(closing)}
        />
      )}
    </>
  );
}

function DeviceRow({ device, onClose }: { device: Device; onClose: () => void }) {
  const Icon = icons[device.device];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line py-4 leading-[1.4]">
      <span className="grid size-10 flex-none place-items-center rounded-md bg-navy-tint text-navy">
        <Icon className="size-5" />
      </span>
      <div className="min-w-0 flex-1 basis-36">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <b>{nameOf(device)}</b>
          {device.isCurrent && <Badge tone="navy">Este dispositivo</Badge>}
          {device.isActive && !device.isCurrent && <Badge tone="success">En uso</Badge>}
        </p>
        <p className="text-small text-muted">
          {kindName(device.device)} · {device.ipAddress} ·{' '}
          {lastActivityLabel(device.lastActivity, new Date())}
        </p>
      </div>
      <Button
        variant="outline"
        size="sm"
        onClick={onClose}
        aria-label={device.isCurrent ? 'Cerrar sesión en este dispositivo' : `Cerrar ${nameOf(device)}`}
      >
        {device.isCurrent ? 'Cerrar sesión' : 'Cerrar'}
      </Button>
    </li>
  );
}
