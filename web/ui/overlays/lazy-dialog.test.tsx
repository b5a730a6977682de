// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { lazyDialog } from './lazy-dialog';
import { getToasts, remove } from './toast-store';

afterEach(() => {
  cleanup();
  remove();
});

type Props = { name: string; onClose: () => void };

it('a user sees the dialog once its code has arrived', async () => {
  const Dialog = lazyDialog<Props>(async () => ({ default: ({ name }) => <p>Hola, {name}</p> }));
  render(<Dialog name="Marta" onClose={() => {}} />);
  expect(await screen.findByText('Hola, Marta')).toBeDefined();
});

it('a user whose connection fails is told so, and keeps the page', async () => {
  const Dialog = lazyDialog<Props>(() => Promise.reject(new TypeError('Failed to fetch')));
  let closed = 0;
  render(<Dialog name="Marta" onClose={() => (closed += 1)} />);
  await waitFor(() => expect(closed).toBe(1));
  expect(getToasts().map(({ title }) => title)).toEqual(['No se ha podido abrir']);
});
