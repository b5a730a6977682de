// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Dialog } from './dialog';
import { Menu } from './menu';

afterEach(cleanup);

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu label="Acciones" items={[{ label: 'Avisar', onSelect: () => setOpen(true) }]}>
        <button type="button">Más</button>
      </Menu>
      {isOpen && (
        <Dialog open onOpenChange={setOpen} title="Avisar de este mensaje">
          <button type="button">Enviar</button>
        </Dialog>
      )}
    </>
  );
}

it('a dialog that a menu has opened gives the focus back to the button of the menu', async () => {
  render(<Page />);
  const button = screen.getByRole('button', { name: 'Más' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Avisar' }));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
});

function Rows() {
  const [isOpen, setOpen] = useState(false);
  const [isGone, setGone] = useState(false);
  return (
    <section aria-label="Suscripción">
      {!isGone && (
        <div>
          <button type="button" onClick={() => setOpen(true)}>
            Cancelar
          </button>
        </div>
      )}
      {isOpen && !isGone && (
        <Dialog open onOpenChange={setOpen} title="¿Seguro?">
          <button type="button" onClick={() => setGone(true)}>
            Sí
          </button>
        </Dialog>
      )}
    </section>
  );
}

it('when its opener is gone, the focus stays where that was', async () => {
  render(<Rows />);
  screen.getByRole('button', { name: 'Cancelar' }).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Sí' }));
  const section = screen.getByRole('region', { name: 'Suscripción' });
  await waitFor(() => expect(document.activeElement).toBe(section));
  section.blur();
  expect(section.hasAttribute('tabindex')).toBe(false);
});
