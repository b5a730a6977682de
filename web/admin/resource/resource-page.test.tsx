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
  etag: 'v1',
};

/** The fake server: requests it received and its responses. */
const asked: { method: string; url: string; body: unknown }[] = [];
/** What another admin has saved meanwhile. */
let theirs: typeof thing | undefined;
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

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
    theirs = undefined;
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
      const body = asked.at(-1)?.body;
      const isCurrent = typeof body === 'object' && body && 'etag' in body && body.etag === theirs?.etag;
      if (init.method === 'PUT' && theirs && !isCurrent)
        return json({ code: 'admin.conflict', message: 'x', details: { current: theirs } }, 409);
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
      body: { name: 'Segunda', law: 'derogada', state: 'draft', etag: 'v1' },
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

  const conflict = async () => {
    open('?ficha=uno');
    const drawer = within(await screen.findByRole('dialog', { name: 'Editar cosa' }));
    await waitFor(() => expect(drawer.getByLabelText<HTMLInputElement>('Nombre').value).toBe('Primera'));
    theirs = { ...thing, name: 'La suya', law: 'ce', etag: 'v2' };
    fireEvent.change(drawer.getByLabelText('Nombre'), { target: { value: 'La mía' } });
    fireEvent.click(drawer.getByRole('button', { name: 'Guardar' }));
    await drawer.findByText('Otra persona ha guardado esta ficha mientras la editabas');
    return drawer;
  };
  const sent = () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);

  it('shows both versions after a conflict, and saves the mix over the new version', async () => {
    const drawer = await conflict();
    const name = within(drawer.getByRole('group', { name: /^Nombre/ }));
    expect(name.getByLabelText<HTMLInputElement>(/Lo mío\s*La mía/).checked).toBe(true);
    expect(name.getByLabelText<HTMLInputElement>(/Lo guardado\s*La suya/).checked).toBe(false);
    const law = within(drawer.getByRole('group', { name: /^Norma/ }));
    expect(law.getByLabelText<HTMLInputElement>(/Lo guardado\s*CE/).checked).toBe(true);
    fireEvent.click(drawer.getByRole('button', { name: 'Guardar así' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual({ name: 'La mía', law: 'ce', state: 'draft', etag: 'v2' });
  });

  it('can go on editing with the chosen values, which stay changes of the form', async () => {
    const drawer = await conflict();
    fireEvent.click(drawer.getByRole('button', { name: 'Todo lo mío' }));
    fireEvent.click(drawer.getByRole('button', { name: 'Seguir editando con esto' }));
    await waitFor(() => expect(drawer.getByLabelText<HTMLInputElement>('Nombre').value).toBe('La mía'));
    expect(drawer.getByLabelText<HTMLSelectElement>(/Norma/).value).toBe('derogada');
    fireEvent.click(drawer.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual({ name: 'La mía', law: 'derogada', state: 'draft', etag: 'v2' });
  });

  it('can take over what the other admin saved', async () => {
    const drawer = await conflict();
    fireEvent.click(drawer.getByRole('button', { name: 'Todo lo guardado' }));
    fireEvent.click(drawer.getByRole('button', { name: 'Guardar así' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Editar cosa' })).toBeNull());
    expect(sent()).toHaveLength(1);
  });
});
