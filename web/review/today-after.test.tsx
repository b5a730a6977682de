// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TodayAfter } from './today-after';

const answers: Record<string, unknown> = {
  '/api/progress/today': {
    today: '2026-11-17',
    minutesToday: 12,
    streak: { days: 1 },
    forecast: [],
    due: [],
  },
  '/api/profile/study': { weekMinutes: [60, 60, 60, 60, 60, 60, 60], reminderHour: null },
};

const Page = createRoutesStub([{ path: '/', Component: TodayAfter }]);

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  );

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) => Response.json(answers[path]));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the offer of a reminder after a session', () => {
  it('is made once: who says no is not asked again', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Ahora no' }));
    await waitFor(() => expect(screen.queryByText('¿Te avisamos a esta hora?')).toBeNull());
    cleanup();
    show();
    expect(await screen.findByText('día de racha', { exact: false })).toBeDefined();
    expect(screen.queryByText('¿Te avisamos a esta hora?')).toBeNull();
  });
});
