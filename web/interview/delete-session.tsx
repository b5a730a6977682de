import { ConfirmDialog } from '../ui/overlays/confirm-dialog';

type DeleteSessionProps = { onClose: () => void; onConfirm: () => void };

export default function DeleteSession({ onClose, onConfirm }: DeleteSessionProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title="¿Borrar la sesión?"
      description="Se borran sus valoraciones, sus grabaciones de este dispositivo y las que enviaste a revisión."
      confirmLabel="Borrar"
      danger
      onConfirm={onConfirm}
    />
  );
}
