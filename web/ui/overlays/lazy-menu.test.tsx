// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { LazyMenu } from './lazy-menu';

afterEach(cleanup);

const items = [
  { label: 'Responder', onSelect: () => {}, disabled: true },
  { label: 'Editar', onSelect: () => {} },
  { label: 'Borrar', onSelect: () => {} },
];

const show = () =>
  render(
    <LazyMenu label="Acciones" items={items}>
      {({ busy: _, ...pressed }) => (
        <button type="button" {...pressed}>
          Más
        </button>
      )}
    </LazyMenu>,
  );

it('a user who opens it with the keyboard is on its first action, the first time too', async () => {
  show();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const first = await screen.findByRole('menuitem', { name: 'Editar' });
  await waitFor(() => expect(document.activeElement).toBe(first));
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Borrar');
});

it('a user who opens it with the mouse has no action chosen', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Más' }));
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(document.activeElement).toBe(menu));
});
