import { comparedGames, type Game, gameFacts } from '@atalaya/core/games/game';
import type { ReactElement } from 'react';
import { Menu } from '../../ui/overlays/menu';

type ChallengeGamesProps = { onChoose: (game: Game) => void; children: ReactElement };

/** The open menu of the button. */
export default function ChallengeGames({ onChoose, children }: ChallengeGamesProps) {
  return (
    <Menu
      label="Retar a alguien"
      align="end"
      defaultOpen
      items={comparedGames.map((game) => ({ label: gameFacts[game].name, onSelect: () => onChoose(game) }))}
    >
      {children}
    </Menu>
  );
}
