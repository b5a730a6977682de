import type { Board, Piece, PlacingPuzzle } from '@atalaya/core/games/placing/board';
import { outcomeOf } from '@atalaya/core/games/placing/score';
import type { PlacingState } from '@atalaya/core/games/placing/state';
import { reportableOf } from '@atalaya/core/games/reportable';
import { Check, LifeBuoy, X } from 'lucide-react';
import { Card } from '../../ui/card';
import { ReportPlayed } from '../play/report-played';
import { taskOf } from './words';

const words = { right: 'A la primera', helped: 'Con ayuda', wrong: 'Con fallo o sin poner' } as const;
const icons = { right: Check, helped: LifeBuoy, wrong: X } as const;
const inks = { right: 'text-success', helped: 'text-warning', wrong: 'text-danger' } as const;

type ReviewProps = { playId: string; puzzle: PlacingPuzzle; state: PlacingState };

/** Every board with its pieces in their places. */
export function PlacingReview({ playId, puzzle, state }: ReviewProps) {
  return puzzle.boards.map((board, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the boards of a play do not change
    <Card key={index}>
      <h2 className="text-h4">{taskOf(board)}</h2>
      <ol className="mt-3 divide-y divide-line">
        {board.places.map(({ id, label, lines }) => (
          <li key={id} className="grid gap-1.5 py-3">
            {(board.mode === 'match' || board.mode === 'sort') && (
              <p className="text-small text-muted">{label}</p>
            )}
            <Pieces playId={playId} board={board} place={id} state={state} />
            {lines.length > 0 && <p className="text-small text-muted">{lines.join(' · ')}</p>}
          </li>
        ))}
      </ol>
    </Card>
  ));
}

type PiecesProps = { playId: string; board: Board; place: string; state: PlacingState };

function Pieces({ playId, board, place, state }: PiecesProps) {
  const inside: Piece[] = board.pieces.filter((piece) => piece.place === place);
  const number = board.places.findIndex(({ id }) => id === place) + 1;
  return inside.map((piece) => {
    const { id, label } = piece;
    const reportable = reportableOf(board, piece);
    const how = outcomeOf(state, id);
    const Icon = icons[how];
    return (
      <p key={id} className="flex flex-wrap items-center gap-x-3">
        {board.mode === 'order' && <span className="num text-muted">{number}</span>}
        <b>{label}</b>
        <span className={`inline-flex items-center gap-1 text-small ${inks[how]}`}>
          <Icon className="size-4" />
          {words[how]}
        </span>
        {reportable && (
          <ReportPlayed playId={playId} kind={reportable.kind} itemId={reportable.itemId} name={label} />
        )}
      </p>
    );
  });
}
