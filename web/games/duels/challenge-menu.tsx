import type { Difficulty } from '@atalaya/core/games/game';
import { Swords } from 'lucide-react';
import { lazy, Suspense, useState, useTransition } from 'react';
import { Button } from '../../ui/button';
import { useCreateDuel } from './use-duels';

const ChallengeGames = lazy(() => import('./challenge-games'));

type ChallengeMenuProps = {
  topics: readonly number[];
  difficulty: Difficulty;
};

/** Chooses the game of a new duel with the topics of the page. The code of the menu loads on the first press. */
export function ChallengeMenu({ topics, difficulty }: ChallengeMenuProps) {
  const create = useCreateDuel();
  const [isWanted, setWanted] = useState(false);
  const [isLoading, load] = useTransition();
  const button = (
    <Button
      variant="outline"
      size="sm"
      aria-haspopup="menu"
      busy={isLoading || create.isPending}
      onClick={isWanted ? undefined : () => load(() => setWanted(true))}
    >
      <Swords aria-hidden="true" />
      Retar a alguien
    </Button>
  );
  return (
    <Suspense fallback={button}>
      {isWanted ? (
        <ChallengeGames onChoose={(game) => create.mutate({ game, topics: [...topics], difficulty })}>
          {button}
        </ChallengeGames>
      ) : (
        button
      )}
    </Suspense>
  );
}
