// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { useQuietQuery } from './quiet-query';

const query = { queryKey: ['/api/blog/marks'], queryFn: () => ['18'], staleTime: 60_000 };
const states: string[] = [];

function Like() {
  const { data = [] } = useQuietQuery(query);
  const isOn = String(data.includes('18'));
  states.push(isOn);
  return (
    <button type="button" aria-pressed={isOn === 'true'}>
      Me gusta
    </button>
  );
}

const page = (client: QueryClient) => (
  <QueryClientProvider client={client}>
    <Like />
  </QueryClientProvider>
);

function answered() {
  const client = new QueryClient();
  client.setQueryData(query.queryKey, ['18']);
  return client;
}

afterEach(() => {
  cleanup();
  states.length = 0;
});

it('a part taken over after the answer came shows the answer, though the HTML of the server does not', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page(new QueryClient()));
  document.body.append(container);
  render(page(answered()), { container, hydrate: true });
  await act(() => new Promise((told) => setTimeout(told)));
  expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('true');
  container.remove();
});

it('a part that the browser draws begins with the answer that is there', () => {
  render(page(answered()));
  expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('true');
  expect(states).toEqual(['true']);
});
