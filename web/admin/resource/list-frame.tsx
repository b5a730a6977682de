import { formatCount } from '@atalaya/core/platform/number-format';
import type { ReactNode } from 'react';
import type { To } from 'react-router';
import { PageHead } from '../page-head';
import type { Column } from './data-table';
import { type Filter, ListToolbar } from './list-toolbar';
import { ListView } from './list-view';
import type { ListQuery } from './use-list';
import type { ListState } from './use-list-state';

/** What a page of the administration that is one list says about itself. */
export type ListWords = {
  title: string;
  /** One and several of what it lists. */
  one: string;
  several: string;
  caption: string;
  search: { label: string; placeholder: string };
  empty: string;
};

type Listed<F extends string> = Omit<ListState, 'sortBy' | 'pick' | 'order'> & {
  order: { field: F; descending: boolean };
  sortBy: (field: F, startsDescending?: boolean) => unknown;
};

type ListFrameProps<Row, F extends string> = {
  words: ListWords;
  list: Listed<F>;
  query: ListQuery<Row>;
  filters: readonly Filter[];
  /** Filters of another shape, such as days. */
  moreFilters?: ReactNode;
  columns: readonly Column<Row, F>[];
  rowKey: (row: Row) => string;
  rowLabel?: (row: Row) => string;
  /** The row that is open beside the list, and where each of them leads. */
  record: { id: string | null; to: (id: string) => To };
  actions?: ReactNode;
  /** The list is a part of another page: its name is a second heading. */
  isPart?: boolean;
  emptyAction?: ReactNode;
};

/** The frame that every list of the administration has: head, search and filters, rows, pages. */
export function ListFrame<Row, F extends string>(props: ListFrameProps<Row, F>) {
  const { words, list, query, record, rowKey } = props;
  return (
    <>
      <PageHead
        title={words.title}
        isPart={props.isPart}
        note={
          query.data &&
          formatCount(query.data.total, words.one, words.several) +
            (list.isFiltered ? ' con este filtro' : '')
        }
        actions={props.actions}
      />
      <ListToolbar list={list} search={words.search} filters={props.filters}>
        {props.moreFilters}
      </ListToolbar>
      <ListView
        caption={words.caption}
        query={query}
        columns={props.columns}
        rowKey={rowKey}
        rowTo={(row) => record.to(rowKey(row))}
        {...(props.rowLabel ? { rowLabel: props.rowLabel } : {})}
        {...(record.id ? { openKey: record.id } : {})}
        order={list.order}
        onSort={list.sortBy}
        empty={words.empty}
        emptyAction={props.emptyAction}
        isFiltered={list.isFiltered}
      />
    </>
  );
}
