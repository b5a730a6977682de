import { enterAsAdmin } from '../support/admin';
import { enterAsCandidate } from '../support/candidate';
import { expect, test } from '../support/fixtures';

test('an image and an article are put in a question; who blocks its author sees neither until they want to', async ({
  page,
  browser,
  playwright,
  expectAccessible,
}) => {
  await enterAsAdmin(page, playwright);
  await page.goto('/foro/nuevo');
  await page.getByLabel('Tu pregunta en una frase').fill('¿Qué artículo resume este esquema?');
  await page.getByLabel('Categoría').selectOption('Temario');
  const details = page.getByLabel('Los detalles');
  await details.fill('Lo he dibujado así:');
  await page.getByRole('button', { name: 'Imagen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Añadir una imagen' });
  await dialog.getByRole('button', { name: 'Añadir' }).click();
  await expect(dialog.getByText('Elige una imagen.')).toBeVisible();
  await expectAccessible(page);
  const picture = { name: 'esquema.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await dialog.getByLabel('Imagen').setInputFiles(picture);
  await dialog.getByLabel('Qué se ve en ella').fill('Un esquema de la detención');
  await dialog.getByRole('button', { name: 'Añadir' }).click();
  await expect(details).toHaveValue(/!\[Un esquema de la detención\]\(\/api\/uploads\/.+\.webp\)/);
  await page.getByRole('button', { name: 'Artículo o pregunta' }).click();
  await page.getByRole('textbox', { name: 'Artículo o pregunta' }).fill('17 constitución');
  await page
    .getByRole('button', { name: /^Art\. 17, / })
    .first()
    .click();
  await expect(details).toHaveValue(/\/codificado\/[a-z-]+\/17/);
  await page.getByRole('button', { name: 'Vista previa' }).click();
  const preview = page.getByRole('region', { name: 'Vista previa' });
  await expect(preview.getByRole('img', { name: 'Un esquema de la detención' })).toBeVisible();
  await expect(preview.getByRole('link', { name: /Artículo 17/ })).toBeVisible();
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page).toHaveURL(/\/foro\/tema\/\d+$/);

  const reader = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await enterAsCandidate(reader);
  await reader.goto(page.url());
  const post = reader.getByRole('article', { name: /^Mensaje 1/ });
  const image = post.getByRole('img', { name: 'Un esquema de la detención' });
  await expect(image).toHaveJSProperty('complete', true);
  await expect(image).toHaveAttribute('loading', 'lazy');
  expect(Number(await image.getAttribute('height'))).toBeGreaterThan(0);
  await expectAccessible(reader);
  await reader.getByRole('button', { name: 'Más acciones' }).click();
  await reader.getByRole('menuitem', { name: /^Bloquear a/ }).click();
  await reader.getByRole('button', { name: 'Bloquear', exact: true }).click();
  await expect(reader.getByText(/^Has bloqueado a .+\. ?Mostrar/)).toBeVisible();
  await expect(image).toHaveCount(0);
  await reader.getByRole('button', { name: 'Mostrar este mensaje' }).click();
  await expect(image).toBeVisible();
  await reader.close();
});
