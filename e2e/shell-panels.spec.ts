import { expect, test } from './support/fixtures';
import { arrange, header, PAGE } from './support/shell';

test.describe('the search', () => {
  // [2.2-11, 2.2-12, 2.2-13, 2.2-14, 4.home-2, 5.none-3]
  test('opens with a field that names the product, finds without a call to the server, says when there is nothing, and closes', async ({
    page,
    expectAccessible,
  }) => {
    await arrange(page);
    // The live connection is the last one a page opens by itself; later requests come from typing.
    const settled = page.waitForEvent('websocket');
    await page.goto(PAGE);
    const opener = header(page).getByRole('button', { name: 'Buscar en Atalaya' });
    const field = page.getByPlaceholder('Buscar en Atalaya…');
    const dialog = page.getByRole('dialog');
    await opener.click();
    await expect(field).toBeFocused();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cerrar búsqueda' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();

    await test.step('says so when there is nothing, whatever is typed', async () => {
      await opener.click();
      for (const typed of ['xilófono', '<b>%_\\ "qwzx" ¿?']) {
        await field.fill(typed);
        await expect(page.getByText(`No hay nada con «${typed}».`)).toBeVisible();
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });

    await test.step('finds a page without a call to the server, and Enter goes there', async () => {
      await opener.click();
      await expect(page.getByRole('option').first()).toBeVisible();
      await expect(field).toBeFocused();
      await settled;
      const calls: string[] = [];
      page.on('request', (request) => calls.push(request.url()));
      await page.keyboard.type('cólores');
      const found = page.getByRole('option', { name: /Colores de marca/ });
      await expect(found).toHaveAttribute('aria-selected', 'true');
      expect(calls).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/colores-marca');
      await expect(dialog).toHaveCount(0);
    });
  });
});

test.describe('the cart', () => {
  // [2.9-1, 2.9-2, 2.9-5, 2.9-6, 2.9-7, 2.9-10, 2.9-11, 2.9-15, 2.9-16, 2.9-17, 2.9-18, 2.9-19, 4.cart-6, 4.cart-16]
  test('slides in from the right with its title, and is lost, emptied and left only as it is asked to', async ({
    page,
    expectAccessible,
  }) => {
    await arrange(page, { units: 2 });
    await page.goto(PAGE);
    const cart = page.getByRole('dialog', { name: 'Tu Carrito' });

    await test.step('loses a product by one unit less than one', async () => {
      await header(page).getByRole('button', { name: 'Carrito, 2 productos' }).click();
      await expect.poll(async () => (await cart.boundingBox())?.x).toBe(1440 - 456);
      await cart.getByRole('button', { name: 'Una unidad menos' }).click();
      await expect(cart.getByText('1 producto', { exact: true })).toBeVisible();
      await cart.getByRole('button', { name: 'Una unidad menos' }).click();
    });
    await test.step('has an empty state that closes it', async () => {
      await expect(cart.getByText('Tu carrito está vacío')).toBeVisible();
      await expectAccessible(page);
      await cart.getByRole('button', { name: 'Continuar comprando' }).click();
      await expect(cart).toHaveCount(0);
    });
    await test.step('is emptied only after the question is answered', async () => {
      await arrange(page, { units: 3 });
      await page.reload();
      await header(page).getByRole('button', { name: 'Carrito, 3 productos' }).click();
      await cart.getByRole('button', { name: 'Vaciar carrito' }).click();
      const question = page.getByRole('alertdialog', { name: '¿Vaciar carrito?' });
      await expect(question).toContainText('no se puede deshacer');
      await expect(question).toContainText('3 productos');
      await expect(question).toContainText('17,97\u00a0€');
      await question.getByRole('button', { name: 'Cancelar' }).click();
      await expect(cart.getByText('3 productos', { exact: true })).toBeVisible();
      await cart.getByRole('button', { name: 'Vaciar carrito' }).click();
      await question.getByRole('button', { name: 'Vaciar carrito' }).click();
      await expect(cart.getByText('Tu carrito está vacío')).toBeVisible();
    });
  });

  // [2.9-3, 2.9-4, 2.9-8, 2.9-9, 2.9-10, 2.9-11, 2.9-12, 2.9-13, 2.9-14, 4.cart-1]
  test('shows each product with its price, counts, and leads to the checkout or back to the page', async ({
    page,
    expectAccessible,
  }) => {
    await arrange(page, { units: 1 });
    await page.goto(PAGE);
    await header(page).getByRole('button', { name: 'Carrito, 1 producto' }).click();
    const cart = page.getByRole('dialog', { name: 'Tu Carrito' });
    await expect(cart.getByText('1 producto', { exact: true })).toBeVisible();
    await expect(cart.getByText('Esquema del tema 6')).toBeVisible();
    await expect(cart.getByText('Los funcionarios')).toBeVisible();
    await expect(cart.getByText('5,99\u00a0€')).toHaveCount(2);
    await cart.getByRole('button', { name: 'Una unidad más' }).click();
    await expect(cart.getByText('2 productos', { exact: true })).toBeVisible();
    await expect(cart.getByText('11,98\u00a0€')).toBeVisible();
    await expectAccessible(page);
    await expect(cart.getByRole('link', { name: 'Ir a Checkout' })).toHaveAttribute(
      'href',
      '/stripe-checkout',
    );
    await cart.getByRole('button', { name: 'Continuar Comprando' }).click();
    await expect(cart).toHaveCount(0);
    await page.reload();
    await expect(header(page).getByRole('button', { name: 'Carrito, 2 productos' })).toBeVisible();
  });
});
