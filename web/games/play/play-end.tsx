import { formatClock } from '@atalaya/core/exams/clock';
import type { PlayResult } from '@atalaya/core/games/play';
import type { PlayResultView, PlayView } from '@atalaya/core/games/plays.contract';
import { formatCount } from '@atalaya/core/platform/number-format';
import { RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { DuelEnd } from '../duels/duel-end';
import { ShareResult } from './share-result';
import { useStartPlay } from './use-start-play';

type EndProps = {
  view: PlayView;
  ended: PlayResult;
  result: PlayResultView | null;
  review: ReactNode;
};

/** The result, what goes to the reviews, the coins, and the ways on. */
export function PlayEnd({ view, ended, result, review }: EndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const again = useStartPlay();
  useEffect(() => heading.current?.focus(), []);
  const known = ended.items.filter(({ outcome }) => outcome === 'right').length;
  const back = ended.items.length - known;
  const { topics, difficulty, mode, play } = view;
  return (
    <div className="mx-auto grid max-w-190 gap-6">
      <Card>
        <h2 ref={heading} tabIndex={-1} className="text-h2 outline-none">
          {ended.isWon ? 'Partida ganada' : 'Partida terminada'}
        </h2>
        <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
          <Figure name="Puntos">{ended.points} de 100</Figure>
          {result && <Figure name="Tiempo">{formatClock(result.activeMs)}</Figure>}
          <Figure name="Errores">{ended.errors}</Figure>
          <Figure name="Pistas">{ended.hints}</Figure>
        </dl>
        <p className="mt-5 text-muted" role="status">
          {result ? coinsSentence(result) : 'El resultado se guarda en cuanto haya conexión.'}{' '}
          {ended.items.length > 0 && reviewSentence(known, back)}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button
            busy={again.isBusy}
            onClick={() =>
              again.run({ game: play.game, topics, difficulty, ...(mode === null ? {} : { mode }) })
            }
          >
            <RotateCcw />
            Jugar otra vez
          </Button>
          {/* Cards depend on what each user has to review. */}
          {result && play.game !== 'flashcards' && <ShareResult view={view} result={result} />}
          {result && <DuelEnd view={view} />}
          <ButtonLink variant="quiet" to="/campus-estudio/juegos">
            Volver a Juegos
          </ButtonLink>
        </div>
      </Card>
      {review}
    </div>
  );
}

const coinsSentence = ({ coins, isWon }: PlayResultView): string =>
  coins > 0
    ? `Has ganado ${formatCount(coins, 'moneda', 'monedas')}.`
    : isWon
      ? 'Hoy ya has llegado al tope de monedas.'
      : 'Esta vez no hay monedas.';

function reviewSentence(known: number, back: number): string {
  if (back === 0) return 'Todo lo que has acertado cuenta como repaso.';
  const again = back === 1 ? '1 vuelve a tus repasos' : `${back} vuelven a tus repasos`;
  return known === 0 ? `${again}.` : `Lo acertado cuenta como repaso; ${again}.`;
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-muted">{name}</dt>
      <dd className="num text-[1.75rem]">{children}</dd>
    </div>
  );
}
