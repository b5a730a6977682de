import { comparedGames, type Difficulty, gameFacts } from '@atalaya/core/games/game';
import { Swords } from 'lucide-react';
import { Button } from '../../ui/button';
import { LazyMenu } from '../../ui/overlays/lazy-menu';
import { useCreateDuel } from './use-duels';

type ChallengeMenuProps = {
  topics: readonly number[];
  difficulty: Difficulty;
};

/** Chooses the game of a new duel with the topics of the page. */
export function ChallengeMenu({ topics, difficulty }: ChallengeMenuProps) {
  const create = useCreateDuel();
  return (
    <LazyMenu
      label="Retar a alguien"
      items={comparedGames.map((game) => ({
        label: gameFacts[game].name,
        onSelect: () => create.run({ game, topics: [...topics], difficulty }),
      }))}
    >
      {({ busy, ...pressed }) => (
        <Button variant="outline" size="sm" {...pressed} busy={busy || create.isBusy}>
          <Swords />
          Retar a alguien
        </Button>
      )}
    </LazyMenu>
  );
}
