import { messages, slideAfter } from '@atalaya/core/home/messages';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLowPower } from '../platform/low-power';
import { ChevronField } from '../ui/chevrons';
import { cx } from '../ui/cx';
import { IconButton } from '../ui/icon-button';

const EACH_MS = 7000;

/** Pauses on hover, focus and request; does not move in low-power mode. */
export function MessageSlider() {
  const [current, setCurrent] = useState(0);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [held, setHeld] = useState(false);
  const lowPower = useLowPower();
  const playing = wanted ?? !lowPower;
  const go = (steps: number) => setCurrent((at) => slideAfter(at, steps, messages.length));

  useEffect(() => {
    if (!playing || held) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setCurrent((at) => slideAfter(at, 1, messages.length));
    }, EACH_MS);
    return () => clearInterval(timer);
  }, [playing, held]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: the ARIA carousel pattern uses a named group
    <div
      role="group"
      aria-roledescription="carrusel"
      aria-label="Mensajes"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="relative overflow-hidden"
    >
      <ChevronField className="absolute inset-y-0 right-0 h-full w-140 overflow-visible max-md:opacity-40" />
      <div className="page-width relative grid items-center gap-7 py-14 md:grid-cols-[1fr_auto] md:gap-12 md:py-18">
        <div aria-live={playing && !held ? 'off' : 'polite'} className="grid">
          {messages.map((message, index) => (
            <p
              key={message}
              className={cx(
                '[grid-area:1/1] max-w-[22ch] font-display text-[clamp(2rem,4vw,3.5rem)] leading-none font-bold text-balance',
                index === current ? 'animate-fade-in' : 'invisible',
              )}
            >
              {message}
            </p>
          ))}
        </div>
        <div className="flex items-center gap-2.5 noscript:hidden">
          <IconButton label="Mensaje anterior" variant="outline-on-panel" onClick={() => go(-1)}>
            <ChevronLeft />
          </IconButton>
          <span className="num min-w-12 text-center text-[1.25rem]">
            {current + 1} / {messages.length}
          </span>
          <IconButton label="Mensaje siguiente" variant="outline-on-panel" onClick={() => go(1)}>
            <ChevronRight />
          </IconButton>
          <IconButton
            label={playing ? 'Detener los mensajes' : 'Pasar los mensajes solos'}
            variant="outline-on-panel"
            onClick={() => setWanted(!playing)}
          >
            {playing ? <Pause /> : <Play />}
          </IconButton>
        </div>
      </div>
    </div>
  );
}
