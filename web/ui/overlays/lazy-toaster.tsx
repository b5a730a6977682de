import { lazy, Suspense, useEffect, useState } from 'react';
import { pauseClocks, resumeClocks, useToasts } from './toast-store';

// A toast that says the network is gone must not need the network.
const Toaster = lazy(() => import('./toaster').catch(() => ({ default: PlainToaster })));

/** Nothing at all until the first toast; its five seconds begin once the Toaster has arrived. */
export function LazyToaster() {
  const some = useToasts().length > 0;
  const [needed, setNeeded] = useState(false);
  if (some && !needed) setNeeded(true);
  return needed ? (
    <Suspense fallback={<HoldClocks />}>
      <Toaster />
    </Suspense>
  ) : null;
}

function HoldClocks() {
  useEffect(() => {
    pauseClocks();
    return resumeClocks;
  }, []);
  return null;
}

function PlainToaster() {
  const open = useToasts().filter((item) => item.open);
  return (
    <div
      role="status"
      className="pointer-events-none fixed top-0 right-0 z-70 grid w-full max-w-105 gap-2.5 p-4"
    >
      {open.map(({ id, title, description }) => (
        <p key={id} className="rounded-lg border border-line bg-surface px-4 py-3.5 text-ink shadow-float">
          <b>{title}</b> {description}
        </p>
      ))}
    </div>
  );
}
