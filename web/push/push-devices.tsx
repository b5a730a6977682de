import type { Answer } from '@atalaya/core/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useEffect } from 'react';
import { recently } from '../admin/moments';
import { useAction } from '../platform/action/use-action';
import { call, read } from '../platform/api';
import { SectionFault, SectionLoading } from '../platform/section-states';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { toast } from '../ui/overlays/toast-store';
import { unsubscribePush, usePush } from './push-state';

type Device = Answer<'GET /api/push/devices'>[number];

const devicesQuery = read('GET /api/push/devices');

export function PushDevices() {
  const client = useQueryClient();
  const isSubscribed = usePush((push) => push.isSubscribed);
  const { data, error, refetch } = useQuery({ ...devicesQuery, staleTime: 0, refetchOnMount: 'always' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: refetches after a change made in this browser
  useEffect(() => {
    void client.invalidateQueries({ queryKey: devicesQuery.queryKey });
  }, [isSubscribed, client]);
  const test = useAction(() => call('POST /api/push/test', { body: {} }), {
    stale: [],
    done: ({ sent }) =>
      toast(
        sent > 0
          ? { title: 'Aviso de prueba enviado', description: 'Debería llegarte en unos segundos.' }
          : { title: 'No ha llegado a ningún navegador', variant: 'destructive' },
      ),
    failed: 'No se ha enviado',
  });
  if (error && !data) return <SectionFault error={error} retry={refetch} />;
  if (!data) return <SectionLoading label="Cargando tus navegadores" rows={1} height="h-16" />;
  if (data.length === 0)
    return <p className="text-small text-muted">Aún no recibes avisos en ningún navegador.</p>;
  return (
    <div className="grid gap-3">
      <ul className="border-t border-line">
        {data.map((device) => (
          <DeviceRow key={device.id} device={device} onRemoved={refetch} />
        ))}
      </ul>
      <Button
        variant="outline"
        size="sm"
        className="justify-self-start max-sm:w-full"
        busy={test.isBusy}
        onClick={() => void test.run()}
      >
        <BellRing />
        Enviar un aviso de prueba
      </Button>
    </div>
  );
}

function DeviceRow({ device, onRemoved }: { device: Device; onRemoved: () => unknown }) {
  const isSubscribed = usePush((push) => push.isSubscribed);
  const removal = useAction(
    async () => {
      if (device.isCurrent && isSubscribed) await unsubscribePush();
      else await call('DELETE /api/push/devices/:id', { params: { id: device.id } });
    },
    { stale: [], done: onRemoved, failed: 'No se ha quitado', retries: true },
  );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3.5 leading-[1.4]">
      <div className="min-w-0 flex-1 basis-44">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <b className="wrap-anywhere">{device.deviceName}</b>
          {device.isCurrent && <Badge tone="navy">Esta sesión</Badge>}
          {device.isPwaInstalled && <Badge>Aplicación</Badge>}
        </p>
        <p className="text-small text-muted">
          {device.lastSentAt
            ? `Último aviso: ${recently(device.lastSentAt)}`
            : `Añadido: ${recently(device.createdAt)}. Aún sin avisos.`}
        </p>
      </div>
      <Button
        variant="outline"
        size="sm"
        aria-label={`Quitar ${device.deviceName}`}
        busy={removal.isBusy}
        onClick={() => void removal.run()}
      >
        Quitar
      </Button>
    </li>
  );
}
