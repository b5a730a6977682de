import { MINUTE_MS } from '@atalaya/core/platform/durations';
import { formatAge } from '@atalaya/core/platform/text/age';
import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { forgetCopies, oldestCopy, useCopies } from './copies';
import { usePageReads } from './page-reads';

const RETRY_MS = 10_000;

/** Says how old the page is while it shows what this device has stored. */
export function OfflineLine() {
  const hasCopies = useCopies(({ at }) => Object.keys(at).length > 0);
  return hasCopies ? <PageAge /> : null;
}

function PageAge() {
  const { pathname, reads } = usePageReads();
  const storedAt = useCopies(({ at }) => oldestCopy(at, [pathname, ...reads]));
  return storedAt === null ? null : <AgeLine storedAt={storedAt} />;
}

function AgeLine({ storedAt }: { storedAt: number }) {
  const [now, setNow] = useState(Date.now);
  const { revalidate } = useRevalidator();

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    // The first requests after the event may still fail, and a busy server causes no event.
    const retry = setInterval(() => navigator.onLine && void revalidate(), RETRY_MS);
    const onOnline = () => {
      forgetCopies();
      void revalidate();
    };
    window.addEventListener('online', onOnline);
    return () => {
      clearInterval(timer);
      clearInterval(retry);
      window.removeEventListener('online', onOnline);
    };
  }, [revalidate]);

  return (
    <p
      role="status"
      className="flex items-center justify-center gap-2.5 border-b border-line bg-sunken px-5 py-2 text-small text-muted print:hidden"
    >
      <CloudOff aria-hidden="true" className="size-4.5 flex-none" />
      Sin conexión. Datos de {formatAge(now - storedAt)}.
    </p>
  );
}
