import { valueAt } from '@atalaya/core/admin/record-cells';
import type { Choice, ResourceDescription, ResourceFilter } from '@atalaya/core/admin/resource';
import { stateChoices } from '@atalaya/core/admin/resource';
import { FileDown, FileUp, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '../../ui/button';
import { lazyDialog } from '../../ui/overlays/lazy-dialog';
import { LazyMenu } from '../../ui/overlays/lazy-menu';
import type { BulkBarProps } from './bulk-bar';
import { type Cells, describedColumns } from './described-columns';
import { RecentImports } from './imports/recent-imports';
import { LazyResourceDrawer } from './lazy-resource-drawer';
import { ListFrame } from './list-frame';
import { exportAddress, listQuery, type ResourceRecord } from './resource-calls';
import type { Preview } from './resource-drawer';
import type { OwnControls } from './resource-form';
import { useList } from './use-list';
import { useListState } from './use-list-state';
import { NEW, OPENED_HERE, useOpenRecord } from './use-open-record';
import { useResource } from './use-resource';
import { useSelection } from './use-selection';

const BulkBar = lazyDialog<BulkBarProps>(
  async () => ({ default: (await import('./bulk-bar')).BulkBar }),
  ({ selection }) => selection.ids.length > 0,
);

const ImportDialog = lazyDialog(
  async () => ({ default: (await import('./imports/import-dialog')).ImportDialog }),
  ({ open }) => open,
);

export type ResourceLook = {
  /** What the description cannot express: custom cells and preview. */
  cells?: Cells;
  preview?: Preview;
  /** Controls of the page's own, by field. */
  controls?: OwnControls;
  more?: (record: ResourceRecord) => ReactNode;
  /** Below the form, also of a new record. */
  beside?: ReactNode;
  changeNotice?: (record: ResourceRecord) => ReactNode;
};

export type ResourcePageProps = ResourceLook & {
  resource: ResourceDescription;
  /** Choices known at run time, by field or filter: topics, laws. */
  choices?: Readonly<Record<string, readonly Choice[]>>;
  /** Restricts the page, for example `{ topic: '3' }`. */
  only?: Readonly<Record<string, string>>;
  title?: string;
  /** The list is part of another page. */
  isPart?: boolean;
};

/** An admin page built from a resource description. */
export function ResourcePage({ resource: given, choices = {}, only = {}, ...look }: ResourcePageProps) {
  const resource = withChoices(given, choices);
  const filters = resource.filters.filter(({ name }) => !(name in only));
  const list = useListState({ ...resource, filters: filters.map(({ name }) => name) });
  const asked = {
    ...list.asked,
    ...Object.fromEntries(filters.map((filter) => [filter.name, picked(filter, list.text(filter.name))])),
    ...only,
  };
  const query = useList(listQuery(resource.name, asked));
  const record = useOpenRecord('ficha');
  const [isImporting, setIsImporting] = useState(false);
  const { changed } = useResource(resource);
  const { singular, plural, gender } = resource;
  const newLabel = `${gender === 'f' ? 'Nueva' : 'Nuevo'} ${singular}`;
  const add = resource.canCreate && (
    <ButtonLink to={record.to(NEW)} state={OPENED_HERE} preventScrollReset size="sm">
      <Plus />
      {newLabel}
    </ButtonLink>
  );
  const download = (format: 'csv' | 'json', ids?: readonly string[]) =>
    window.location.assign(
      exportAddress(resource.name, { ...asked, ...(ids ? { ids: ids.join(',') } : {}) }, format),
    );
  const selection = useSelection(query.data?.items.map(({ id }) => id) ?? []);
  const nameOf = (row: ResourceRecord) => String(valueAt(row, resource.columns[0] ?? 'id') ?? row.id);
  return (
    <>
      <ListFrame
        words={{
          title: look.title ?? resource.title,
          one: singular,
          several: plural,
          caption: resource.title,
          search: { label: `Buscar ${plural}`, placeholder: resource.search },
          empty: `Aún no hay ${plural}`,
        }}
        list={list}
        query={query}
        filters={filters}
        columns={describedColumns(resource, look.cells)}
        rowKey={({ id }) => id}
        record={record}
        {...(look.isPart ? { isPart: true } : {})}
        emptyAction={add}
        selection={selection}
        selectLabel={nameOf}
        bulk={
          <BulkBar
            resource={resource}
            selection={selection}
            isTrash={list.text('deleted') === 'true'}
            onExport={(format) => download(format, selection.ids)}
            onClose={selection.clear}
          />
        }
        actions={
          <>
            {resource.canCreate && (
              <Button variant="outline" size="sm" onClick={() => setIsImporting(true)}>
                <FileUp />
                Importar
              </Button>
            )}
            <LazyMenu
              label="Formato"
              items={[
                { label: 'CSV, para una hoja de cálculo', onSelect: () => download('csv') },
                { label: 'JSON', onSelect: () => download('json') },
              ]}
            >
              {(pressed) => (
                <Button variant="outline" size="sm" {...pressed}>
                  <FileDown />
                  Exportar
                </Button>
              )}
            </LazyMenu>
            {add}
          </>
        }
      />
      <LazyResourceDrawer
        resource={resource}
        id={record.id}
        onClose={record.close}
        preview={look.preview}
        preset={{ state: 'published', ...only }}
        more={look.more}
        beside={look.beside}
        controls={look.controls}
        changeNotice={look.changeNotice}
      />
      {resource.canCreate && <RecentImports resource={resource} />}
      {resource.canCreate && (
        <ImportDialog
          resource={resource}
          open={isImporting}
          onClose={() => setIsImporting(false)}
          onImported={() => changed()}
        />
      )}
    </>
  );
}

/** Ignores values that are not among the filter's options. */
const picked = ({ options }: ResourceFilter, value: string): string | undefined =>
  options.some((option) => option.value === value) ? value : undefined;

/** Adds the current choices to the description. */
export function withChoices(
  resource: ResourceDescription,
  choices: Readonly<Record<string, readonly Choice[]>>,
): ResourceDescription {
  const states = (options: readonly Choice[]) => stateChoices(options, resource.gender);
  return {
    ...resource,
    fields: resource.fields.map((field) => {
      const now = field.path === 'state' ? states(field.choices ?? []) : choices[field.path];
      // A new record starts as published, so that its state is always explicit.
      if (field.path === 'state') return { ...field, choices: now ?? [], optional: false };
      // While choices load, an empty list keeps the control a select.
      return now ? { ...field, choices: now } : field;
    }),
    filters: resource.filters.map((filter) => {
      const now = filter.name === 'state' ? states(filter.options) : choices[filter.name];
      return now && now.length > 0 ? { ...filter, options: now } : filter;
    }),
  };
}
