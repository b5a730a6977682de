import { enterAsAdmin } from '../support/admin';
import { enterAsCandidate } from '../support/candidate';
import { expect, test } from '../support/fixtures';

test('a candidate finds an article on a phone, says that it is known and sees it in the campus [2.1-19] [2.1-25]', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAsCandidate(page);
  await page.goto('/codificado');
  await page.getByRole('searchbox', { name: 'Buscar artículos' }).fill('17 ce');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: /Ir al 17 CE/ }).click();
  await expect(page).toHaveURL(/\/codificado\/ce\/17$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Artículo 17 CE');
  await page.getByRole('button', { name: 'Lo sé, a mi repaso' }).click();
  await expect(page.getByRole('button', { name: 'En tu repaso' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/campus-estudio/normativa');
  await expect(page.getByText('1 artículo en tu repaso')).toBeVisible();
  await page.getByText('La Constitución Española (I)').click();
  await expect(page.getByRole('link', { name: /Artículo 17, .*: en tu repaso/ })).toBeVisible();
  await expectAccessible(page);
});

test('a visitor reads the Constitution title by title and takes its own test [2.1-43] [2.1-45]', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/constitucion-espanola');
  await expect(page.getByText('169 artículos en nuestras palabras')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Historia de sus reformas' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Hacer el test de la Constitución' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diez preguntas: Constitución Española');
  await expect(page.getByRole('group', { name: 'Opciones' })).toBeVisible();
});

test('the changes of the laws say what they mean for the candidate, and the laws lead to the BOE [2.1-19] [2.1-25]', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/recursos-juridicos');
  await page.getByRole('searchbox', { name: 'Filtrar las leyes' }).fill('lecrim');
  await expect(page.getByRole('link', { name: /BOE: texto oficial de LECrim/ })).toHaveAttribute(
    'href',
    /BOE-A-1882-6036/,
  );
  await expectAccessible(page);
  await enterAsCandidate(page);
  await page.goto('/campus-estudio/actualizaciones');
  await expect(
    page.getByRole('heading', { name: 'Ibiza y Formentera eligen cada una a su senador' }),
  ).toBeVisible();
  await expect(page.getByText('Lo que cambia para ti.').first()).toBeVisible();
  await expectAccessible(page);
});

const version = (from: string, text: string) =>
  `<version id_norma="BOE-A-1984-11620" fecha_publicacion="${from}" fecha_vigencia="${from}"><p class="parrafo">${text}</p></version>`;
/** Article 1 of the law on habeas corpus, with a wording of next year. */
const changedLaw =
  '<response><metadatos><identificador>BOE-A-1984-11620</identificador></metadatos><texto>' +
  `<bloque tipo="precepto" titulo="Artículo 1">${version('19840616', 'Texto de antes.')}${version('20270101', 'Texto de ahora.')}</bloque>` +
  '</texto></response>';

test('an editor imports a changed law, a student is warned, and the editor releases what still holds', async ({
  page,
  browser,
  playwright,
  expectAccessible,
}) => {
  await enterAsAdmin(page, playwright);
  await page.goto('/admin/cambios-ley');
  const importing = page.getByRole('region', { name: 'Importar un texto oficial' });
  const file = { name: 'ley.xml', mimeType: 'text/xml', buffer: Buffer.from('<response>') };
  await page.getByLabel('Texto consolidado del BOE').setInputFiles(file);
  await importing.getByRole('button', { name: 'Importar' }).click();
  await expect(page.getByText('El archivo no es un XML correcto')).toBeVisible();
  await page
    .getByLabel('Texto consolidado del BOE')
    .setInputFiles({ ...file, buffer: Buffer.from(changedLaw) });
  await importing.getByRole('button', { name: 'Importar' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'LO 6/1984' })).toContainText('Cambian 1:');
  const article = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Artículo 1 LO 6/1984' }) });
  await article.getByText('Comparar los dos textos').click();
  await expect(article.locator('ins')).toHaveText('ahora.');
  await expectAccessible(page);

  const context = await browser.newContext();
  const student = await context.newPage();
  await enterAsCandidate(student);
  const order = {
    kind: 'test',
    mode: 'study',
    count: 1,
    about: { law: 'lo-6-1984-habeas-corpus', article: '1' },
  };
  const built = await (await student.request.post('/api/exams', { data: order })).json();
  await student.request.post(`/api/exams/${built.id}/start`);
  await student.goto(`/test/${built.id}`);
  await expect(student.getByText('Puede haber cambiado')).toBeVisible();
  await context.close();

  const release = article.getByRole('button', { name: 'Sigue vigente' });
  for (let left = await release.count(); left > 0; left -= 1) {
    await release.first().click();
    await expect(release).toHaveCount(left - 1);
  }
  await expect(article).toHaveCount(0);
});
