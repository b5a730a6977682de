import type { Board, Piece } from '@atalaya/core/games/placing/board';
import { ArrowRightLeft, Lightbulb, Undo2 } from 'lucide-react';
import { Button } from '../../ui/button';
import { Menu } from '../../ui/overlays/menu';
import { nameOf } from './words';

type BoardToolsProps = {
  board: Board;
  picked: Piece | undefined;
  isPlaced: boolean;
  canUndo: boolean;
  canCheck: boolean;
  onMoveTo: (place: string) => void;
  onRemove: () => void;
  onUndo: () => void;
  onHint: () => void;
  onCheck: () => void;
};

const tool = 'whitespace-nowrap max-sm:flex-auto max-sm:px-2';

export function BoardTools(props: BoardToolsProps) {
  const { board, picked, isPlaced, canUndo, canCheck, onMoveTo, onRemove, onUndo, onHint, onCheck } = props;
  const targets = board.places.map((place) => {
    const name = nameOf(board, place);
    return {
      label: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      onSelect: () => onMoveTo(place.id),
    };
  });
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="outline" size="sm" className={tool} aria-disabled={!canUndo} onClick={onUndo}>
        <Undo2 />
        <span className="max-sm:sr-only">Deshacer</span>
      </Button>
      <Menu
        label={picked ? `Mover «${picked.label}» a` : 'Mover a'}
        items={isPlaced ? [...targets, { label: 'Las fichas', onSelect: onRemove }] : targets}
      >
        <Button variant="outline" size="sm" className={tool} disabled={!picked}>
          <ArrowRightLeft className="max-sm:hidden" />
          Mover a…
        </Button>
      </Menu>
      <Button variant="outline" size="sm" className={tool} onClick={onHint}>
        <Lightbulb />
        Pista
      </Button>
      <Button
        data-after
        size="sm"
        className="max-sm:flex-auto sm:ml-auto lg:w-full"
        aria-disabled={!canCheck}
        variant={canCheck ? 'primary' : 'outline'}
        onClick={onCheck}
      >
        Comprobar
      </Button>
    </div>
  );
}
