import { odds, PRIZE_DAYS, prizes } from '@atalaya/core/home/wheel';
import { RefreshCw } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../ui/button';
import { useSeen } from './use-seen';
import { useWheel } from './use-wheel';
import { WheelDrawing } from './wheel-drawing';
import { WheelResult } from './wheel-result';

/** One spin a day. The server draws; the page only turns the wheel to where it stopped. */
export default function WheelSection() {
  const section = useRef<HTMLElement>(null);
  const wheel = useWheel(useSeen(section));
  return (
    <section ref={section} id="ruleta" aria-labelledby="ruleta-titulo" className="pb-18 md:pb-32">
      <div className="md:page-width">
        <div className="items-center gap-18 bg-gold-tint px-5 py-12 md:rounded-lg md:px-12 lg:grid lg:grid-cols-[5fr_6fr] lg:px-18 lg:py-16">
          <WheelDrawing turned={wheel.turned} turning={wheel.turning} />
          <div>
            <h2 id="ruleta-titulo" className="text-h1">
              Una tirada al día, siempre toca algo
            </h2>
            <p className="mt-5 max-w-[44ch] text-muted">
              Sin pagar y sin dejar la tarjeta. El premio se guarda en tu cuenta y caduca a los {PRIZE_DAYS}{' '}
              días, para que lo uses.
            </p>
            <div className="mt-7 grid min-h-44 content-start justify-items-start gap-4">
              {wheel.spin && !wheel.turning ? (
                <WheelResult spin={wheel.spin} />
              ) : (
                <Button
                  size="lg"
                  busy={wheel.turning}
                  busyLabel="Girando…"
                  onClick={wheel.turn}
                  className="noscript:hidden"
                >
                  Girar la ruleta
                  <RefreshCw aria-hidden="true" />
                </Button>
              )}
              {wheel.failed && (
                <p role="alert" className="font-semibold text-danger">
                  No se ha podido girar. Comprueba la conexión e inténtalo de nuevo.
                </p>
              )}
              <p className="hidden noscript:block">La ruleta se gira con JavaScript activado.</p>
            </div>
            <Odds />
          </div>
        </div>
      </div>
    </section>
  );
}

function Odds() {
  return (
    <dl className="mt-6 grid max-w-110 grid-cols-[1fr_auto] gap-x-6 border-t border-line-strong/40 pt-4 text-small text-muted">
      {odds().map(({ prize, of, among }) => (
        <div key={prize} className="contents">
          <dt>{prizes[prize].name}</dt>
          <dd className="tabular-nums">
            {of} de {among}
          </dd>
        </div>
      ))}
    </dl>
  );
}
