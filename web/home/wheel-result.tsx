import { prizes } from '@atalaya/core/home/wheel';
import type { Spin } from '@atalaya/core/home/wheel.contract';
import { ButtonLink } from '../ui/button';

const dayAndMonth = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long' });

/** What today's spin has brought, and what to do with it. */
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
        <p>
          Tu código: <b className="num rounded-sm bg-surface px-2.5 py-1 text-[1.25rem]">{spin.code}</b>,
          hasta el {until}.
        </p>
      )}
      <p className="text-small text-muted">Mañana tienes otra tirada.</p>
    </div>
  );
}
