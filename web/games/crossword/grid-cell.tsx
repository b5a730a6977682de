import type { Cell } from '@atalaya/core/games/crossword/rules';
import { cx } from '../../ui/cx';
import { CellMark, lookOf } from './cell-look';

const current =
  'border-gold-ink bg-gold text-on-gold shadow-[0_0_0_2px_var(--gold-ink)] focus-visible:outline-offset-3';

type GridCellProps = {
  cell: number;
  row: number;
  column: number;
  number: number | undefined;
  content: Cell | undefined;
  label: string;
  isCurrent: boolean;
  isInWord: boolean;
  onPress: () => void;
  onFocused: () => void;
  onType: (text: string) => void;
};

/** The device's own keyboard stays closed: the page has one, and a physical keyboard types as always. */
export function GridCell(props: GridCellProps) {
  const { content, isCurrent, isInWord } = props;
  return (
    <span className="relative" style={{ gridRow: props.row, gridColumn: props.column }}>
      {props.number !== undefined && (
        <span
          aria-hidden="true"
          className={cx(
            'num pointer-events-none absolute top-0.5 left-0.5 z-1 text-[0.625rem] leading-none font-semibold md:left-1 md:text-[0.75rem]',
            isCurrent ? 'text-on-gold' : 'text-muted',
          )}
        >
          {props.number}
        </span>
      )}
      <input
        data-cell={props.cell}
        aria-label={props.label}
        aria-invalid={content?.isWrong || undefined}
        value={content?.letter ?? ''}
        tabIndex={isCurrent ? 0 : -1}
        inputMode="none"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => props.onType(typed(event.target.value, content?.letter))}
        onMouseDown={(event) => {
          event.preventDefault();
          props.onPress();
        }}
        onFocus={(event) => {
          event.target.select();
          props.onFocused();
        }}
        className={cx(
          'size-full rounded-[5px] border-[1.5px] pt-1 text-center font-display text-[clamp(0.9375rem,calc(var(--cell)*0.62),1.75rem)] leading-none font-bold caret-transparent selection:bg-transparent',
          isCurrent ? current : lookOf(content, isInWord),
        )}
      />
      {content && <CellMark {...content} />}
    </span>
  );
}

/** What was added to the letter that was there. */
function typed(value: string, before: string | undefined): string {
  return before !== undefined && value.length > 1 ? value.replace(before, '') : value;
}
