import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../cx';
import { IconButton } from '../icon-button';
import { useReturnFocus } from './use-return-focus';

type DrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Any CSS width; the screen is its limit. 456px for a drawer, min(80%, 340px) for a menu. */
  width?: string;
  hideTitle?: boolean;
  /** Stays at the foot while the children scroll. */
  footer?: ReactNode;
  closeLabel?: string;
  children: ReactNode;
  className?: string;
};

/** A panel from the right edge: focus stays inside, Esc and the scrim close it, focus goes back where it was. */
export function Drawer({
  open,
  onOpenChange,
  title,
  width = '456px',
  hideTitle,
  footer,
  ...rest
}: DrawerProps) {
  const focus = useReturnFocus();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-45 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          style={{ width }}
          className={cx(
            'fixed inset-y-0 right-0 z-50 flex max-w-full flex-col bg-surface text-ink shadow-float outline-none data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in',
            rest.className,
          )}
        >
          <header className="flex items-center justify-between gap-4 px-5 pt-4 pb-3 md:px-7">
            <Dialog.Title className={hideTitle ? 'sr-only' : 'text-h3'}>{title}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={rest.closeLabel ?? 'Cerrar'} className="-mr-2.5 ml-auto">
                <X />
              </IconButton>
            </Dialog.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-6 md:px-7">
            {rest.children}
          </div>
          {footer && <footer className="border-t border-line px-5 py-5 md:px-7">{footer}</footer>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
