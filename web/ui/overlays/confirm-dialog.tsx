import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../button';
import { useReturnFocus } from './use-return-focus';

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** What will be lost, in a sentence. */
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  onConfirm: () => void;
  danger?: boolean;
  busy?: boolean;
};

/** Asks before something that cannot be undone; the focus starts on the way back. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  ...rest
}: ConfirmDialogProps) {
  const { onCloseAutoFocus, onOpenAutoFocus } = useReturnFocus();
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-55 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <div className="pointer-events-none fixed inset-0 z-60 grid grid-cols-[minmax(0,1fr)] place-items-center p-4">
          <AlertDialog.Content
            onOpenAutoFocus={onOpenAutoFocus}
            onCloseAutoFocus={onCloseAutoFocus}
            className="pointer-events-auto w-115 max-w-full rounded-xl bg-surface p-5 text-ink shadow-float outline-none data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in md:p-7"
          >
            <AlertDialog.Title className="text-h3">{title}</AlertDialog.Title>
            <AlertDialog.Description className="mt-3 text-muted">{description}</AlertDialog.Description>
            <div className="mt-6 flex flex-wrap justify-end gap-3 max-md:*:flex-1">
              <AlertDialog.Cancel asChild>
                <Button variant="outline">{rest.cancelLabel ?? 'Cancelar'}</Button>
              </AlertDialog.Cancel>
              <Button variant={rest.danger ? 'danger' : 'primary'} busy={rest.busy} onClick={rest.onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Content>
        </div>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
