import { formatOneDecimal } from '@atalaya/core/platform/number-format';
import { useEffect, useState } from 'react';
import { Button } from '../ui/button';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog';
import { forgetKept, keptBytes } from './recordings-store';

/** What the recordings take up on this device, and their deletion. */
export default function DeviceRecordings({ userId }: { userId: string }) {
  const [bytes, setBytes] = useState(0);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    keptBytes(userId).then(setBytes, () => {});
  }, [userId]);
  if (bytes === 0) return null;
  const remove = async () => {
    setAsking(false);
    await forgetKept(userId).catch(() => {});
    setBytes(0);
  };
  return (
    <section className="mt-10 max-w-190">
      <h2 className="text-h4">Grabaciones en este dispositivo</h2>
      <p className="mt-1 text-small text-muted">
        Ocupan {formatOneDecimal(bytes / 1024 / 1024)} MB. Se borran al cerrar sesión, y en un iPhone el
        sistema puede borrarlas si pasas siete días sin entrar: descarga las que quieras conservar.
      </p>
      <Button variant="outline" size="sm" className="mt-3" onClick={() => setAsking(true)}>
        Borrarlas de este dispositivo
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="¿Borrar las grabaciones de este dispositivo?"
        description="Tus valoraciones y lo que enviaste a revisión se quedan."
        confirmLabel="Borrar"
        danger
        onConfirm={() => void remove()}
      />
    </section>
  );
}
