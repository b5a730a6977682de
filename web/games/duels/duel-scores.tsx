import { scoreText } from '@atalaya/core/games/duels/duel';
import type { DuelView } from '@atalaya/core/games/duels/duels.contract';

/** What both have done; the other's only after the own play. */
export function DuelScores({ duel }: { duel: DuelView }) {
  const { game, role, ownScore, other, challenger } = duel;
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <div>
        <dt className="text-small text-muted">Tú</dt>
        <dd className="text-lead font-semibold">{ownScore ? scoreText(game, ownScore) : 'Sin jugar'}</dd>
      </div>
      <div>
        <dt className="text-small text-muted">
          {role === 'challenger' ? (other ?? 'Tu rival') : challenger}
        </dt>
        <dd className="text-lead font-semibold">{otherText(duel)}</dd>
      </div>
    </dl>
  );
}

function otherText({ game, role, state, ownScore, otherScore, toBeat, other }: DuelView): string {
  const seen = otherScore ?? (role === 'challenger' ? null : toBeat);
  if (seen) return scoreText(game, seen);
  if (role === 'challenger' && !other) return 'Nadie ha aceptado aún';
  return ownScore || state === 'expired' ? 'Sin jugar' : 'Lo verás cuando juegues tú';
}
