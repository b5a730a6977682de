import { enterAsAdmin } from './support/admin';
import { expect, test } from './support/fixtures';
import { makeQuestion, newWord, rows } from './support/questions';

test.describe('an admin who edits records', () => {
  test.beforeEach(({ page, playwright }) => enterAsAdmin(page, playwright));

  test('sees what another admin saved meanwhile, and keeps both changes', async ({
    page,
    expectAccessible,
  }) => {
    const word = newWord();
    const id = await makeQuestion(page, word);
    await page.goto(`/admin/preguntas-test?q=${word}&ficha=${id}`);
    const drawer = page.getByRole('dialog', { name: 'Editar pregunta' });
    await drawer.getByLabel('Enunciado').fill(`¿Quién firma el acto ${word}?`);
    const record = `/api/admin/questions/${id}`;
    const theirs = { ...(await (await page.request.get(record)).json()), source: 'Otros apuntes' };
    expect((await page.request.put(record, { data: theirs })).ok()).toBe(true);
    await drawer.getByRole('button', { name: 'Guardar' }).click();
    await expect(drawer.getByText('Otra persona ha guardado esta ficha mientras la editabas')).toBeVisible();
    await expect(drawer.getByRole('radio', { name: `Lo mío ¿Quién firma el acto ${word}?` })).toBeChecked();
    await expect(drawer.getByRole('radio', { name: 'Lo guardado Otros apuntes' })).toBeChecked();
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'Guardar así' }).click();
    await expect(drawer).toHaveCount(0);
    expect(await (await page.request.get(record)).json()).toMatchObject({
      stem: `¿Quién firma el acto ${word}?`,
      source: 'Otros apuntes',
    });
  });

  test('reads why a long form was not saved, and loses nothing of it by going back', async ({ page }) => {
    const word = newWord();
    const id = await makeQuestion(page, word);
    await page.goto(`/admin/preguntas-test?q=${word}`);
    await rows(page).click();
    const drawer = page.getByRole('dialog', { name: 'Editar pregunta' });
    const stem = drawer.getByLabel('Enunciado');
    await stem.fill(`¿Quién firma el acto ${word}?`);
    await page.route(`**/api/admin/questions/${id}`, (route) => route.abort());
    await drawer.getByRole('button', { name: 'Guardar' }).click();
    await expect(drawer.getByRole('button', { name: 'Reintentar' })).toBeInViewport();
    await page.unroute(`**/api/admin/questions/${id}`);

    const question = page.getByRole('alertdialog', { name: '¿Salir sin guardar?' });
    await page.goBack();
    await question.getByRole('button', { name: 'Seguir editando' }).click();
    await expect(page).toHaveURL(/ficha=/);
    await expect(stem).toHaveValue(`¿Quién firma el acto ${word}?`);
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => location.reload()));
    const leaving = await asked;
    expect(leaving.type()).toBe('beforeunload');
    await leaving.dismiss();
    await expect(stem).toHaveValue(`¿Quién firma el acto ${word}?`);

    await page.goBack();
    await question.getByRole('button', { name: 'Salir sin guardar' }).click();
    await expect(drawer).toHaveCount(0);
    await rows(page).click();
    await expect(stem).toHaveValue(`¿Quién refrenda el acto ${word}?`);
    await stem.fill(`¿Quién firma el acto ${word}?`);
    await drawer.getByRole('button', { name: 'Guardar' }).click();
    await expect(drawer).toHaveCount(0);
    await expect(page).not.toHaveURL(/ficha=/);
    await expect(rows(page)).toHaveText([`¿Quién firma el acto ${word}?`]);
  });

  test('withdraws, moves and deletes several questions at once, and undoes it', async ({
    page,
    expectAccessible,
  }) => {
    const word = newWord();
    for (const name of ['uno', 'dos', 'tres']) await makeQuestion(page, `${word} ${name}`);
    await page.goto(`/admin/preguntas-test?q=${word}`);
    await expect(rows(page)).toHaveCount(3);
    const table = page.getByRole('table', { name: 'Preguntas de test' });
    const boxes = table.getByRole('checkbox', { name: /refrenda/ });
    await boxes.first().focus();
    await page.keyboard.press('Space');
    await boxes.last().click({ modifiers: ['Shift'] });
    const bar = page.getByRole('region', { name: 'Filas seleccionadas' });
    await expect(bar.getByText('3 preguntas')).toBeVisible();
    await expectAccessible(page);
    await bar.getByRole('button', { name: 'Retirar' }).click();
    await expect(page.getByText('3 preguntas retiradas').first()).toBeVisible();
    await expect(table.getByText('Borrador')).toHaveCount(3);
    await page.getByRole('button', { name: 'Deshacer' }).first().click();
    await expect(table.getByText('Publicada')).toHaveCount(3);
    // On a phone the same rows are a list.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('checkbox', { name: 'Seleccionar toda la página' }).check();
    await bar.getByRole('button', { name: 'Mover…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Mover 3 preguntas' });
    await dialog.getByLabel('Tema').selectOption('4');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Mover', exact: true }).click();
    await expect(page.getByText('3 preguntas movidas').first()).toBeVisible();
    await expect(bar).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Seleccionar toda la página' }).check();
    await bar.getByRole('button', { name: 'Borrar' }).click();
    await expect(page.getByRole('heading', { name: 'Nada con estos filtros' })).toBeVisible();
    const deleted = page.getByRole('listitem').filter({ hasText: '3 preguntas borradas' });
    await deleted.getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByRole('list', { name: 'Preguntas de test' }).getByRole('listitem')).toHaveCount(3);
  });
});
