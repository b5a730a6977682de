// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeQueryClient } from '../../platform/query-client';
import Toaster from '../../ui/overlays/toaster';
import type { Member, Patrol } from '../patrol';
import { PatrolSettings } from './patrol-settings';

const member = (id: string, role: Member['role']): Member => ({
  id,
  role,
  name: id,
  avatar: null,
  status: '',
  isMe: id === 'capi',
  days: [],
  total: 0,
  isDoneToday: false,
  cheeredToday: false,
});
const patrol: Patrol = {
  id: 'p',
  name: 'Los del alba',
  isOpen: false,
  unit: 'questions',
  goal: 600,
  role: 'captain',
  isArchived: false,
  sharesPlan: false,
  invitation: null,
  today: '2026-11-18',
  cheers: [],
  weeks: [],
  board: {
    monday: '2026-11-16',
    total: 0,
    goal: 600,
    ahead: 0,
    ofDay: 43,
    cap: 450,
    members: [member('capi', 'captain'), member('eva', 'member')],
  },
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <>
          <PatrolSettings patrol={patrol} onClose={() => {}} />
          <Toaster />
        </>
      ),
    },
  ]);
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <Stub />
    </QueryClientProvider>,
  );
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a captain who cannot take somebody out reads why, not behind the question', {
  timeout: 30_000,
}, async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Cambiar a eva' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sacar de la patrulla' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sacar' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await screen.findByText('Sigue en la patrulla')).toBeTruthy();
});

it('the focus goes on with the question whether to leave', { timeout: 30_000 }, async () => {
  (await screen.findByRole('button', { name: 'Dejar la patrulla' })).focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Me quedo' }));
});
