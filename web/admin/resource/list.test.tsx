// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DataTable } from './data-table';
import { ListToolbar } from './list-toolbar';
import { useListState } from './use-list-state';

type Row = { id: string; name: string };
const rows: Row[] = ['Ana', 'Begoña', 'Candela'].map((name) => ({ id: name, name }));

let address = '';

function Page() {
  const list = useListState({
    sorts: ['name', 'age'],
    defaultOrder: { field: 'name', descending: false },
    filters: ['tier'],
  });
  const { search } = useLocation();
  address = search;
  return (
    <>
      <output>{JSON.stringify([list.q, list.page, list.sort, list.pick('tier', ['plus', 'elite'])])}</output>
      <ListToolbar
        list={list}
        search={{ label: 'Buscar', placeholder: 'Nombre' }}
        filters={[
          {
            name: 'tier',
            label: 'Nivel',
            all: 'todos',
            options: [
              { value: 'plus', label: 'Plus' },
              { value: 'elite', label: 'Elite' },
            ],
          },
        ]}
      />
      <DataTable
        caption="Personas"
        columns={[
          { id: 'name', header: 'Nombre', sort: 'name', cell: ({ name }) => name },
          { id: 'age', header: 'Edad', sort: 'age', startsDescending: true, cell: () => null },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
        rowTo={({ id }) => `?fila=${id}`}
        order={list.order}
        onSort={list.sortBy}
      />
    </>
  );
}

function open(search = '') {
  const Stub = createRoutesStub([{ path: '/lista', Component: Page }]);
  render(<Stub initialEntries={[`/lista${search}`]} />);
}
const shown = () => JSON.parse(screen.getByRole('status').textContent ?? 'null');

describe('a list', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('reads its address, and takes nothing from it that it does not know', () => {
    open('?q=ana&page=3&sort=-age&tier=plus');
    expect(shown()).toEqual(['ana', 3, '-age', 'plus']);
    cleanup();
    open('?page=-1&sort=password&tier=gold');
    expect(shown()).toEqual(['', 1, 'name', null]);
  });

  it('searches when the typing pauses, from the first page', async () => {
    open('?page=3&tier=plus');
    fireEvent.change(screen.getByLabelText('Buscar'), { target: { value: 'bego' } });
    await act(() => vi.advanceTimersByTimeAsync(299));
    expect(address).toContain('page=3');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(address).toBe('?tier=plus&q=bego');
  });

  it('filters, and lets go of every filter at once', async () => {
    open('?q=ana&sort=-age');
    await act(async () => fireEvent.change(screen.getByLabelText('Nivel'), { target: { value: 'elite' } }));
    expect(address).toBe('?q=ana&sort=-age&tier=elite');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Quitar filtros' })));
    expect(address).toBe('?sort=-age');
    expect(screen.getByLabelText<HTMLInputElement>('Buscar').value).toBe('');
    expect(screen.queryByRole('button', { name: 'Quitar filtros' })).toBeNull();
  });

  it('sorts by the head of a column, and turns round at the second press', async () => {
    open();
    const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
    await press('Edad');
    expect(address).toBe('?sort=-age');
    expect(screen.getByRole('columnheader', { name: 'Edad' }).getAttribute('aria-sort')).toBe('descending');
    await press('Edad');
    expect(address).toBe('?sort=age');
    await press('Nombre');
    expect(address).toBe('?sort=name');
  });

  it('is walked with J and K, and with the arrows, from row to row', () => {
    open();
    const [first, second, third] = screen.getAllByRole('link').filter((link) => link.closest('table'));
    first?.focus();
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
    press('j');
    expect(document.activeElement).toBe(second);
    press('ArrowDown');
    press('j');
    expect(document.activeElement).toBe(third);
    press('k');
    expect(document.activeElement).toBe(second);
  });

  it('brings the keyboard to the search with a slash, but not while one is typing', () => {
    open();
    fireEvent.keyDown(document.body, { key: '/' });
    expect(document.activeElement).toBe(screen.getByLabelText('Buscar'));
    screen.getByLabelText('Nivel').focus();
    fireEvent.keyDown(screen.getByLabelText('Nivel'), { key: '/' });
    expect(document.activeElement).toBe(screen.getByLabelText('Nivel'));
  });
});
