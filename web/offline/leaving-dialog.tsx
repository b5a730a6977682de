import { formatCount } from '@atalaya/core/platform/number-format';
import { stay, useLeaving } from '../platform/sign-out';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog';

/** Asks before a sign-out that would lose what the server does not have. */
export default function LeavingDialog() {
  const { unsent, leave } = useLeaving();
  return (
    <ConfirmDialog
      open={unsent > 0}
      onOpenChange={(open) => open || stay()}
      title="Hay algo sin enviar"
      description={`${unsent === 1 ? 'Queda' : 'Quedan'} ${formatCount(unsent, 'respuesta o cambio', 'respuestas o cambios')} solo en este dispositivo: el servidor no ${unsent === 1 ? 'lo' : 'los'} tiene. Si cierras la sesión ahora, se ${unsent === 1 ? 'pierde' : 'pierden'}.`}
      confirmLabel="Cerrar sesión y perderlo"
      cancelLabel="Seguir aquí"
      danger
      onConfirm={leave}
    />
  );
}
