import { MINUTE_MS } from '@atalaya/core/platform/durations';
import { formatNumber } from '@atalaya/core/platform/number-format';
import { formatAge } from '@atalaya/core/platform/text/age';
import { CloudOff } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { readsAt } from '../page-reads';
import { forgetCopies, oldestCopy, useCopies } from './copies';
import { countOf, openUnsentList, useUnsent } from './unsent-store';

const RETRY_MS = 10_000;

/** Says how old the page is while it shows what this device has stored, and what the server does not have. */
export function OfflineLine() {
  const hasCopies = useCopies(({ at }) => Object.keys(at).length > 0);
  const waiting = useUnsent((unsent) => countOf(unsent.waiting));
  const refused = useUnsent((unsent) => unsent.refused.length);
  if (hasCopies) return <AgedLine waiting={waiting} refused={refused} />;
  return waiting + refused > 0 ? <Line waiting={waiting} refused={refused} /> : null;
}

type Unsent = { waiting: number; refused: number };

function AgedLine(unsent: Unsent) {
  const { pathname } = useLocation();
  const storedAt = useCopies(({ at }) => oldestCopy(at, [pathname, ...readsAt(pathname)]));
  if (storedAt !== null) return <Line {...unsent} age={<Age storedAt={storedAt} />} />;
  return unsent.waiting + unsent.refused > 0 ? <Line {...unsent} /> : null;
}

function Line({ waiting, refused, age }: Unsent & { age?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-2.5 border-b border-line bg-sunken px-5 py-2 text-small text-muted print:hidden">
      <p role="status" className="flex items-center gap-2.5">
        <CloudOff className="size-4.5 flex-none" />
        <span>
          {age}
          {waiting > 0 && <span>{` ${formatNumber(waiting)} por enviar.`}</span>}
          {refused > 0 && (
            <b className="text-ink">{` ${formatNumber(refused)} no se ${refused === 1 ? 'pudo' : 'pudieron'} enviar.`}</b>
          )}
        </span>
      </p>
      {waiting + refused > 0 && (
        <button type="button" className="link -my-2.5 min-h-11" onClick={openUnsentList}>
          Ver qué es
        </button>
      )}
    </div>
  );
}

function Age({ storedAt }: { storedAt: number }) {
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

  return <span>Sin conexión. Datos de {formatAge(now - storedAt)}.</span>;
}
