import { enterAsAdmin } from '../support/admin';
import { enterAsCandidate } from '../support/candidate';
import { begin, openExam } from '../support/exams';
import { expect, test } from '../support/fixtures';
import { draftOf, newWord } from '../support/questions';

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
  await page.getByRole('button', { name: 'Nota', exact: true }).click();
  await page.getByRole('textbox', { name: 'Tu nota' }).fill('Ojo al plazo');
  await page.getByRole('button', { name: 'Hecho' }).click();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('Ojo al plazo')).toBeVisible();

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
  await page.setViewportSize({ width: 390, height: 844 });
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
/** Article 8 of the law on habeas corpus. Each run brings a later wording, because an import that is repeated changes nothing. */
const changedLaw = (word: string) => {
  const later = Math.floor((Date.now() % 86_400_000) / 10_000);
  const day = new Date(Date.UTC(2027, 0, 1 + later)).toISOString().slice(0, 10).replaceAll('-', '');
  return (
    '<response><metadatos><identificador>BOE-A-1984-11620</identificador></metadatos><texto>' +
    `<bloque tipo="precepto" titulo="Artículo 8">${version('19840616', 'Texto de antes.')}${version(day, `Texto de ${word}`)}</bloque>` +
    '</texto></response>'
  );
};
const about = { law: 'lo-6-1984-habeas-corpus', article: '8' };

test('a change of law is imported, warns a student, is corrected, regrades an old exam and reaches the updates [2.1-25]', async ({
  page,
  browser,
  playwright,
  expectAccessible,
}) => {
  await enterAsAdmin(page, playwright);
  const word = newWord();
  const made = await page.request.post('/api/admin/questions', {
    data: { ...draftOf(word), topic: 21, reference: about, source: null },
  });
  const record = `/api/admin/questions/${(await made.json()).id}`;

  const context = await browser.newContext();
  const student = await context.newPage();
  await enterAsCandidate(student);
  const old = await begin(student.request, { kind: 'test', mode: 'exam', count: 50, about });
  await openExam(student, old);
  const { questions } = await (await student.request.get(`/api/exams/${old}`)).json();
  const place = questions.findIndex(({ stem }: { stem: string }) => stem.includes(word));
  for (let at = 0; at < place; at += 1) await student.keyboard.press('ArrowRight');
  await expect(student.getByText(word)).toBeVisible();
  await student.getByRole('button', { name: /^B / }).click();
  await expect(student.getByRole('button', { name: /^B / })).toHaveAttribute('aria-pressed', 'true');
  await student.getByRole('button', { name: 'Terminar', exact: true }).click();
  await student.getByRole('button', { name: 'Entregar', exact: true }).click();
  await expect(student).toHaveURL(/\/resultado$/);
  const hits = async () => (await (await student.request.get(`/api/exams/${old}/result`)).json()).hits;
  expect(await hits()).toBe(0);

  await page.goto('/admin/cambios-ley');
  const importing = page.getByRole('region', { name: 'Importar un texto oficial' });
  const file = { name: 'ley.xml', mimeType: 'text/xml', buffer: Buffer.from('<response>') };
  await page.getByLabel('Texto consolidado del BOE').setInputFiles(file);
  await importing.getByRole('button', { name: 'Importar' }).click();
  await expect(page.getByText('El archivo no es un XML correcto')).toBeVisible();
  await page
    .getByLabel('Texto consolidado del BOE')
    .setInputFiles({ ...file, buffer: Buffer.from(changedLaw(word)) });
  await importing.getByRole('button', { name: 'Importar' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'LO 6/1984' })).toContainText('Cambian 8.');
  const article = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Artículo 8 LO 6/1984' }) });
  await article.getByText('Comparar los dos textos').click();
  await expect(article.locator('ins')).toHaveText(word);
  await expect(article.getByText(`¿Quién refrenda el acto ${word}?`)).toBeVisible();
  await expectAccessible(page);

  const warned = await begin(student.request, { kind: 'test', mode: 'study', count: 5, about });
  await openExam(student, warned);
  await expect(student.getByText('Puede haber cambiado')).toBeVisible();
  await student.goto('/codificado/habeas-corpus/8');
  await expect(student.getByText('Puede haber cambiado.')).toBeVisible();

  const { etag, ...now } = await (await page.request.get(record)).json();
  const corrected = {
    ...now,
    etag,
    answer: 'B',
    validOn: '2060-01-01',
    reason: 'El artículo 8 ha cambiado.',
  };
  expect((await page.request.put(record, { data: corrected })).ok()).toBe(true);
  await expect.poll(hits).toBe(1);
  await student.goto(`/test/${old}/resultado`);
  await expect(student.getByText('El artículo 8 ha cambiado.')).toBeVisible();

  const { items } = await (await page.request.get('/api/admin/law-updates?state=draft&q=LO 6/1984')).json();
  const update = `/api/admin/law-updates/${items[0].id}`;
  const draft = await (await page.request.get(update)).json();
  const title = `Cambia el artículo 8, ${word}`;
  const told = {
    ...draft,
    title,
    summary: 'La pieza se tramita de otra manera.',
    topics: [21],
    state: 'published',
  };
  expect((await page.request.put(update, { data: { ...told, boe: 'BOE-A-1984-11620' } })).ok()).toBe(true);
  await student.goto('/campus-estudio/actualizaciones');
  const card = student.getByRole('listitem').filter({ has: student.getByRole('heading', { name: title }) });
  await expect(card.getByText(/Antes del cambio contestaste 1 vez/)).toBeVisible();
  await context.close();

  // What still holds is released, so that no other test meets it.
  await page.reload();
  const release = article.getByRole('button', { name: 'Sigue vigente' });
  await expect(release.first()).toBeVisible();
  await expect(article.getByText(`¿Quién refrenda el acto ${word}?`)).toHaveCount(0);
  for (let left = await release.count(); left > 0; left -= 1) {
    await release.first().click();
    await expect(release).toHaveCount(left - 1);
  }
  await expect(article).toHaveCount(0);
  await page.request.delete(update, { data: { etag: (await (await page.request.get(update)).json()).etag } });
});
