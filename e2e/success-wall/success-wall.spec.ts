import { enterAsAdmin } from '../support/admin';
import { newCandidate } from '../support/exams';
import { expect, test } from '../support/fixtures';

test('a story is told, read by an admin, published, reacted to by someone else and withdrawn [2.1-25]', async ({
  browser,
  page,
  playwright,
  expectAccessible,
}) => {
  const name = `Lucía ${Date.now().toString(36)}`;
  const author = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await newCandidate(author);
  await author.goto('/campus-estudio/muro-exitos');
  await author.getByRole('button', { name: 'Contar mi historia' }).click();
  await author.getByLabel('Nombre que se verá').fill(name);
  await author.getByRole('button', { name: 'Enviar' }).click();
  await expect(author.getByText('Elige hasta dónde has llegado.')).toBeVisible();
  await expect(author.getByText('Sin tu permiso no podemos publicarla.')).toBeVisible();
  await author.getByLabel('Hasta dónde has llegado').selectOption('Tiene plaza');
  await author.getByRole('textbox', { name: 'Año' }).fill('2025');
  await author
    .getByRole('textbox', { name: 'Tu historia' })
    .fill('Estudié catorce meses, casi siempre de noche. Dejé de releer y empecé a hacer test. '.repeat(2));
  // What was typed is still there after a reload.
  await author.reload();
  await author.getByRole('button', { name: 'Contar mi historia' }).click();
  await expect(author.getByLabel('Nombre que se verá')).toHaveValue(name);
  await author.getByLabel('Un consejo').fill('Un simulacro por semana, corregido el mismo día.');
  await author.getByLabel('Quien lea mi historia puede escribirme').check();
  await author.getByLabel('Doy permiso').check();
  await expectAccessible(author);
  await author.getByRole('button', { name: 'Enviar' }).click();
  await expect(author.getByText('La estamos leyendo.')).toBeVisible();

  await enterAsAdmin(page, playwright);
  await page.goto('/admin/muro-exitos?state=waiting');
  await page.getByRole('row').filter({ hasText: name }).getByRole('link').first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Devolver' }).click();
  await expect(drawer.getByText('Di a su autor por qué la devuelves.')).toBeVisible();
  await drawer.getByLabel('Hemos visto un documento').check();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Historia publicada').first()).toBeVisible();

  await page.goto('/campus-estudio/muro-exitos?etapa=place');
  const card = page.getByRole('article', { name });
  await expect(card).toContainText('Comprobado por Atalaya');
  await card.getByRole('button', { name: 'Me ayuda' }).click();
  await expect(card.getByRole('button', { name: 'Me ayuda , 1 persona' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectAccessible(page);
  // Whoever reads it may write to its author, who allowed it.
  await card.getByRole('link', { name: /^Escrib/ }).click();
  await expect(page.getByRole('heading', { name: /^Escribir a / })).toBeVisible();
  await expect(page).toHaveURL(/\/campus-estudio\/mensajes\/nuevo\?para=/);

  await author.reload();
  await expect(author.getByRole('article', { name })).toContainText('Tu historia');
  await author.getByRole('button', { name: 'Retirarla' }).click();
  await author.getByRole('alertdialog').getByRole('button', { name: 'Retirarla' }).click();
  await expect(author.getByRole('article', { name })).toHaveCount(0);
  await expect(author.getByRole('button', { name: 'Contar mi historia' })).toBeVisible();
  await author.context().close();
});
