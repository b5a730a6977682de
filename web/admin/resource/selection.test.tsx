// @vitest-environment jsdom
import type { ResourceDescription } from '@atalaya/core/admin/resource';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeQueryClient } from '../../platform/query-client';
import { getToasts, remove } from '../../ui/overlays/toast-store';
import { ResourcePage } from './resource-page';

const resource: ResourceDescription<'id'> = {
  name: 'things',
  title: 'Cosas',
  singular: 'cosa',
  plural: 'cosas',
  gender: 'f',
  fields: [
    { path: 'name', label: 'Nombre', kind: 'line' },
    { path: 'state', label: 'Estado', kind: 'choice' },
  ],
  columns: ['name'],
  search: 'Busca',
  sorts: ['id'],
  defaultOrder: { field: 'id', descending: false },
  filters: [],
  canCreate: true,
};
const items = ['uno', 'dos', 'tres', 'cuatro'].map((id) => ({ id, name: id }));
const sent: { url: string; body: unknown }[] = [];

describe('selecting rows of an admin list', { timeout: 30_000 }, () => {
  beforeEach(async () => {
    sent.length = 0;
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (init.method !== 'POST')
        return new Response(JSON.stringify({ items, total: items.length, page: 1, pageSize: 20 }));
      sent.push({ url, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
      return new Response(JSON.stringify({ batchId: 'b1', done: 3, undone: 3 }));
    });
    const Stub = createRoutesStub([{ path: '/', Component: () => <ResourcePage resource={resource} /> }]);
    render(
      <QueryClientProvider client={makeQueryClient()}>
        <Stub />
      </QueryClientProvider>,
    );
    await screen.findByRole('table', { name: 'Cosas' });
  });
  afterEach(() => {
    cleanup();
    remove();
    vi.unstubAllGlobals();
  });

  const box = (name: string) =>
    within(screen.getByRole('table', { name: 'Cosas' })).getByRole<HTMLInputElement>('checkbox', { name });
  const bar = async () => within(await screen.findByRole('region', { name: 'Filas seleccionadas' }));

  it('takes a range with shift, and the whole page', async () => {
    expect(screen.queryByRole('region', { name: 'Filas seleccionadas' })).toBeNull();
    fireEvent.click(box('Seleccionar uno'));
    fireEvent.click(box('Seleccionar tres'), { shiftKey: true });
    expect((await bar()).getByRole('status').textContent).toBe('3 cosas');
    const page = box('Seleccionar toda la página');
    expect([page.checked, page.indeterminate]).toEqual([false, true]);
    fireEvent.click(page);
    expect((await bar()).getByRole('status').textContent).toBe('4 cosas');
    fireEvent.click((await bar()).getByRole('button', { name: 'Quitar la selección' }));
    expect(box('Seleccionar uno').checked).toBe(false);
  });

  it('changes the selected ones and offers to undo it for at least ten seconds', async () => {
    fireEvent.click(box('Seleccionar dos'));
    fireEvent.click(box('Seleccionar cuatro'), { shiftKey: true });
    fireEvent.click((await bar()).getByRole('button', { name: 'Retirar' }));
    await waitFor(() => expect(getToasts()[0]?.title).toBe('3 cosas retiradas'));
    expect(sent[0]).toEqual({
      url: '/api/admin/things/bulk',
      body: { ids: ['dos', 'tres', 'cuatro'], action: 'withdraw' },
    });
    expect(getToasts()[0]?.durationMs).toBeGreaterThanOrEqual(10_000);
    getToasts()[0]?.action?.onClick();
    await waitFor(() => expect(sent[1]?.url).toBe('/api/admin/batches/b1/undo'));
    expect(screen.queryByRole('region', { name: 'Filas seleccionadas' })).toBeNull();
  });
});
