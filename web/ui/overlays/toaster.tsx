import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { type MouseEvent, useEffect } from 'react';
import { Button } from '../button';
import { cx } from '../cx';
import { IconButton } from '../icon-button';
import { dismiss, pauseClocks, resumeClocks, type ToastItem, useToasts } from './toast-store';

const SWIPE_THRESHOLD_PX = 50;

const looks = {
  default: {
    edge: 'border-l-navy',
    icon: <CircleCheck className="mt-0.5 size-5 text-navy" />,
  },
  destructive: {
    edge: 'border-l-danger',
    icon: <CircleAlert className="mt-0.5 size-5 text-danger" />,
  },
} as const;

/** A click on a toast does not take the focus from what the user was doing, so the others go on closing. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

function ToastCard({ id, title, description, action, variant, open }: ToastItem) {
  const { edge, icon } = looks[variant];
  return (
    <Toast.Root
      open={open}
      onOpenChange={(next) => next || dismiss(id)}
      onPause={pauseClocks}
      onResume={resumeClocks}
      type={variant === 'destructive' ? 'foreground' : 'background'}
      data-variant={variant}
      className={cx(
        'pointer-events-auto grid touch-pan-y grid-cols-[auto_1fr_auto] items-start gap-x-3 rounded-lg border border-l-[5px] border-line bg-surface py-3.5 pr-2.5 pl-4 text-ink shadow-float data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-swipe-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        edge,
      )}
    >
      {icon}
      <div className="grid min-w-0 gap-0.5 wrap-anywhere">
        <Toast.Title className="leading-[1.4] font-semibold">{title}</Toast.Title>
        {description && (
          <Toast.Description className="text-small leading-[1.45] text-muted">
            {description}
          </Toast.Description>
        )}
        {action && (
          <Toast.Action asChild altText={action.label} onClick={action.onClick}>
            <Button variant="outline" size="sm" className="mt-2 justify-self-start" onMouseDown={keepFocus}>
              {action.label}
            </Button>
          </Toast.Action>
        )}
      </div>
      <Toast.Close asChild>
        <IconButton label="Cerrar aviso" size="sm" className="-my-1.5" onMouseDown={keepFocus}>
          <X />
        </IconButton>
      </Toast.Close>
    </Toast.Root>
  );
}

/** Shows the toasts of the store, newest on top. The store keeps the clock; Radix brings swipe, hotkey and announcements. */
export default function Toaster() {
  const toasts = useToasts();
  const someOpen = toasts.some((item) => item.open);
  // The last one closed under the pointer: nobody is left to say that the reader has gone.
  useEffect(() => {
    if (!someOpen) resumeClocks();
  }, [someOpen]);
  return (
    <Toast.Provider
      label="Aviso"
      duration={Number.POSITIVE_INFINITY}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {/* Oldest first: each portal is appended to the viewport, which shows the last one on top. */}
      {toasts.toReversed().map((item) => (
        <ToastCard key={item.id} {...item} />
      ))}
      <Toast.Viewport
        hotkey={['F8']}
        label="Avisos ({hotkey})"
        className="pointer-events-none fixed top-0 right-0 z-70 flex w-full max-w-105 flex-col-reverse gap-2.5 p-4 outline-none print:hidden"
      />
    </Toast.Provider>
  );
}
