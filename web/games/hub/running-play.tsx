import { gameFacts } from '@atalaya/core/games/game';
import { ButtonLink } from '../../ui/button';
import type { Hub } from './hub-words';

/** The play that was left open. */
export function RunningPlay({ running }: { running: NonNullable<Hub['running']> }) {
  return (
    <section
      aria-label="Partida empezada"
      className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-lg border border-line bg-surface px-4 py-4 md:px-6"
    >
      <p>
        <b className="font-semibold">{gameFacts[running.game].name}.</b>{' '}
        <span className="text-muted">Tienes una partida empezada; sigue donde la dejaste.</span>
      </p>
      <ButtonLink variant="outline" size="sm" to={`/campus-estudio/juegos/partida/${running.id}`}>
        Seguir
      </ButtonLink>
    </section>
  );
}
