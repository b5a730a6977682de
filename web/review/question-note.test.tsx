import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testDevice } from '../platform/offline/idb-keyval.factory';
import { makeQueryClient } from '../platform/query-client';
import { useSessionStore } from '../platform/session';
import { readUser } from '../platform/session-storage';
import { noteOutbox } from './note-outbox';
import { QuestionNote } from './question-note';

vi.mock('idb-keyval', async () => (await import('../platform/offline/idb-keyval.factory')).memoryKeyval);

const own = { flagged: false, note: '', others: null, comments: null };

describe('the note on a question', () => {
  let saved: string[];
  /** What the server says to a note. */
  let answer: (note: string) => Response;

  beforeEach(() => {
    saved = [];
    answer = (note) => Response.json({ note });
    useSessionStore.setState({ currentUser: readUser({ id: 'ana' }) });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
      if (!init?.body) return Response.json(own);
      const { note } = JSON.parse(String(init.body));
      const said = answer(note);
      if (said.ok) saved.push(note);
      return said;
    });
  });
  afterEach(() => {
    cleanup();
    testDevice.clear();
    localStorage.clear();
    useSessionStore.setState({ currentUser: null });
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const Stub = createRoutesStub([{ path: '/', Component: () => <QuestionNote questionId="q1" /> }]);
  const show = () =>
    render(
      <QueryClientProvider client={makeQueryClient()}>
        <Stub />
      </QueryClientProvider>,
    );
  const field = () => screen.findByLabelText('Tu nota (solo la ves tú)');
  const write = async (text: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Añadir una nota' }));
    await userEvent.type(await field(), text);
  };
  const breakOff = () => {
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
  };

  it('waits on the device without network, is shown meanwhile, and arrives later', async () => {
    breakOff();
    const { unmount } = show();
    await write('Lo cita Ulpiano');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Lo cita Ulpiano')).not.toBeNull();
    unmount();
    show();
    expect(await screen.findByText('Lo cita Ulpiano')).not.toBeNull();
    expect(saved).toEqual([]);
    answer = (note) => Response.json({ note });
    await noteOutbox.send('ana');
    expect(saved).toEqual(['Lo cita Ulpiano']);
  });

  it('that is being written is sent when the question is left, and waits if it cannot be', async () => {
    breakOff();
    const { unmount } = show();
    await write('A medias');
    unmount();
    await vi.waitFor(() => expect(localStorage).toHaveLength(0));
    expect(await noteOutbox.list('ana')).toEqual([{ id: 'q1', note: 'A medias' }]);
  });

  it('that is being written is still there when the page is opened again', async () => {
    show();
    await write('A medias');
    // The page ends without a word.
    const typed = { ...localStorage };
    answer = () => new Response('', { status: 503 });
    cleanup();
    await vi.waitFor(() => expect(localStorage).toHaveLength(0));
    for (const [key, text] of Object.entries(typed)) localStorage.setItem(key, text);
    show();
    expect(await field()).toHaveProperty('value', 'A medias');
  });

  it('that is refused stays in its field and with its owner, and is not sent again by leaving', async () => {
    let tries = 0;
    answer = () => {
      tries += 1;
      return Response.json({ code: 'request.invalid', message: 'Es demasiado larga.' }, { status: 422 });
    };
    const { unmount } = show();
    await write('Larguísima');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Es demasiado larga.')).not.toBeNull();
    expect(await field()).toHaveProperty('value', 'Larguísima');
    expect((await noteOutbox.overview('ana')).refused).toMatchObject([
      { what: 'Nota de una pregunta', text: 'Larguísima', sentence: 'Es demasiado larga.' },
    ]);
    expect((await noteOutbox.overview('eva')).refused).toEqual([]);
    unmount();
    await noteOutbox.send('ana');
    expect(tries).toBe(1);
  });
});
