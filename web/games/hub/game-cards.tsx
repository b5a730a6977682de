import { type Game, gameFacts } from '@atalaya/core/games/game';
import { ChevronRight, LockKeyhole } from 'lucide-react';
import { ButtonLink } from '../../ui/button';
import { cx } from '../../ui/cx';
import { gameArt } from './game-art';
import { aboutGame, type Hub, type HubGame, ownRecord } from './hub-words';
import { PlayButton } from './play-button';

/** Their pictures are wider than high. */
const wideGames: readonly Game[] = ['crossword', 'placing'];

/** The games with the chosen topics; on a phone each is a row. */
export function GameCards({ hub }: { hub: Hub }) {
  const isLocked = hub.locked !== null;
  return (
    <div className="md:grid md:grid-cols-2 md:gap-5 xl:grid-cols-12">
      {hub.games.map((game) => (
        <GameCard key={game.game} own={game} hub={hub} isLocked={isLocked} />
      ))}
    </div>
  );
}

function GameCard({ own, hub, isLocked }: { own: HubGame; hub: Hub; isLocked: boolean }) {
  const { name } = gameFacts[own.game];
  const { about, minutes } = aboutGame[own.game];
  const record = ownRecord(own);
  return (
    <article
      className={cx(
        'relative grid grid-cols-[6rem_1fr_auto] items-center overflow-hidden border-line max-md:border-b max-md:py-3.5 md:grid-cols-[10.25rem_1fr] md:items-stretch md:rounded-lg md:border md:bg-surface',
        wideGames.includes(own.game) ? 'xl:col-span-7 xl:grid-cols-[15rem_1fr]' : 'xl:col-span-5',
      )}
    >
      <div
        className={`overflow-hidden max-md:size-24 max-md:rounded-lg dark:brightness-[.88] ${isLocked ? 'opacity-75 saturate-[.35]' : ''}`}
      >
        {gameArt[own.game]}
      </div>
      <div className="flex flex-col gap-0.5 px-4 md:min-h-51 md:gap-2 md:px-6 md:pt-5.5 md:pb-4.5">
        <h3 className="text-h4">{name}</h3>
        <p className="text-small text-muted">{about}</p>
        {record && <p className="text-small font-semibold max-md:hidden">{record}</p>}
        <div className="mt-auto flex items-center justify-between gap-3 max-md:hidden">
          <span className="text-small text-muted">{minutes}</span>
          {isLocked ? (
            <ButtonLink variant="outline" size="sm" to="/planes">
              <LockKeyhole />
              Con Plus
            </ButtonLink>
          ) : (
            <PlayButton game={own.game} hub={hub} variant="outline" size="sm">
              Jugar
            </PlayButton>
          )}
        </div>
      </div>
      <div className="text-muted md:hidden">
        {isLocked ? (
          <ButtonLink variant="quiet" size="sm" to="/planes" aria-label={`${name}: se abre con Plus`}>
            <LockKeyhole />
          </ButtonLink>
        ) : (
          <PlayButton
            game={own.game}
            hub={hub}
            variant="quiet"
            size="sm"
            className="after:absolute after:inset-0"
          >
            <ChevronRight />
          </PlayButton>
        )}
      </div>
    </article>
  );
}
