import type { Cell } from '@atalaya/core/games/crossword/rules';

export type CellMarks = Pick<Cell, 'isWrong' | 'isRevealed' | 'isPencil'>;

export function lookOf(marks: CellMarks | undefined, isInWord = false): string {
  if (marks?.isWrong) return 'border-danger bg-danger-tint text-danger';
  if (marks?.isPencil)
    return 'border-line-strong text-muted font-semibold bg-[repeating-linear-gradient(135deg,var(--surface)_0_5px,var(--sunken)_5px_7px)]';
  if (isInWord) return 'border-navy bg-navy-tint text-ink';
  return 'border-line-strong bg-surface text-ink';
}

/** The line through a wrong letter and the corner of a revealed one. */
export function CellMark({ isWrong, isRevealed }: CellMarks) {
  return (
    <>
      {isWrong && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-[54%] right-[14%] left-[14%] -rotate-24 border-t-[2.5px] border-danger"
        />
      )}
      {isRevealed && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-0.5 right-0.5 size-2 bg-gold [clip-path:polygon(0_0,100%_0,100%_100%)] md:size-2.5"
        />
      )}
    </>
  );
}
