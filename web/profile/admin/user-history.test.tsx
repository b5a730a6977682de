// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { makeQueryClient } from '../../platform/query-client';
import { AdminUserHistory } from './user-history';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('the history of an account comes from an address that support may read', async () => {
  const asked: string[] = [];
  const entry = { id: 'e1', action: 'user.suspended', actor: null, at: '2026-11-18T10:00:00.000Z' };
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response(JSON.stringify({ items: [entry], next: null }));
  });
  const Stub = createRoutesStub([{ path: '/', Component: () => <AdminUserHistory id="u1" /> }]);
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <Stub />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Cuenta suspendida')).toBeTruthy();
  expect(asked).toEqual(['/api/admin/users/u1/audit?limit=6']);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/admin/usuarios/u1/historial');
});
