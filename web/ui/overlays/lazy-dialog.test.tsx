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

it('a user who opens it again after a failed download gets it, and it stays while it closes', async () => {
  let attempts = 0;
  const Dialog = lazyDialog<Props & { open: boolean }>(
    async () => {
      attempts += 1;
      if (attempts === 1) throw new TypeError('Failed to fetch');
      return { default: ({ open }) => <p>{open ? 'Abierto' : 'Cerrándose'}</p> };
    },
    ({ open }) => open,
  );
  let closed = 0;
  const shown = (open: boolean) => <Dialog name="Marta" open={open} onClose={() => (closed += 1)} />;
  const { rerender } = render(shown(false));
  expect(attempts).toBe(0);
  rerender(shown(true));
  await waitFor(() => expect(closed).toBe(1));
  rerender(shown(false));
  rerender(shown(true));
  expect(await screen.findByText('Abierto')).toBeDefined();
  rerender(shown(false));
  expect(screen.getByText('Cerrándose')).toBeDefined();
  expect(attempts).toBe(2);
});
