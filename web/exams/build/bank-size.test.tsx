import { HOUR_MS } from '@atalaya/core/platform/durations';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeQueryClient } from '../../platform/query-client';
import { BankSize } from './bank-size';

let asked: string[];

const answer = (body: unknown) =>
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json(body);
  });
const client = makeQueryClient();
const show = () =>
  render(
    <QueryClientProvider client={client}>
      <BankSize />
    </QueryClientProvider>,
  );

describe('the size of the bank', () => {
  beforeEach(() => {
    asked = [];
    client.clear();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is what the server counts, asked again after an hour [7-35] [7-36]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T10:00:00Z') });
    answer({ totalQuestions: 4099 });
    show();
    expect(await screen.findByText('Salen de un banco de 4.099 preguntas.')).not.toBeNull();
    cleanup();
    vi.setSystemTime(Date.now() + HOUR_MS - 1000);
    show();
    expect(asked).toEqual(['/api/stats/quiz-count']);
    cleanup();
    vi.setSystemTime(Date.now() + 2000);
    show();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
  });

  it('is 8579 when the server has no number [7-37]', async () => {
    answer({});
    show();
    expect(await screen.findByText('Salen de un banco de 8.579 preguntas.')).not.toBeNull();
  });
});
