// @vitest-environment jsdom
import { questionResource } from '@atalaya/core/syllabus/admin/questions';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeQueryClient } from '../../../platform/query-client';
import { UndoImport } from './undo-import';

const sent: unknown[] = [];
const undone = vi.fn();
let refusal: object | undefined;

describe('undoing an import', () => {
  beforeEach(() => {
    sent.length = 0;
    undone.mockClear();
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      const body: unknown = JSON.parse(String(init.body));
      sent.push(body);
      const isKept = typeof body === 'object' && body && 'keepChanged' in body && body.keepChanged;
      if (refusal && !isKept)
        return new Response(JSON.stringify({ code: 'admin.changed-since', message: 'x', details: refusal }), {
          status: 409,
        });
      return new Response(JSON.stringify({ undone: 3, kept: 1 }));
    });
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => <UndoImport resource={questionResource} id="b1" label="Deshacer" onUndone={undone} />,
    },
  ]);

  const open = () =>
    render(
      <QueryClientProvider client={makeQueryClient()}>
        <Page />
      </QueryClientProvider>,
    );

  it('names what was edited since, and undoes the rest only after another click', async () => {
    refusal = { ids: ['a'], names: ['¿Quién sanciona?'], changed: 1, rest: 3 };
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(
      '1 pregunta se ha editado después: «¿Quién sanciona?». Puedes deshacer lo demás: 3 preguntas.',
    );
    expect(undone).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer lo demás' }));
    await vi.waitFor(() => expect(undone).toHaveBeenCalledWith(1));
    expect(sent).toEqual([{ keepChanged: false }, { keepChanged: true }]);
  });

  it('offers nothing more if everything was edited since', async () => {
    refusal = { ids: ['a'], names: ['¿Quién sanciona?'], changed: 1, rest: 0 };
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect((await screen.findByRole('alert')).textContent).toContain('No queda nada que deshacer.');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
