// @vitest-environment jsdom
import type { ResourceDescription } from '@atalaya/core/admin/resource';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeQueryClient } from '../../platform/query-client';
import { ResourcePage } from './resource-page';

const resource: ResourceDescription<'id'> = {
  name: 'things',
  title: 'Cosas',
  singular: 'cosa',
  plural: 'cosas',
  gender: 'f',
  fields: [
    { path: 'name', label: 'Nombre', kind: 'line' },
    { path: 'law', label: 'Norma', kind: 'line', optional: true },
    {
      path: 'state',
      label: 'Estado',
      kind: 'choice',
      choices: [
        { value: 'published', label: 'x' },
        { value: 'draft', label: 'y' },
      ],
      optional: true,
    },
  ],
  columns: ['name', 'law', 'state'],
  search: 'Busca',
  sorts: ['id'],
  defaultOrder: { field: 'id', descending: false },
  filters: [{ name: 'state', label: 'Estado', all: 'todos', options: [{ value: 'draft', label: 'y' }] }],
  canCreate: true,
};
const thing = {
  id: 'uno',
  name: 'Primera',
  law: 'derogada',
  state: 'draft',
  isFromFile: true,
  deletedAt: null,
};

/** The fake server: requests it received and its responses. */
const asked: { method: string; url: string; body: unknown }[] = [];
const json = (body: unknown) => new Response(JSON.stringify(body), { status: 200 });

function open(search = '') {
  const Page = () => (
    <ResourcePage
      resource={resource}
      choices={{ law: [{ value: 'ce', label: 'CE' }] }}
      only={{ topic: '3' }}
    />
  );
  const Stub = createRoutesStub([{ path: '/cosas', Component: Page }]);
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <Stub initialEntries={[`/cosas${search}`]} />
    </QueryClientProvider>,
  );
}

// Queries by role are slow in jsdom.
describe('a page made of a description', { timeout: 30_000 }, () => {
  beforeEach(() => {
    asked.length = 0;
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      asked.push({
        method: init.method ?? 'GET',
        url,
        body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      });
      if (url.startsWith('/api/admin/things?'))
        return json({ items: [thing], total: 1, page: 1, pageSize: 20 });
      return json(thing);
    });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('asks for what its address says, and for nothing that it does not know', async () => {
    open('?state=draft&sort=password&otra=1&q=hola');
    await screen.findAllByText('Primera');
    const query = Object.fromEntries(new URL(asked[0]?.url ?? '', 'http://x').searchParams);
    expect(query).toEqual({ page: '1', pageSize: '20', sort: 'id', q: 'hola', state: 'draft', topic: '3' });
    expect(screen.getAllByText('Borrador').length).toBeGreaterThan(0);
  });

  it('keeps on saving a value that is no longer one of the choices', async () => {
    open('?ficha=uno');
    const drawer = within(await screen.findByRole('dialog', { name: 'Editar cosa' }));
    const law = await drawer.findByLabelText<HTMLSelectElement>(/Norma/);
    expect(law.value).toBe('derogada');
    fireEvent.change(drawer.getByLabelText('Nombre'), { target: { value: 'Segunda' } });
    fireEvent.click(drawer.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(asked.some(({ method }) => method === 'PUT')).toBe(true));
    expect(asked.find(({ method }) => method === 'PUT')).toEqual({
      method: 'PUT',
      url: '/api/admin/things/uno',
      body: { name: 'Segunda', law: 'derogada', state: 'draft' },
    });
  });

  it('asks before it forgets what was written, and says what is missing before it sends it', async () => {
    open('?ficha=nueva');
    const drawer = within(await screen.findByRole('dialog', { name: 'Nueva cosa' }));
    fireEvent.click(drawer.getByRole('button', { name: 'Crear cosa' }));
    expect(await drawer.findByText('Obligatorio')).toBeTruthy();
    expect(asked.every(({ method }) => method === 'GET')).toBe(true);
    fireEvent.change(drawer.getByLabelText('Nombre'), { target: { value: 'A medias' } });
    fireEvent.click(drawer.getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' })).toBeTruthy();
  });
});
