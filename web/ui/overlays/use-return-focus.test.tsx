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
