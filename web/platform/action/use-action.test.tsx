// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { getToasts, remove } from '../../ui/overlays/toast-store';
import { HttpError } from '../http-error';
import { makeQueryClient } from '../query-client';
import { useAction } from './use-action';

afterEach(() => {
  cleanup();
  remove();
});

const refused = (fields?: Record<string, string>) =>
  new HttpError(400, 'Bad Request', { message: 'Revisa los campos.', details: fields ? { fields } : {} });

/** A page with one button; `use` is what its component calls. */
function open(use: () => ReturnType<typeof useAction<void, unknown>>) {
  const loader = vi.fn(() => null);
  const client = makeQueryClient();
  function Page() {
    const { run, isBusy, faults } = use();
    return (
      <>
        <button type="button" aria-busy={isBusy} onClick={() => run()}>
          Guardar
        </button>
        <p data-testid="faults">{JSON.stringify(faults)}</p>
      </>
    );
  }
  const router = createMemoryRouter([{ path: '/', loader, Component: Page, HydrateFallback: () => null }]);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { loader, client };
}

const press = async () => userEvent.click(await screen.findByRole('button'));
const faults = () => JSON.parse(screen.getByTestId('faults').textContent ?? '');

it('sends once, however often the button is pressed, and reads the page again before it is done', async () => {
  let answer = (_: string) => {};
  const send = vi.fn(() => new Promise<string>((resolve) => (answer = resolve)));
  const done = vi.fn();
  const { loader } = open(() => useAction(send, { done }));
  await press();
  await press();
  expect(send).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button').ariaBusy).toBe('true');
  answer('saved');
  await waitFor(() => expect(done).toHaveBeenCalledWith('saved', undefined));
  expect(loader).toHaveBeenCalledTimes(2);
  await press();
  expect(send).toHaveBeenCalledTimes(2);
});

it('reads only the named queries again', async () => {
  const { loader, client } = open(() => useAction(async () => {}, { stale: [['/api/x']] }));
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  await press();
  await waitFor(() => expect(invalidate).toHaveBeenCalledWith({ queryKey: ['/api/x'] }));
  expect(loader).toHaveBeenCalledTimes(1);
});

it('sorts errors by field, and says the others about the whole', async () => {
  const send = vi
    .fn()
    .mockRejectedValueOnce(refused({ name: 'Falta el nombre.' }))
    .mockRejectedValueOnce(refused());
  open(() => useAction(send));
  await press();
  await waitFor(() => expect(faults()).toEqual({ name: 'Falta el nombre.' }));
  await press();
  await waitFor(() => expect(faults()).toEqual({ form: 'Revisa los campos.' }));
});

it('shows a toast where no form does, unless the error is dealt with', async () => {
  const caught = vi.fn().mockReturnValueOnce(true).mockReturnValueOnce(false);
  open(() => useAction(() => Promise.reject(refused()), { failed: 'No se ha guardado', caught }));
  await press();
  await waitFor(() => expect(caught).toHaveBeenCalledTimes(1));
  expect(getToasts()).toEqual([]);
  await press();
  await waitFor(() =>
    expect(getToasts()).toMatchObject([{ title: 'No se ha guardado', description: 'Revisa los campos.' }]),
  );
  expect(faults()).toEqual({});
});

it('tries again only where that is asked for', async () => {
  const once = vi.fn(() => Promise.reject(refused()));
  open(() => useAction(once, { failed: 'No' }));
  await press();
  await waitFor(() => expect(getToasts()).toHaveLength(1));
  expect(once).toHaveBeenCalledTimes(1);
  cleanup();
  const twice = vi.fn().mockRejectedValueOnce(refused()).mockResolvedValueOnce(undefined);
  const done = vi.fn();
  open(() => useAction(twice, { retries: true, done }));
  await press();
  await waitFor(() => expect(done).toHaveBeenCalled(), { timeout: 3000 });
});
