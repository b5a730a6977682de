import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeQueryClient } from '../platform/query-client';
import { ChoiceShares } from './choice-shares';

const closed = { flagged: false, note: '', others: null, comments: null };
const open = {
  ...closed,
  comments: 0,
  others: {
    version: 2,
    answers: 124,
    shares: [
      { choice: 'A', percent: 62 },
      { choice: 'B', percent: 25 },
      { choice: 'C', percent: 13 },
    ],
  },
};

describe('what others chose', () => {
  let asked: number;

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function show(responses: readonly unknown[], version: number, isJustAnswered: boolean) {
    asked = 0;
    vi.stubGlobal('fetch', async () => {
      asked += 1;
      return Response.json(responses[asked - 1] ?? responses.at(-1));
    });
    render(
      <QueryClientProvider client={makeQueryClient()}>
        <ChoiceShares questionId="q1" version={version} isJustAnswered={isJustAnswered} />
      </QueryClientProvider>,
    );
    await act(() => vi.advanceTimersByTimeAsync(60_000));
  }

  it('appears once the answer has reached the server', async () => {
    await show([closed, open], 2, true);
    expect(screen.getByText('La primera vez, 124 personas respondieron:')).not.toBeNull();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'A62 %',
      'B25 %',
      'C13 %',
    ]);
    expect(asked).toBe(2);
  });

  it('is asked for a few times only, and not for another version of the question', async () => {
    await show([closed], 2, true);
    expect(asked).toBe(4);
    cleanup();
    await show([open], 1, false);
    expect(screen.queryByRole('list')).toBeNull();
    expect(asked).toBe(1);
  });
});
