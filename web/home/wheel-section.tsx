import { odds, PRIZE_DAYS, prizes } from '@atalaya/core/home/wheel';
import { RefreshCw } from 'lucide-react';
import { useRef } from 'react';
import { PageSection } from '../platform/lazy-section/page-section';
import { Button } from '../ui/button';
import { cx } from '../ui/cx';
import { Art } from './art';
import { useSeen } from './use-seen';
import { SPIN_MS, useWheel } from './use-wheel';
import { WheelResult } from './wheel-result';

/** The server draws the prize; the page animates the wheel to it. */
export default function WheelSection() {
  const section = useRef<HTMLElement>(null);
  const wheel = useWheel(useSeen(section));
  const shown = wheel.turning ? null : wheel.spin;
  return (
    <PageSection ref={section} id="ruleta" titled="ruleta-titulo" className="pb-18 md:pb-32">
      <div className="md:page-width">
        <div className="items-center gap-18 bg-gold-tint px-5 py-12 md:rounded-lg md:px-12 lg:grid lg:grid-cols-[5fr_6fr] lg:px-18 lg:py-16">
          <WheelDrawing turned={wheel.turned} turning={wheel.turning} />
          <div>
            <h2 id="ruleta-titulo" className="text-h1">
              {wheel.hadGrandPrize
                ? 'Una tirada a la semana, un simulacro extra'
                : 'Una tirada al día, siempre toca algo'}
            </h2>
            {/* Both states share one grid cell, so that the page does not move. */}
            <div className="mt-5 grid">
              <div className={cx('[grid-area:1/1]', shown && 'invisible')}>
                {wheel.hadGrandPrize ? (
                  <p className="mb-6 max-w-[44ch] text-muted">
                    El tema o el descuento toca una vez por cuenta y ya lo tienes. El simulacro caduca a los{' '}
                    {PRIZE_DAYS} días.
                  </p>
                ) : (
                  <>
                    <p className="max-w-[44ch] text-muted">
                      Sin pagar y sin dejar la tarjeta. El premio se guarda en tu cuenta y caduca a los{' '}
                      {PRIZE_DAYS} días, para que lo uses. El tema o el descuento toca una vez por cuenta.
                    </p>
                    <Odds />
                  </>
                )}
                <Button
                  size="lg"
                  busy={wheel.turning}
                  busyLabel="Girando…"
                  onClick={wheel.turn}
                  className="noscript:hidden"
                >
                  Girar la ruleta
                  <RefreshCw />
                </Button>
                <p className="hidden noscript:block">La ruleta se gira con JavaScript activado.</p>
              </div>
              <div role="status" className="empty:pointer-events-none [grid-area:1/1]">
                {shown && <WheelResult spin={shown} />}
              </div>
            </div>
            {wheel.failed && (
              <p role="alert" className="mt-4 font-semibold text-danger">
                No se ha podido girar. Comprueba la conexión e inténtalo de nuevo.
              </p>
            )}
          </div>
        </div>
      </div>
    </PageSection>
  );
}

function Odds() {
  return (
    <dl aria-label="Probabilidades" className="my-6 max-w-110 border-t border-line-strong/40 text-small">
      {odds().map(({ prize, of, among }) => (
        <div key={prize} className="flex justify-between gap-6 border-b border-line-strong/40 py-1.5">
          <dt>{prizes[prize].name}</dt>
          <dd className="text-muted tabular-nums">
            {of} de {among}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Decorative: the list of odds has the same content. */
function WheelDrawing({ turned, turning }: { turned: number; turning: boolean }) {
  return (
    <div className="relative mx-auto mb-7 aspect-square w-full max-w-125 lg:mb-0 dark:brightness-[.86]">
      <div className="size-full overflow-hidden rounded-full">
        <Art
          name="wheel"
          viewBox="0 0 480 480"
          label="Ruleta con ocho casillas"
          className="size-full"
          style={{
            transform: `rotate(${turned}deg)`,
            transition: turning ? `transform ${SPIN_MS}ms cubic-bezier(0.2, 0.7, 0.2, 1)` : undefined,
          }}
        />
      </div>
      <Art name="hub" viewBox="0 0 480 480" className="absolute inset-0 size-full overflow-visible" />
    </div>
  );
}
