import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx';
import { useOverflow } from './use-overflow';

export type SortDirection = 'ascending' | 'descending';

type TableProps = ComponentProps<'table'> & {
  caption: string;
  showCaption?: boolean;
  dense?: boolean;
  /** Wider than a phone, on a page that is read before its scripts run. */
  wide?: boolean;
};

/** Scrolls sideways inside its own frame, and only then the frame takes a place in the tab order. */
export function Table({ caption, showCaption, dense, wide, className, children, ...rest }: TableProps) {
  const [frame, overflows] = useOverflow(wide);
  return (
    <section
      ref={frame}
      aria-label={caption}
      {...(overflows && { tabIndex: 0 })}
      className="relative overflow-x-auto rounded-lg border border-line bg-surface"
    >
      <table
        {...rest}
        className={cx(
          'w-full border-collapse text-small leading-[1.4] [&_tbody_tr:last-child>*]:border-b-0',
          dense ? '[&_:is(td,th)]:px-2.5 [&_:is(td,th)]:py-1.75' : '[&_:is(td,th)]:p-3',
          className,
        )}
      >
        <caption className={showCaption ? 'p-3 text-left text-muted' : 'sr-only'}>{caption}</caption>
        {children}
      </table>
    </section>
  );
}

type ThProps = ComponentProps<'th'> & {
  numeric?: boolean;
  /** Present on a column that sorts: its direction now, or false while another column leads. */
  sorted?: SortDirection | false;
  onSort?: () => void;
};

export function Th({ numeric, sorted, onSort, className, children, ...rest }: ThProps) {
  const shape = 'border-b border-line bg-sunken font-semibold whitespace-nowrap text-muted';
  return (
    <th
      scope="col"
      {...rest}
      {...(sorted && { 'aria-sort': sorted })}
      className={cx(shape, numeric ? 'text-right' : 'text-left', className)}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className={cx(
            '-mx-1.5 -my-1 inline-flex items-center gap-1 rounded-sm px-1.5 py-1 hover:text-ink pointer-coarse:min-h-11 [&_svg]:size-4',
            sorted && 'text-ink',
            numeric && 'flex-row-reverse',
          )}
        >
          {children}
          <SortIcon sorted={sorted} />
        </button>
      ) : (
        children
      )}
    </th>
  );
}

function SortIcon({ sorted }: { sorted?: SortDirection | false }): ReactNode {
  if (sorted === 'ascending') return <ArrowUp />;
  return sorted ? <ArrowDown /> : <ChevronsUpDown />;
}

export function Tr({ picked, className, ...rest }: ComponentProps<'tr'> & { picked?: boolean }) {
  return (
    <tr
      {...rest}
      {...(picked && { 'data-picked': true })}
      className={cx(picked && 'bg-navy-tint', className)}
    />
  );
}

export function Td({ numeric, className, ...rest }: ComponentProps<'td'> & { numeric?: boolean }) {
  const number = 'text-right whitespace-nowrap tabular-nums';
  return <td {...rest} className={cx('border-b border-line align-top', numeric && number, className)} />;
}
