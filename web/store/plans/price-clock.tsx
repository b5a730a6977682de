import { formatCountdown, PRICE_HELD_SECONDS, secondsLeft } from '@atalaya/core/store/plans';
import { useEffect, useState } from 'react';
import { rememberPricesSeen } from '../prices-seen';

/** Counts how long the shown prices are guaranteed; starts with each visit. The checkout keeps the promise. */
export function PriceClock() {
  const [left, setLeft] = useState(PRICE_HELD_SECONDS);
  const over = left === 0;

  useEffect(() => {
    const seenAt = Date.now();
    rememberPricesSeen(seenAt);
    const timer = setInterval(() => {
      const now = secondsLeft(seenAt, Date.now());
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, []);

  return (
    <p className="flex flex-wrap items-center gap-x-2.5 text-small text-on-panel">
      <span>{over ? 'Recarga para ver los precios de hoy' : 'Te guardamos estos precios durante'}</span>
      <span role="timer" aria-label="Tiempo que guardamos estos precios" className="num text-[1.75rem]">
        {formatCountdown(left)}
      </span>
    </p>
  );
}
