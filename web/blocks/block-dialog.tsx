import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog';
import { toast } from '../ui/overlays/toast-store';
import { BLOCKS_KEY } from './blocks-query';

type BlockDialogProps = { username: string; onClose: () => void; onBlocked?: () => void };

/** Asks before blocking somebody. */
export function BlockDialog({ username, onClose, onBlocked }: BlockDialogProps) {
  const block = useAction(() => call('PUT /api/blocks/:username', { params: { username } }), {
    stale: [BLOCKS_KEY],
    done: () => {
      toast({ title: `Has bloqueado a ${username}`, description: 'Puedes deshacerlo en Configuración.' });
      onBlocked?.();
    },
    failed: 'No se ha bloqueado',
    settled: () => onClose(),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`¿Bloquear a ${username}?`}
      description="No podréis escribiros y dejarás de ver lo que publica. No se lo diremos."
      confirmLabel="Bloquear"
      danger
      busy={block.isBusy}
      onConfirm={() => block.run()}
    />
  );
}
