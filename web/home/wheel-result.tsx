import { type PrizeId, prizes } from '@atalaya/core/home/wheel';
import type { Spin } from '@atalaya/core/home/wheel.contract';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { plusDays } from '@atalaya/core/review/days';
import { ButtonLink } from '../ui/button';

const dayAndMonth = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long' });

export function WheelResult({ spin }: { spin: Spin }) {
  const prize = prizes[spin.prize];
  const until = dayAndMonth.format(new Date(spin.expiresAt));
  return (
    <div className="grid animate-fade-in justify-items-start gap-3">
      <p className="font-display text-h2 font-bold">{prize.name}</p>
      <p className="max-w-[46ch]">{prize.detail}</p>
      {spin.code === null ? (
        <>
          <p className="max-w-[46ch] text-muted">
            Crea tu cuenta gratis en este navegador y el premio queda guardado en ella. Caduca el {until}.
          </p>
          <ButtonLink to="/register?volver=/">Guardar mi premio</ButtonLink>
        </>
      ) : (
        <Claim prize={spin.prize} code={spin.code} until={until} />
      )}
      <p className="text-small text-muted">{nextSpin(spin)}</p>
    </div>
  );
}

const nextSpin = ({ nextOn }: Spin): string =>
  nextOn === plusDays(dayInSpain(new Date()), 1)
    ? 'Mañana tienes otra tirada.'
    : `Tienes otra tirada el ${dayAndMonth.format(new Date(nextOn))}.`;

/** A discount is a checkout code; a topic or a mock is granted at once. */
function Claim({ prize, code, until }: { prize: PrizeId; code: string; until: string }) {
  if (prize === 'mock')
    return (
      <>
        <p>
          Ya está en tu cuenta, con el número <b className="num">{code}</b>: úsalo hasta el {until}.
        </p>
        <ButtonLink to="/campus-estudio/simulacros">Hacer el simulacro</ButtonLink>
      </>
    );
  if (prize === 'topic')
    return (
      <>
        <p>
          Ya está en tu cuenta, con el número <b className="num">{code}</b>: elígelo hasta el {until}.
        </p>
        <ButtonLink to="/perfil/compras">Elegir el tema</ButtonLink>
      </>
    );
  return (
    <p>
      Tu código: <b className="num rounded-sm bg-surface px-2.5 py-1 text-[1.25rem]">{code}</b>, para pagar tu
      carrito hasta el {until}.
    </p>
  );
}
