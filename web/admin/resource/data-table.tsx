import type { Order } from '@atalaya/core/admin/sorting';
import type { KeyboardEvent, ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { Checkbox } from '../../ui/forms/checkbox';
import { Table, Td, Th, Tr } from '../../ui/table';
import { OPENED_HERE } from './use-open-record';
import type { Selection } from './use-selection';

export type Column<Row, F extends string = string> = {
  id: string;
  header: string;
  /** Null leaves the cell empty; the phone's list omits it. */
  cell: (row: Row) => ReactNode;
  /** The field that the header sorts by, and whether the first press sorts descending. */
  sort?: F;
  startsDescending?: boolean;
  numeric?: boolean;
  /** The phone's list shows the value without a label. */
  plain?: boolean;
  className?: string;
};

export type DataTableProps<Row, F extends string> = {
  caption: string;
  columns: readonly Column<Row, F>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Target and accessible name of the row's link, which is in the first column. */
  rowTo?: (row: Row) => To;
  rowLabel?: (row: Row) => string;
  /** The key of the row whose drawer is open. */
  openKey?: string;
  order?: Order<string>;
  onSort?: (field: F, startsDescending?: boolean) => void;
  /** Adds a column of checkboxes. */
  selection?: Selection;
  /** The name of a row in its checkbox. */
  selectLabel?: (row: Row) => string;
};

/** A table on desktops, a list on phones. J and K or the arrow keys move between rows. */
export function DataTable<Row, F extends string>(props: DataTableProps<Row, F>) {
  const { caption, columns, rows, rowKey, openKey, selection, selectLabel = rowKey } = props;
  return (
    <>
      <div className="max-md:hidden">
        <Table caption={caption} dense className="[&_td]:h-9.5 [&_td]:py-1! [&_td]:align-middle">
          <thead>
            <tr>
              {selection && (
                <Th>
                  <PageCheckbox selection={selection} hideLabel />
                </Th>
              )}
              {columns.map((column) => (
                <Head key={column.id} column={column} order={props.order} onSort={props.onSort} />
              ))}
            </tr>
          </thead>
          <tbody onKeyDown={moveBetweenRows}>
            {rows.map((row) => (
              <Tr
                key={rowKey(row)}
                picked={rowKey(row) === openKey || (selection?.has(rowKey(row)) ?? false)}
                className="relative hover:bg-sunken has-[[data-row]:focus-visible]:shadow-[inset_0_2px_0_var(--gold),inset_0_-2px_0_var(--gold)]"
              >
                {selection && (
                  <Td>
                    <RowCheckbox selection={selection} id={rowKey(row)} label={selectLabel(row)} />
                  </Td>
                )}
                {columns.map((column, index) => (
                  <Td key={column.id} numeric={column.numeric} className={column.className}>
                    {index === 0 ? <RowLink {...props} row={row} column={column} /> : column.cell(row)}
                  </Td>
                ))}
              </Tr>
            ))}
          </tbody>
        </Table>
      </div>
      <RowCards {...props} />
    </>
  );
}

type HeadProps<Row, F extends string> = {
  column: Column<Row, F>;
  order: Order<string> | undefined;
  onSort: ((field: F, startsDescending?: boolean) => void) | undefined;
};

function Head<Row, F extends string>({ column, order, onSort }: HeadProps<Row, F>) {
  const { header, sort, startsDescending, numeric } = column;
  if (!sort || !onSort) return <Th numeric={numeric}>{header}</Th>;
  const sorted = order?.field === sort && (order.descending ? 'descending' : 'ascending');
  return (
    <Th numeric={numeric} sorted={sorted} onSort={() => onSort(sort, startsDescending)}>
      {header}
    </Th>
  );
}

type RowLinkProps<Row, F extends string> = DataTableProps<Row, F> & { row: Row; column: Column<Row, F> };

/** The link covers the whole row. */
function RowLink<Row, F extends string>({ row, column, rowTo, rowLabel }: RowLinkProps<Row, F>) {
  const content = column.cell(row);
  if (!rowTo) return content;
  return (
    <Link
      to={rowTo(row)}
      preventScrollReset
      state={OPENED_HERE}
      data-row
      aria-label={rowLabel?.(row)}
      className="font-semibold no-underline outline-none after:absolute after:inset-0 hover:underline"
    >
      {content}
    </Link>
  );
}

function RowCards<Row, F extends string>(props: DataTableProps<Row, F>) {
  const { caption, columns, rows, rowKey, selection, selectLabel = rowKey } = props;
  const [first, ...rest] = columns;
  if (!first) return null;
  return (
    <>
      {selection && (
        <div className="mb-2 px-4 text-small md:hidden">
          <PageCheckbox selection={selection} />
        </div>
      )}
      <ul aria-label={caption} className="overflow-hidden rounded-lg border border-line bg-surface md:hidden">
        {rows.map((row) => (
          <li
            key={rowKey(row)}
            className="relative border-b border-line px-4 py-3 text-small last:border-b-0 has-[[data-row]:focus-visible]:shadow-[inset_0_0_0_3px_var(--gold)]"
          >
            <div className="flex items-start gap-2 text-body">
              {selection && <RowCheckbox selection={selection} id={rowKey(row)} label={selectLabel(row)} />}
              <div className="min-w-0 flex-1">
                <RowLink {...props} row={row} column={first} />
              </div>
            </div>
            <dl className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1">
              {rest.map((column) => {
                const value = column.cell(row);
                return value === null ? null : (
                  <div key={column.id} className="flex min-w-0 items-baseline gap-1.5">
                    <dt className={column.plain ? 'sr-only' : 'text-muted'}>{column.header}</dt>
                    <dd className="min-w-0 wrap-anywhere">{value}</dd>
                  </div>
                );
              })}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}

type RowCheckboxProps = { selection: Selection; id: string; label: string };

/** Above the row's link, which covers the whole row. */
function RowCheckbox({ selection, id, label }: RowCheckboxProps) {
  return (
    <Checkbox
      label={`Seleccionar ${label}`}
      hideLabel
      className="relative z-1"
      checked={selection.has(id)}
      onChange={({ nativeEvent }) =>
        selection.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}

function PageCheckbox({ selection, hideLabel }: { selection: Selection; hideLabel?: boolean }) {
  return (
    <Checkbox
      label="Seleccionar toda la página"
      {...(hideLabel ? { hideLabel } : {})}
      checked={selection.isAll}
      indeterminate={!selection.isAll && selection.ids.length > 0}
      onChange={selection.toggleAll}
    />
  );
}

const steps: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** Arrow keys or J and K while the focus is in the rows: single-letter shortcuts must not be global (WCAG 2.1.4). */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const focused = document.activeElement;
  const at = focused instanceof HTMLElement ? links.indexOf(focused) : -1;
  const next = at === -1 ? undefined : links[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
