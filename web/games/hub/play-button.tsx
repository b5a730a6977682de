import { gameFacts } from '@atalaya/core/games/game';
import type { PlacingMode } from '@atalaya/core/games/placing/board';
import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button';
import { LazyMenu } from '../../ui/overlays/lazy-menu';
import { roundPath } from '../flashcards/round-path';
import { useStartPlay } from '../play/use-start-play';
import type { Hub, HubGame } from './hub-words';

const placingNames: Record<PlacingMode, string> = {
  match: 'Unir término y definición',
  order: 'Ordenar un procedimiento',
  sort: 'Clasificar en grupos',
  label: 'Poner rótulos a un esquema',
};
const modes: readonly PlacingMode[] = ['match', 'order', 'sort', 'label'];

type PlayButtonProps = ComponentProps<typeof Button> & { game: HubGame['game']; hub: Hub };

/** Starts a play with the chosen topics; where the game has modes, after choosing one. */
export function PlayButton({ game, hub: { topics, difficulty }, ...look }: PlayButtonProps) {
  const start = useStartPlay();
  const navigate = useNavigate();
  const { name } = gameFacts[game];
  const button = { ...look, 'aria-label': `Jugar a ${name}`, busy: start.isBusy };
  if (game === 'flashcards')
    return <Button {...button} onClick={() => void navigate(roundPath(topics[0] ?? 1))} />;
  const play = (mode?: PlacingMode) => start.run({ game, topics, difficulty, ...(mode ? { mode } : {}) });
  if (game !== 'placing') return <Button {...button} onClick={() => play()} />;
  return (
    <LazyMenu
      label={name}
      items={[
        { label: 'Un poco de todo', onSelect: () => play() },
        ...modes.map((mode) => ({ label: placingNames[mode], onSelect: () => play(mode) })),
      ]}
    >
      {({ busy, ...pressed }) => <Button {...button} {...pressed} busy={busy || start.isBusy} />}
    </LazyMenu>
  );
}
