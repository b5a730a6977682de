import type { Order } from '@atalaya/core/admin/sorting';
import type { ReactNode } from 'react';
import type { Column } from './data-table';
import { ListFrame, type ListWords } from './list-frame';
import type { Filter } from './list-toolbar';
import { type PageOptions, useList } from './use-list';
import { useListState } from './use-list-state';
import { useOpenRecord } from './use-open-record';

type Asking<F extends string> = Pick<ReturnType<typeof useListState<F>>, 'asked' | 'pick'>;

type RecordListProps<Row extends { id: string }, F extends string> = {
  words: ListWords;
  sorts: readonly F[];
  defaultOrder: Order<F>;
  filters?: readonly Filter[];
  columns: readonly Column<Row, F>[];
  /** Builds the query from the list state in the URL. */
  ask: (list: Asking<F>) => PageOptions<Row>;
  /** Buttons beside the title. */
  actions?: (list: Asking<F>) => ReactNode;
  /** Below the title. */
  notice?: ReactNode;
  /** The URL parameter of the open row. */
  recordName: string;
  /** The drawer of the open row. */
  children: (open: { id: string | null; row: Row | undefined; onClose: () => unknown }) => ReactNode;
};

const NO_FILTERS: readonly Filter[] = [];

/** An admin list page whose rows open in a drawer. */
export function RecordList<Row extends { id: string }, const F extends string>(
  props: RecordListProps<Row, F>,
) {
  const { words, sorts, defaultOrder, filters = NO_FILTERS, columns } = props;
  const list = useListState({ sorts, defaultOrder, filters: filters.map(({ name }) => name) });
  const query = useList(props.ask(list));
  const record = useOpenRecord(props.recordName);
  return (
    <>
      <ListFrame
        {...{ words, list, query, filters, columns, record }}
        rowKey={({ id }) => id}
        actions={props.actions?.(list)}
        notice={props.notice}
      />
      {props.children({
        id: record.id,
        row: query.data?.items.find(({ id }) => id === record.id),
        onClose: record.close,
      })}
    </>
  );
}
