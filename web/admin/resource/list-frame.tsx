import { formatCount } from '@atalaya/core/platform/number-format';
import type { ReactNode } from 'react';
import type { To } from 'react-router';
import { PageHead } from '../page-head';
import type { Column } from './data-table';
import { type Filter, ListToolbar } from './list-toolbar';
import { ListView } from './list-view';
import type { ListQuery } from './use-list';
import type { ListState } from './use-list-state';
import type { Selection } from './use-selection';

/** Texts of an admin list page. */
export type ListWords = {
  title: string;
  /** Singular and plural of the records. */
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
  /** Other filters, such as dates. */
  moreFilters?: ReactNode;
  columns: readonly Column<Row, F>[];
  rowKey: (row: Row) => string;
  rowLabel?: (row: Row) => string;
  /** The open row and the target of each row. */
  record?: { id: string | null; to: (id: string) => To };
  actions?: ReactNode;
  /** Below the title. */
  notice?: ReactNode;
  /** The list is part of another page: its title is a second-level heading. */
  isPart?: boolean;
  emptyAction?: ReactNode;
  selection?: Selection;
  selectLabel?: (row: Row) => string;
  /** What can be done with the selected rows. */
  bulk?: ReactNode;
};

/** The common frame of admin lists: title, search, filters, rows, pagination. */
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
      {props.notice}
      <ListToolbar list={list} search={words.search} filters={props.filters}>
        {props.moreFilters}
      </ListToolbar>
      {props.bulk}
      <ListView
        caption={words.caption}
        query={query}
        columns={props.columns}
        rowKey={rowKey}
        {...(record ? { rowTo: (row: Row) => record.to(rowKey(row)) } : {})}
        {...(props.rowLabel ? { rowLabel: props.rowLabel } : {})}
        {...(record?.id ? { openKey: record.id } : {})}
        {...(props.selection ? { selection: props.selection } : {})}
        {...(props.selectLabel ? { selectLabel: props.selectLabel } : {})}
        order={list.order}
        onSort={list.sortBy}
        empty={words.empty}
        emptyAction={props.emptyAction}
        isFiltered={list.isFiltered}
      />
    </>
  );
}
