// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeQueryClient } from '../../../platform/query-client';
import { QuestionPicker } from './question-picker';

const bank = ['uno', 'dos', 'tres'].map((id, index) => ({
  id,
  stem: `Enunciado ${id}`,
  topic: index + 1,
  difficulty: 2,
}));
let asked: string[];
const submitted = vi.fn();

function open(value: string) {
  const Page = () => {
    const [ids, setIds] = useState(value);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted();
        }}
      >
        <QuestionPicker
          field={{ path: 'questionIds', label: 'Preguntas', kind: 'list', hint: 'En orden.' }}
          value={ids}
          onChange={setIds}
          error={undefined}
        />
        <output>{ids.replaceAll('\n', ' ')}</output>
      </form>
    );
  };
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <Stub />
    </QueryClientProvider>,
  );
}
const chosen = () => document.querySelector('output')?.textContent;

// Queries by role are slow in jsdom.
describe('the question picker', { timeout: 30_000 }, () => {
  beforeEach(() => {
    asked = [];
    submitted.mockClear();
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      const ids = new URLSearchParams(url.split('?')[1]).get('ids')?.split(',');
      const items = url.startsWith('/api/admin/questions')
        ? bank.filter(({ id }) => !ids || ids.includes(id))
        : [];
      return Response.json({ items, total: items.length, page: 1, pageSize: 10 });
    });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('adds and removes questions by their checkbox and keeps the order in which they were chosen', async () => {
    open('tres');
    const table = within(await screen.findByRole('table', { name: 'Banco de preguntas' }));
    fireEvent.click(table.getByRole('checkbox', { name: 'Seleccionar Enunciado uno' }));
    expect(chosen()).toBe('tres uno');
    expect(screen.getByText('2 preguntas elegidas de', { exact: false })).not.toBeNull();
    fireEvent.click(table.getByRole('checkbox', { name: 'Seleccionar Enunciado tres' }));
    expect(chosen()).toBe('uno');
  });

  it('moves a chosen question and takes it out', async () => {
    open('uno\ndos\ntres');
    const list = within(screen.getByRole('list', { name: 'Preguntas elegidas' }));
    expect(await list.findByText('Enunciado dos')).not.toBeNull();
    fireEvent.click(list.getByRole('button', { name: 'Subir la pregunta 3' }));
    expect(chosen()).toBe('uno tres dos');
    fireEvent.click(list.getByRole('button', { name: 'Quitar la pregunta 1' }));
    expect(chosen()).toBe('tres dos');
    expect(list.getByRole<HTMLButtonElement>('button', { name: 'Subir la pregunta 1' }).disabled).toBe(true);
  });

  it('searches without saving the record when Enter is pressed', async () => {
    open('');
    await screen.findByRole('table', { name: 'Banco de preguntas' });
    const box = screen.getByRole('textbox', { name: 'Buscar en el banco' });
    fireEvent.change(box, { target: { value: 'corona' } });
    expect(fireEvent.keyDown(box, { key: 'Enter' })).toBe(false);
    await waitFor(() => expect(asked.some((url) => url.includes('q=corona'))).toBe(true));
    expect(submitted).not.toHaveBeenCalled();
  });
});
