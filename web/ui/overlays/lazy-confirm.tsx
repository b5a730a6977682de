import type { ComponentProps } from 'react';
import type { ConfirmDialog } from './confirm-dialog';
import { lazyDialog } from './lazy-dialog';

type LazyConfirmProps = Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'onOpenChange'> & {
  onClose: () => void;
};

/** A question whose code loads when it is asked: mount it to ask. */
export const LazyConfirm = lazyDialog<LazyConfirmProps>(async () => {
  const { ConfirmDialog: Dialog } = await import('./confirm-dialog');
  return {
    default: ({ onClose, ...question }) => (
      <Dialog {...question} open onOpenChange={(open) => open || onClose()} />
    ),
  };
});
