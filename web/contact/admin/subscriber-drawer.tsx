import { subscriberStateLabels } from '@atalaya/core/contact/newsletter';
import { useState } from 'react';
import { toTheSecond } from '../../admin/moments';
import { Facts, RecordDrawer, RecordSection } from '../../admin/resource/record-drawer';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { toast } from '../../ui/overlays/toast-store';
import type { Subscriber } from './newsletter-page';

type Props = { subscriber: Subscriber | undefined; onClose: () => unknown };

const moment = (at: string | null): string => (at ? toTheSecond(at) : 'No');

export function AdminSubscriberDrawer({ subscriber, onClose }: Props) {
  const [asks, setAsks] = useState(false);
  const removal = useAction(
    (id: string) => call('DELETE /api/admin/newsletter/subscribers/:id', { params: { id } }),
    {
      stale: [['/api/admin/newsletter/subscribers']],
      done: () => {
        setAsks(false);
        toast({ title: 'Correo borrado' });
        onClose();
      },
      failed: 'No se ha borrado',
    },
  );
  return (
    <RecordDrawer
      open={subscriber !== undefined}
      onClose={onClose}
      kind="Suscriptor"
      title={({ email }) => email}
      query={{ data: subscriber, error: null, refetch: () => undefined }}
    >
      {(shown) => (
        <>
          <RecordSection title="La suscripción" hideTitle>
            <Facts
              facts={[
                { label: 'Estado', value: subscriberStateLabels[shown.state] },
                { label: 'Pedido', value: toTheSecond(shown.createdAt) },
                { label: 'Confirmado', value: moment(shown.confirmedAt) },
                { label: 'Baja', value: moment(shown.leftAt) },
              ]}
            />
          </RecordSection>
          <RecordSection title="Olvidar este correo">
            <p className="mb-3 text-small text-muted">
              Se borra del todo. Para que vuelva a recibir el boletín tendrá que suscribirse otra vez.
            </p>
            <Button size="sm" variant="outline" className="text-danger!" onClick={() => setAsks(true)}>
              Borrar
            </Button>
            <ConfirmDialog
              open={asks}
              onOpenChange={setAsks}
              title="¿Borrar este correo?"
              description="No se puede deshacer."
              confirmLabel="Borrar"
              danger
              busy={removal.isBusy}
              onConfirm={() => removal.run(shown.id)}
            />
          </RecordSection>
        </>
      )}
    </RecordDrawer>
  );
}
