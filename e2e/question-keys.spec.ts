import { enterAsAdmin } from './support/admin';
import { expect, test } from './support/fixtures';
import { makeQuestion, newWord, rows } from './support/questions';

test.describe('an admin who looks after the keys', () => {
  test.beforeEach(({ page, playwright }) => enterAsAdmin(page, playwright));

  test('changes a key knowing whom it affects, with a reason that readers see, and restores the old one', async ({
    page,
    expectAccessible,
  }) => {
    const word = newWord();
    await makeQuestion(page, word);
    await page.goto(`/admin/preguntas-test?q=${word}`);
    await rows(page).click();
    const editor = page.getByRole('dialog', { name: 'Editar pregunta' });
    const warning = editor.getByText(
      'Cambia la respuesta correcta. Afecta a 0 exámenes terminados de 0 usuarios.',
    );
    await expect(editor.getByLabel('Enunciado')).toHaveValue(new RegExp(word));
    await expect(editor.getByLabel('Exámenes terminados')).toHaveCount(0);
    await editor.getByLabel('Respuesta correcta').selectOption('C');
    await expect(warning).toBeVisible();
    await editor.getByRole('button', { name: 'Guardar' }).click();
    await expect(editor.getByText('Obligatorio')).toHaveCount(2);
    await editor.getByLabel('Exámenes terminados').selectOption('regrade');
    await editor.getByLabel('Motivo del cambio').fill('Corto');
    await editor.getByRole('button', { name: 'Guardar' }).click();
    await expect(editor.getByText('Explica el motivo: lo verán los opositores.')).toBeVisible();
    await expect(editor.getByLabel('Respuesta correcta')).toHaveValue('C');
    await expect(editor.getByLabel('Exámenes terminados')).toHaveValue('regrade');
    await expectAccessible(page);
    await editor.getByLabel('Motivo del cambio').fill('Así lo dice el artículo 107.');
    await editor.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Cambios guardados').first()).toBeVisible();

    const entries = page.getByRole('article').filter({ hasText: word });
    await page.goto('/correcciones');
    await expect(entries.getByText('C. El Consejo de Estado')).toBeVisible();
    await expect(entries.getByText('Así lo dice el artículo 107.')).toBeVisible();
    await expect(entries.getByText('Es un órgano consultivo.')).toHaveCount(0);

    await page.goto(`/admin/preguntas-test?q=${word}`);
    await rows(page).click();
    await editor.getByRole('button', { name: 'Ver el texto de la versión 1' }).click();
    await expect(editor.locator('del', { hasText: /^A$/ })).toBeVisible();
    await expect(editor.locator('ins', { hasText: /^C$/ })).toBeVisible();
    await expect(warning).toBeVisible();
    await expectAccessible(page);
    await editor.getByRole('button', { name: 'Recuperar la versión 1' }).click();
    await expect(editor.getByText('Explica el motivo: lo verán los opositores.')).toBeVisible();
    await editor.getByLabel('Motivo para recuperar la versión 1').fill('El artículo 107 trata de otra cosa.');
    await editor.getByRole('button', { name: 'Recuperar la versión 1' }).click();
    await expect(editor.getByText('Versión 3', { exact: true })).toBeVisible();
    await expect(editor.getByLabel('Respuesta correcta')).toHaveValue('A');
    await page.goto('/correcciones');
    await expect(entries.getByText('El artículo 107 trata de otra cosa.')).toBeVisible();
    await expect(entries).toHaveCount(2);
  });

  test('annuls a question that stops counting in finished exams, and restores it', async ({
    page,
    expectAccessible,
  }) => {
    const word = newWord();
    await makeQuestion(page, word);
    await page.goto(`/admin/preguntas-test?q=${word}`);
    await rows(page).click();
    const editor = page.getByRole('dialog', { name: 'Editar pregunta' });
    await expect(editor.getByLabel('Enunciado')).toHaveValue(new RegExp(word));
    await editor.getByLabel('Respuesta correcta').selectOption('B');
    const grading = editor.getByLabel('Exámenes terminados');
    await expect(grading.getByRole('option')).toHaveText([
      /./,
      'Volver a calificarlos con la clave nueva',
      'Anular la pregunta: conservan su nota',
      'Anular la pregunta: deja de contar y se recalculan sin ella',
    ]);
    await grading.selectOption('stop-counting');
    await editor.getByLabel('Motivo del cambio').fill('El tribunal la ha anulado.');
    await expectAccessible(page);
    await editor.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Cambios guardados').first()).toBeVisible();

    const entries = page.getByRole('article').filter({ hasText: word });
    await page.goto('/correcciones');
    await expect(entries.getByText('Pregunta anulada')).toBeVisible();
    await expect(entries.getByText('El tribunal la ha anulado.')).toBeVisible();
    await expect(entries.getByText('su nota se ha recalculado sin ella')).toBeVisible();

    await page.goto(`/admin/preguntas-test?deleted=true&q=${word}`);
    await rows(page).click();
    await page.getByRole('button', { name: 'Recuperar', exact: true }).click();
    await expect(page.getByText(/recuperada/i).first()).toBeVisible();
    await page.goto('/correcciones');
    await expect(entries).toHaveCount(2);
    await expect(entries.first().getByText('A. El Presidente del Gobierno')).toBeVisible();
  });
});
