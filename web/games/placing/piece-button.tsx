import type { Piece } from '@atalaya/core/games/placing/board';
import { Check, CircleHelp } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../../ui/cx';

export type PieceLook = 'free' | 'returned' | 'right' | 'helped';

const looks: Record<PieceLook, string> = {
  free: 'border-line-strong bg-surface hover:bg-navy-tint aria-pressed:border-navy aria-pressed:bg-navy aria-pressed:text-on-navy',
  returned:
    'border-danger bg-danger-tint aria-pressed:border-navy aria-pressed:bg-navy aria-pressed:text-on-navy',
  right: 'border-success bg-success-tint',
  helped: 'border-warning bg-warning-tint',
};

const shape =
  'flex min-h-11 items-center gap-2 rounded-lg border-[1.5px] px-3.5 py-2 text-left leading-[1.25] font-semibold hyphens-auto [&_svg]:size-4.5 [&_svg]:flex-none';

type PieceButtonProps = ComponentProps<'button'> & { piece: Piece; look: PieceLook; isPicked: boolean };

/** `touch-none`: a finger on a piece drags it and does not scroll the page. */
export function PieceButton({ piece, look, isPicked, className, ...rest }: PieceButtonProps) {
  const isFixed = look === 'right' || look === 'helped';
  if (isFixed)
    return (
      <span data-piece={piece.id} className={cx(shape, looks[look], className)}>
        {look === 'right' ? <Check aria-label="Bien:" /> : <CircleHelp aria-label="Con ayuda:" />}
        {piece.label}
      </span>
    );
  return (
    <button
      type="button"
      data-piece={piece.id}
      aria-pressed={isPicked}
      {...rest}
      className={cx(
        shape,
        'cursor-grab touch-none select-none transition-colors active:cursor-grabbing',
        looks[look],
        className,
      )}
    >
      {piece.label}
      {look === 'returned' && <span className="sr-only"> (no era ahí)</span>}
    </button>
  );
}
