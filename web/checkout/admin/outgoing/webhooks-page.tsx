import { eventNames } from '@atalaya/core/checkout/outgoing/outgoing';
import type { OutgoingTarget } from '@atalaya/core/checkout/outgoing/outgoing.contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageHead } from '../../../admin/page-head';
import { ListFault } from '../../../admin/resource/list-view';
import { read } from '../../../platform/api';
import { titled } from '../../../platform/page-title';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Loading, Skeleton } from '../../../ui/skeleton';
import { Table, Td, Th } from '../../../ui/table';
import { Deliveries } from './deliveries';
import { ChangeTargetDialog, NewTargetDialog } from './target-dialogs';

export const meta = titled('Webhooks', { robots: 'noindex' });

type Open = { kind: 'new' } | { kind: 'change' | 'log'; id: string };

export default function WebhooksPage() {
  const { data, error, refetch } = useQuery({ ...read('GET /api/admin/webhooks'), staleTime: 0 });
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const target = open && open.kind !== 'new' ? data?.find(({ id }) => id === open.id) : undefined;
  return (
    <>
      <PageHead
        title="Webhooks"
        note="Avisa a otros programas cuando se paga o se devuelve un pedido"
        actions={<Button onClick={() => setOpen({ kind: 'new' })}>Añadir dirección</Button>}
      />
      {error && !data && <ListFault error={error} retry={refetch} />}
      {!error && !data && (
        <Loading label="Cargando los webhooks">
          <Skeleton className="h-60 rounded-lg" />
        </Loading>
      )}
      {data?.length === 0 && <p className="text-muted">Todavía no se avisa a nadie.</p>}
      {data && data.length > 0 && (
        <Targets
          targets={data}
          onChange={(id) => setOpen({ kind: 'change', id })}
          onLog={(id) => setOpen({ kind: 'log', id })}
        />
      )}
      <HowToVerify />
      {target && open?.kind === 'log' && <Deliveries key={target.id} target={target} />}
      {open?.kind === 'new' && <NewTargetDialog onClose={close} />}
      {target && open?.kind === 'change' && (
        <ChangeTargetDialog key={target.etag} target={target} onClose={close} />
      )}
    </>
  );
}

const HowToVerify = () => (
  <section className="mt-6 grid max-w-[70ch] gap-2 text-small text-muted">
    <h2 className="text-h4 text-ink">Comprobar la firma</h2>
    <p>
      Cada envío lleva la cabecera <code>Atalaya-Signature: t=…,v1=…</code>. Calcula con el secreto el
      HMAC-SHA256, en hexadecimal, de <code>t</code>, un punto y el cuerpo tal como llega, y compáralo con{' '}
      <code>v1</code> en tiempo constante (<code>timingSafeEqual</code>, <code>hmac.compare_digest</code>).
      Rechaza lo que tenga más de cinco minutos según <code>t</code>.
    </p>
    <p>
      Si la respuesta no es un 2xx en diez segundos, se repite seis veces en unas veinte horas. El mismo envío
      puede llegar dos veces: <code>Atalaya-Delivery</code> no cambia.
    </p>
  </section>
);

type TargetsProps = {
  targets: readonly OutgoingTarget[];
  onChange: (id: string) => void;
  onLog: (id: string) => void;
};

const Targets = ({ targets, onChange, onLog }: TargetsProps) => (
  <Table caption="Direcciones a las que se avisa" dense>
    <thead>
      <tr>
        <Th>Dirección</Th>
        <Th>Avisos</Th>
        <Th>Estado</Th>
        <Th>
          <span className="sr-only">Acciones</span>
        </Th>
      </tr>
    </thead>
    <tbody>
      {targets.map(({ id, url, start, events, isActive }) => (
        <tr key={id}>
          <Td>
            <b className="block min-w-44 wrap-anywhere">{url}</b>
            <code className="block font-mono text-micro text-muted">{start}…</code>
          </Td>
          <Td>{events.map((event) => eventNames[event]).join(', ')}</Td>
          <Td>
            <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Activo' : 'Parado'}</Badge>
          </Td>
          <Td>
            <span className="flex flex-wrap gap-2">
              <Button variant="outline" size="sm" aria-label={`Envíos a ${url}`} onClick={() => onLog(id)}>
                Envíos
              </Button>
              <Button variant="outline" size="sm" aria-label={`Cambiar ${url}`} onClick={() => onChange(id)}>
                Cambiar
              </Button>
            </span>
          </Td>
        </tr>
      ))}
    </tbody>
  </Table>
);
