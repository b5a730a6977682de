import { outcomeOf, scoreText } from '@atalaya/core/games/duels/duel';
import type { DuelView } from '@atalaya/core/games/duels/duels.contract';
import { from, pageLoader } from '../../platform/page-reads';
import { titled } from '../../platform/page-title';
import { CampusHead } from '../../shell/campus/campus-head';
import { CampusSkeleton } from '../../shell/campus/campus-skeleton';
import { Card } from '../../ui/card';
import { Skeleton } from '../../ui/skeleton';
import { BackToGames } from '../coins/back-to-games';
import type { Route } from './+types/duel-page';
import { DuelActions } from './duel-actions';
import { subjectOf } from './duel-words';

export const meta = titled('Duelo');

export const clientLoader = pageLoader(({ params: { token = '' } }) => ({
  duel: from('GET /api/games/duels/:token', { params: { token } }),
}));

export default function DuelPage({ loaderData: { duel } }: Route.ComponentProps) {
  return (
    <>
      <CampusHead title="Duelo" above={<BackToGames />} />
      <Card className="grid max-w-190 gap-5">
        <div>
          <h2 className="text-h3">{titleOf(duel)}</h2>
          <p className="mt-1.5 text-muted">
            {subjectOf(duel)}. La misma partida para los dos; cada uno la juega una vez, cuando quiera.
          </p>
        </div>
        {duel.role !== 'stranger' && <DuelScores duel={duel} />}
        <DuelActions duel={duel} />
      </Card>
    </>
  );
}

function titleOf({ role, state, challenger, other, ownScore, otherScore }: DuelView): string {
  if (role === 'stranger') return 'Este duelo ya tiene sus dos jugadores';
  if (state === 'expired') return 'El duelo se ha cerrado';
  if (state === 'finished' && ownScore && otherScore)
    return { own: 'Has ganado el duelo', other: `Gana ${other}`, draw: 'Empate' }[
      outcomeOf(ownScore, otherScore)
    ];
  if (role !== 'challenger') return `${challenger} te reta`;
  return other ? `Duelo con ${other}` : 'Tu duelo espera rival';
}

export const HydrateFallback = () => (
  <CampusSkeleton title="Duelo" above="Juegos">
    <Skeleton className="h-70 max-w-190 rounded-lg" />
  </CampusSkeleton>
);

/** What both have done; the other's only after the own play. */
function DuelScores({ duel }: { duel: DuelView }) {
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
