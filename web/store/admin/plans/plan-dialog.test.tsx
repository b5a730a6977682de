// @vitest-environment jsdom
import type { PlanRecord } from '@atalaya/core/store/plan-terms.contract';
import { planDefaults } from '@atalaya/core/store/plans';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeQueryClient } from '../../../platform/query-client';
import Toaster from '../../../ui/overlays/toaster';
import AdminPlansPage from './plans-page';

/** What the server has, and the etag and phrase of each change that it received. */
let current: PlanRecord;
const received: { etag: string; claim: string }[] = [];
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

describe('the dialog of a plan', { timeout: 30_000 }, () => {
  beforeEach(() => {
    received.length = 0;
    const terms = planDefaults.plus;
    current = { ...terms, id: 'plus', name: 'Plus', spots: null, etag: 'v1', initial: terms };
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (!url.startsWith('/api/admin/plans')) return json([]);
      if (init.method !== 'PUT') return json([current]);
      const body = JSON.parse(String(init.body));
      received.push(body);
      if (body.etag !== current.etag)
        return json({ code: 'admin.conflict', message: 'Ha cambiado.', details: { current } }, 409);
      current = { ...current, ...body, etag: 'v3' };
      return json(current);
    });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('shows what somebody else has saved meanwhile, and can still save its own over it', async () => {
    const Stub = createRoutesStub([{ path: '/', Component: AdminPlansPage }]);
    render(
      <QueryClientProvider client={makeQueryClient()}>
        <Stub />
        <Toaster />
      </QueryClientProvider>,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Cambiar el plan Plus' }));
    current = { ...current, claim: 'La de otra persona', etag: 'v2' };
    fireEvent.change(screen.getByLabelText('Frase'), { target: { value: 'La mía' } });
    fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByDisplayValue('La de otra persona')).toBeTruthy();
    fireEvent.click(await screen.findByText('Guardar lo mío'));
    expect(await screen.findByDisplayValue('La mía')).toBeTruthy();
    expect(received.map(({ etag, claim }) => [etag, claim])).toEqual([
      ['v1', 'La mía'],
      ['v2', 'La mía'],
    ]);
  });
});
