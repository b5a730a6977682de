import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeQueryClient } from '../../platform/query-client';
import { useSessionStore } from '../../platform/session';
import { readUser } from '../../platform/session-storage';
import RunningExam from './running-exam';

const now = '2026-11-15T10:18:18.000Z';
const exam = { id: 'e1', kind: 'mock', title: 'Simulacro oficial', deadlineAt: '2026-11-15T10:50:00.000Z' };

function show(body: unknown) {
  vi.stubGlobal('fetch', async () => Response.json(body));
  const client = makeQueryClient();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <RunningExam />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return client;
}

describe('the bar of a running exam', () => {
  beforeEach(() => {
    // The device's clock is an hour ahead of the server's.
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2026-11-15T11:18:18.000Z') });
    useSessionStore.setState({ currentUser: readUser({ id: 'lucia', tier: 'plus' }), isLoading: false });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('shows the time left by the clock of the server and leads back to the exam', async () => {
    show({ exam, now });
    expect((await screen.findByRole('timer')).textContent).toBe('31:42');
    expect(screen.getByRole('timer', { name: 'Quedan 31 minutos y 42 segundos' })).not.toBeNull();
    const link = screen.getByRole('link', { name: 'Continuar: Simulacro oficial' });
    expect(link.getAttribute('href')).toBe('/test/e1');
  });

  it('shows no clock for an exam without a time limit', async () => {
    show({ exam: { ...exam, deadlineAt: null }, now });
    expect(await screen.findByRole('link', { name: 'Continuar: Simulacro oficial' })).not.toBeNull();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('is not there without a running exam, nor once the time is over', async () => {
    for (const none of [
      { exam: null, now },
      { exam: { ...exam, deadlineAt: now }, now },
    ]) {
      const client = show(none);
      await vi.waitFor(() => expect(client.isFetching()).toBe(0));
      await act(async () => {});
      expect(screen.queryByRole('region', { name: 'Examen en marcha' })).toBeNull();
      cleanup();
    }
  });
});
