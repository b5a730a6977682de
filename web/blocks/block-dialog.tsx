import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../platform/api';
import { toastError } from '../platform/toast-error';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog';
import { toast } from '../ui/overlays/toast-store';
import { BLOCKS_KEY } from './blocks-query';

type BlockDialogProps = { username: string; onClose: () => void; onBlocked?: () => void };

/** Asks before blocking somebody. */
export function BlockDialog({ username, onClose, onBlocked }: BlockDialogProps) {
  const client = useQueryClient();
  const block = useMutation({
    retry: false,
    mutationFn: () => call('PUT /api/blocks/:username', { params: { username } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: BLOCKS_KEY });
      toast({ title: `Has bloqueado a ${username}`, description: 'Puedes deshacerlo en Configuración.' });
      onBlocked?.();
      onClose();
    },
    onError: (error) => {
      toastError('No se ha bloqueado', error);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={`¿Bloquear a ${username}?`}
      description="No podréis escribiros y dejarás de ver lo que publica. No se lo diremos."
      confirmLabel="Bloquear"
      danger
      busy={block.isPending}
      onConfirm={() => block.mutate()}
    />
  );
}
