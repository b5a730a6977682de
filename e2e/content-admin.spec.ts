import { readFile } from 'node:fs/promises';
import { cellsOf, headerOf } from '@atalaya/core/admin/record-cells';
import { questionResource } from '@atalaya/core/syllabus/admin/questions';
import { csvText } from '../server/admin/csv';
import { enterAsAdmin, enterAsStudent } from './support/admin';
import { expect, test } from './support/fixtures';
import { draftOf, makeQuestion, newWord, rows } from './support/questions';

const csvOf = (...records: object[]) =>
  Buffer.from(
    csvText([
      headerOf(questionResource.fields),
      ...records.map((record) => cellsOf(questionResource.fields, record)),
    ]),
  );

test.describe('an admin who looks after the content', () => {
  test.beforeEach(({ page, playwright }) => enterAsAdmin(page, playwright));

  // Split in two tests, which run in parallel.
  for (const [what, pages] of [
    [
      'what is asked',
      [
        ['/admin/temario', 'Temario'],
        ['/admin/preguntas-test', 'Preguntas de test'],
        ['/admin/verdadero-falso', 'Verdadero o falso'],
        ['/admin/flashcards', 'Flashcards'],
        ['/admin/flashcards/tema/3', 'Flashcards del tema 3'],
        ['/admin/examenes-oficiales', 'Exámenes oficiales'],
        ['/admin/corrector-test', 'Corrector'],
      ],
    ],
    [
      'what is read',
      [
        ['/admin/esquemas', 'Esquemas'],
        ['/admin/terminos', 'Términos'],
        ['/admin/premium', 'Contenido premium'],
        ['/admin/premium/tema/3', 'Contenido premium del tema 3'],
        ['/admin/palabras-explicadas', 'Palabras explicadas'],
        ['/admin/normas', 'Normas'],
        ['/admin/blog', 'Entradas del blog'],
      ],
    ],
  ] as const)
    test(`has a page for ${what}, each of them accessible [2.1-35]`, async ({ page, expectAccessible }) => {
      await page.goto('/admin');
      const rail = page.getByRole('navigation', { name: 'Administración' });
      for (const [path, heading] of pages) {
        // A topic's page is opened by its URL.
        if (path.includes('/tema/')) await page.goto(path);
        else await rail.locator(`a[href="${path}"]`).click();
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        // The pages of all topics are the same page.
        if (!path.includes('/tema/')) await expectAccessible(page);
      }
    });

  test('finds a question without accents, by filters and pages that are in the address', async ({ page }) => {
    const word = newWord();
    await makeQuestion(page, `detención ${word}`);
    await page.goto('/admin/preguntas-test');
    await expect(rows(page)).toHaveCount(20);
    await page.getByRole('link', { name: 'Página 2', exact: true }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByText(/^Filas 21–40 de/)).toBeVisible();
    await page.getByLabel('Buscar preguntas').fill(`DETENCION ${word}`);
    await expect(rows(page)).toHaveCount(1);
    await expect(page).toHaveURL(new RegExp(`q=DETENCION.${word}$`));
    await page.getByRole('combobox', { name: 'Tema' }).selectOption('4');
    await expect(page.getByRole('heading', { name: 'Nada con estos filtros' })).toBeVisible();
    await page.goBack();
    await expect(rows(page)).toHaveCount(1);
    await page.reload();
    await expect(rows(page)).toHaveText(`¿Quién refrenda el acto detención ${word}?`);
  });

  test('writes a question: faults beside their fields, a preview, then the list; changes it, with its history', async ({
    page,
    expectAccessible,
  }) => {
    const word = newWord();
    await page.goto('/admin/preguntas-test');
    await page.getByRole('link', { name: 'Nueva pregunta' }).click();
    const drawer = page.getByRole('dialog', { name: 'Nueva pregunta' });
    await drawer.getByRole('button', { name: 'Crear pregunta' }).click();
    await expect(drawer.getByLabel('Tema')).toBeFocused();
    await expect(drawer.getByText('Obligatorio')).toHaveCount(10);
    // The sections are those of the topic.
    const section = drawer.getByLabel('Epígrafe');
    await drawer.getByLabel('Tema').selectOption('4');
    await section.selectOption({ index: 1 });
    await drawer.getByLabel('Tema').selectOption('3');
    await expect(section).toHaveValue('');
    await section.selectOption({ index: 2 });
    const chosen = await section.inputValue();
    await drawer.getByLabel('Enunciado').fill(`<b>¿Qué es</b> ${word}?`);
    for (const letter of ['A', 'B', 'C']) {
      await drawer.getByLabel(`Alternativa ${letter}`).fill('Igual que la otra');
      await drawer.getByLabel(`Por qué ${letter}`).fill(`Por ${letter}.`);
    }
    await drawer.getByLabel('Respuesta correcta').selectOption('B');
    await drawer.getByLabel('Fuente').fill('Apuntes');
    await drawer.getByLabel('Vigente a').fill('2026-05-02');
    await drawer.getByRole('button', { name: 'Crear pregunta' }).click();
    await expect(drawer.getByText('Dos alternativas son iguales.')).toBeVisible();
    await drawer.getByLabel('Alternativa B').fill('Distinta');
    await drawer.getByLabel('Alternativa C').fill('La tercera');
    await drawer.getByText('Vista previa').click();
    // HTML is shown as text.
    await expect(drawer.getByText(`<b>¿Qué es</b> ${word}?`)).toBeVisible();
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'Crear pregunta' }).click();
    await expect(page.getByText('Pregunta creada').first()).toBeVisible();
    await expect(drawer).toHaveCount(0);

    await page.getByLabel('Buscar preguntas').fill(word);
    await expect(rows(page)).toHaveCount(1);
    await rows(page).click();
    const editor = page.getByRole('dialog', { name: 'Editar pregunta' });
    await expect(editor.getByLabel('Epígrafe')).toHaveValue(chosen);
    await editor.getByLabel('Respuesta correcta').selectOption('C');
    await editor.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Seguir editando' }).click();
    await editor.getByLabel('Motivo del cambio').fill('La reforma lo cambió.');
    await editor.getByLabel('Exámenes terminados').selectOption('regrade');
    await editor.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Cambios guardados').first()).toBeVisible();
    await expect(editor).toHaveCount(0);
    await rows(page).click();
    await expect(editor.getByText('Cambia la clave (B → C).')).toBeVisible();
    await expect(editor.getByText('Motivo: La reforma lo cambió.')).toBeVisible();
  });

  test('deletes with a way back: from the message, and later from the bin', async ({ page }) => {
    const word = newWord();
    await makeQuestion(page, word);
    await page.goto(`/admin/preguntas-test?q=${word}`);
    const remove = async () => {
      await rows(page).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Borrar' }).click();
      await expect(page.getByRole('heading', { name: 'Nada con estos filtros' })).toBeVisible();
    };
    await remove();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(rows(page)).toHaveCount(1);
    await remove();
    await page.getByRole('combobox', { name: 'Papelera' }).selectOption('true');
    await rows(page).click();
    const bin = page.getByRole('dialog', { name: 'En la papelera' });
    await expect(bin.getByText('El Presidente del Gobierno')).toBeVisible();
    await bin.getByRole('button', { name: 'Recuperar' }).click();
    await page.getByRole('combobox', { name: 'Papelera' }).selectOption('');
    await expect(rows(page)).toHaveCount(1);
    const log = await (await page.request.get('/api/admin/audit?subject=question&pageSize=100')).json();
    const actions = log.items
      .filter(({ subjectName }: { subjectName: string }) => subjectName?.includes(word))
      .map(({ action }: { action: string }) => action);
    expect(actions.sort()).toEqual([
      'content.created',
      'content.deleted',
      'content.deleted',
      'content.restored',
      'content.restored',
    ]);
  });

  test('imports a file: what is wrong by line, field and reason, and then nothing; a sound one with its progress', async ({
    page,
    expectAccessible,
  }) => {
    const word = newWord();
    const records = [1, 2, 3].map((index) => ({ ...draftOf(`${word} ${index}`), id: `${word}-${index}` }));
    await page.goto(`/admin/preguntas-test?q=${word}`);
    await page.getByRole('button', { name: 'Importar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Importar preguntas' });
    const choose = (name: string, buffer: Buffer) =>
      dialog.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/csv', buffer });

    await choose(
      'malo.csv',
      csvOf(records[0] ?? {}, { ...records[1], answer: 'D' }, { ...records[2], topic: 99 }),
    );
    await expect(dialog.getByText('malo.csv: 2 fallos. No se ha importado nada.')).toBeVisible();
    const faults = dialog.getByRole('table', { name: 'Fallos del fichero' });
    await expect(faults.getByRole('row', { name: '3 answer Elige una de las opciones.' })).toBeVisible();
    await expect(faults.getByRole('row', { name: '4 topic El tema 99 no existe.' })).toBeVisible();
    await expectAccessible(page);
    const found = await (await page.request.get(`/api/admin/questions?q=${word}`)).json();
    expect(found.total).toBe(0);

    await choose('bueno.csv', csvOf(...records));
    await expect(dialog.getByText('bueno.csv: sin fallos.')).toBeVisible();
    // The import is delayed, so that its progress is visible.
    let states = 0;
    await page.route('**/api/admin/imports/*', async (route) => {
      const answer = await route.fetch();
      states += 1;
      const record = { ...(await answer.json()), ...(states < 3 ? { status: 'applying', done: 1 } : {}) };
      await route.fulfill({ json: record });
    });
    await dialog.getByRole('button', { name: 'Importar 3 preguntas' }).click();
    await expect(dialog.getByRole('progressbar', { name: 'Importación' })).toHaveAttribute(
      'aria-valuenow',
      '1',
    );
    await expect(dialog.getByText('Importado: 3 preguntas.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cerrar' }).first().click();
    await expect(rows(page)).toHaveCount(3);
  });

  test('sees what a file changes row by row, gives the reason for a changed key, and undoes the import later', async ({
    page,
    expectAccessible,
  }) => {
    const word = newWord();
    const id = await makeQuestion(page, word);
    await page.goto(`/admin/preguntas-test?q=${word}`);
    await page.getByRole('button', { name: 'Importar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Importar preguntas' });
    await dialog.locator('input[type="file"]').setInputFiles({
      name: `${word}.csv`,
      mimeType: 'text/csv',
      buffer: csvOf({ ...draftOf(word), id, answer: 'B' }, draftOf(`${word} nueva`)),
    });
    const report = dialog.getByRole('region', { name: 'Filas del fichero' });
    await expect(report.getByRole('listitem')).toHaveCount(2);
    await expect(report.getByRole('button', { name: 'Se añaden: 1' })).toBeVisible();
    await report.getByRole('button', { name: 'Cambian: 1' }).click();
    await expect(report.getByRole('listitem')).toHaveCount(1);
    await expect(
      report.getByText('Cambia la respuesta correcta: afecta a 0 exámenes terminados.'),
    ).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Importar 2 preguntas' }).click();
    await expect(dialog.getByText('Explica el motivo: lo verán los opositores.')).toBeVisible();
    await dialog.getByLabel('Motivo del cambio de respuesta').fill('Así lo dice el artículo 54.');
    await dialog.getByRole('button', { name: 'Importar 2 preguntas' }).click();
    await expect(dialog.getByText('Importado: 2 preguntas.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cerrar' }).first().click();
    await expect(rows(page)).toHaveCount(2);

    await page.reload();
    await page.getByRole('button', { name: 'Importaciones recientes' }).click();
    const entry = page.getByRole('listitem').filter({ hasText: `${word}.csv` });
    await expect(entry.getByText('Se añaden: 1. Cambian: 1')).toBeVisible();
    await expectAccessible(page);
    await entry.getByRole('button', { name: 'Deshacer' }).click();
    await expect(entry.getByText(/^Deshecha el/)).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    const record = await (await page.request.get(`/api/admin/questions/${id}`)).json();
    expect(record.answer).toBe('A');
  });

  test('exports what the list shows, and it can be imported again', async ({ page }) => {
    const word = newWord();
    await makeQuestion(page, word);
    await page.goto(`/admin/preguntas-test?q=${word}`);
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Exportar' }).click();
    const started = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /^CSV/ }).click();
    const file = await started;
    expect(file.suggestedFilename()).toBe('questions.csv');
    await page.getByRole('button', { name: 'Importar' }).click();
    await page.locator('input[type="file"]').setInputFiles({
      name: 'questions.csv',
      mimeType: 'text/csv',
      buffer: await readFile(await file.path()),
    });
    await expect(page.getByText('questions.csv: sin fallos.')).toBeVisible();
    await expect(page.getByText('1 pregunta. Todo está ya así: no hay nada que importar.')).toBeVisible();
  });

  test('works the queue: a report, a corrected key, the public log', async ({
    page,
    browser,
    expectAccessible,
  }) => {
    const word = newWord();
    const id = await makeQuestion(page, word);
    const visit = await browser.newContext();
    const student = await visit.newPage();
    await enterAsStudent(student);
    const report = { reason: 'wrong-key', text: 'Es el Consejo de Estado.' };
    expect((await student.request.post(`/api/questions/${id}/reports`, { data: report })).ok()).toBe(true);

    await page.goto(`/admin/corrector-test?pregunta=${id}`);
    const drawer = page.getByRole('dialog', { name: 'Pregunta del tema 3' });
    await expect(drawer.getByText('«Es el Consejo de Estado.»')).toBeVisible();
    await expectAccessible(page);
    await drawer.getByRole('button', { name: 'Corregir' }).click();
    await drawer.getByLabel('Respuesta correcta').selectOption('C');
    await expect(drawer.getByText(/^Cambia la respuesta correcta. Afecta a/)).toBeVisible();
    await drawer.getByLabel('Motivo').fill('Corto');
    await drawer.getByRole('button', { name: 'Guardar la corrección' }).click();
    await expect(drawer.getByText('Explica el motivo: lo verán los opositores.')).toBeVisible();
    await drawer.getByLabel('Motivo').fill('Así lo dice el artículo 107.');
    await drawer.getByRole('button', { name: 'Guardar la corrección' }).click();
    await expect(page.getByText('Pregunta corregida').first()).toBeVisible();
    await expect(drawer).toHaveCount(0);

    const log = await (await page.request.get('/api/corrections')).json();
    expect(log.items).toContainEqual(
      expect.objectContaining({
        questionId: id,
        oldKey: 'A',
        newKey: 'C',
        reason: 'Así lo dice el artículo 107.',
      }),
    );
    await student.goto('/correcciones');
    const entry = student.getByRole('article').filter({ hasText: word });
    await expect(entry.getByText('C. El Consejo de Estado')).toBeVisible();
    await expect(entry.getByText('Así lo dice el artículo 107.')).toBeVisible();
    await expectAccessible(student);
    const own = await (await student.request.get('/api/question-reports')).json();
    expect(own.items[0]).toMatchObject({ status: 'accepted', answer: 'Así lo dice el artículo 107.' });
    await visit.close();
  });

  test('publishes a legal page, from the panel at its business address [2.1-33]', async ({
    page,
    expectAccessible,
  }) => {
    const slug = newWord();
    await page.goto('/negocio/paginas-legales');
    await expect(page.getByRole('heading', { level: 1, name: 'Panel', exact: true })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Páginas legales' }).getByRole('link')).not.toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Nueva página' }).click();
    const drawer = page.getByRole('dialog', { name: 'Nueva página' });
    await drawer.getByLabel('Título').fill('Página de prueba');
    await drawer.getByLabel('Dirección').fill(slug);
    await drawer.getByLabel('Orden').fill('900');
    await drawer.getByLabel('Actualizada el').fill('2026-11-15');
    await drawer.getByLabel('Texto').fill('Hola.\n\n## Una parte\n\n<script>alert(1)</script>');
    await drawer.getByRole('button', { name: 'Crear página' }).click();
    await expect(page.getByText('Página creada').first()).toBeVisible();
    await page.goto(`/legal/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Página de prueba' })).toBeVisible();
    await expect(page.getByText('<script>alert(1)</script>')).toBeVisible();
  });

  test('works on a phone, and with the keyboard alone', async ({ page }) => {
    const word = newWord();
    await makeQuestion(page, word);
    await page.goto(`/admin/preguntas-test?q=${word}`);
    await rows(page).focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Editar pregunta' });
    await expect(drawer.getByLabel('Enunciado')).toHaveValue(new RegExp(word));
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(rows(page)).toBeFocused();
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.getByRole('list', { name: 'Preguntas de test' }).getByRole('link')).toHaveCount(1);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  });
});

test.describe('a visitor', () => {
  test('reads a legal page from the footer, without script too [2.1-19]', async ({
    page,
    browser,
    expectAccessible,
  }) => {
    await page.goto('/legal/privacidad');
    await expect(page.getByRole('heading', { level: 1, name: 'Privacidad' })).toBeVisible();
    await expect(page).toHaveTitle('Privacidad | Atalaya');
    await expectAccessible(page);
    const parts = page.getByRole('navigation', { name: 'En esta página' });
    await parts.getByRole('link', { name: 'Responsable' }).click();
    await expect(page).toHaveURL('/legal/privacidad#responsable');
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await footer.getByRole('link', { name: 'Cookies' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cookies' })).toBeVisible();

    const plain = await browser.newContext({ javaScriptEnabled: false });
    const quiet = await plain.newPage();
    await quiet.goto('/legal/terminos');
    await expect(quiet.getByRole('heading', { level: 1, name: 'Términos' })).toBeVisible();
    const missing = await quiet.goto('/legal/no-existe');
    expect(missing?.status()).toBe(404);
    await plain.close();
  });
});
