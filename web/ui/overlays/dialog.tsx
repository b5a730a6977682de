import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button';
import { useReturnFocus } from './use-return-focus';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  width?: string;
  /** False where the spec forbids leaving by Esc, the scrim or the cross. */
  dismissable?: boolean;
  /** Buttons at the foot, the primary one last. */
  footer?: ReactNode;
  children?: ReactNode;
};

/** A centred modal over the navy scrim. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  width = '600px',
  footer,
  ...rest
}: DialogProps) {
  const focus = useReturnFocus();
  const dismissable = rest.dismissable ?? true;
  const hold = (event: Event) => dismissable || event.preventDefault();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-55 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <div className="pointer-events-none fixed inset-0 z-60 grid grid-cols-[minmax(0,1fr)] place-items-center p-4">
          <Radix.Content
            {...focus}
            {...(!description && { 'aria-describedby': undefined })}
            onEscapeKeyDown={hold}
            onInteractOutside={hold}
            style={{ width }}
            className="pointer-events-auto relative flex max-h-[calc(100dvh-2rem)] max-w-full flex-col overflow-hidden rounded-xl bg-surface text-ink shadow-float outline-none data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in"
          >
            <header className="grid gap-2 px-5 pt-6 pr-16 md:px-7 md:pr-18">
              <Radix.Title className="text-h3">{title}</Radix.Title>
              {description && <Radix.Description className="text-muted">{description}</Radix.Description>}
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto px-5 py-5 md:px-7">{rest.children}</div>
            {footer && (
              <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 max-md:[&>*]:flex-1 md:px-7">
                {footer}
              </footer>
            )}
            {/* Last, so that the focus begins in the content. */}
            {dismissable && (
              <div className="absolute top-4 right-3 md:right-4.5">
                <Radix.Close asChild>
                  <IconButton label="Cerrar">
                    <X />
                  </IconButton>
                </Radix.Close>
              </div>
            )}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
