import type { Page } from '@playwright/test';
import { enterAsCandidate, signIn } from './support/candidate';
import { expect, test } from './support/fixtures';

const topic = '/campus-estudio/temario/tema-2';

const readingOf = async (page: Page, number = 2) =>
  (await page.request.get(`/api/topics/${number}/reading`)).json();

/** Selects some words of the text by touch. */
const sweep = (page: Page, words: string) =>
  page.evaluate((wanted) => {
    const walker = document.createTreeWalker(
      document.querySelector('article') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at < 0) continue;
      node.parentElement?.scrollIntoView({ block: 'center' });
      getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length);
      return;
    }
    throw new Error(`«${wanted}» is not in the text`);
  }, words);

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

test('a section chosen in the index is shown without going to the top, counts once it is read, and is printed without the tools; another topic begins at its top [2.1-4] [2.1-5] [2.1-24]', async ({
  page,
  expectAccessible,
}) => {
  await enterAsCandidate(page);
  await page.goto(topic);
  await expect(page.getByRole('heading', { level: 1, name: 'La Constitución Española (I)' })).toBeVisible();
  await expectAccessible(page);
  const index = page.getByRole('navigation', { name: 'Secciones del tema' });
  await index.getByRole('link', { name: 'Los principios del régimen constitucional' }).click();
  await expect(page).toHaveURL(`${topic}/principios`);
  await expect(page.getByRole('heading', { level: 2, name: /Los principios/ })).toBeInViewport();
  expect(await scrollY(page)).toBeGreaterThan(500);
  await expect(page.getByText('Sección 3 de 12')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(topic);

  await test.step('a printed topic is its text', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const hidden of ['Índice del tema', 'Herramientas del tema'])
      await expect(page.getByRole('complementary', { name: hidden })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Marcar como leída' }).first()).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('a section that has been read counts, by its length, in the index', async () => {
    await page.getByRole('button', { name: 'Marcar como leída' }).first().click();
    const parts = page.getByRole('complementary', { name: 'Índice del tema' });
    await expect(parts.getByRole('link', { name: 'Leída: Estructura y caracteres' })).toBeVisible();
    await expect(parts.getByText(/^[1-9]\d? % leído/)).toBeVisible();
    await expect(page.getByText('Todo guardado')).toBeAttached();
    await expect.poll(async () => (await readingOf(page)).sections[0].isRead).toBe(true);
  });

  await page.getByRole('link', { name: /Tema siguiente/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'La Constitución Española (II)' })).toBeVisible();
  expect(await scrollY(page)).toBe(0);
  await page.goto('/campus-estudio/temario');
  await expect(page.getByRole('listitem').filter({ hasText: 'Tema 2:' })).toContainText(/[1-9]\d? %/);
});

test('the place is remembered, and another device goes on there', async ({ page, browser }) => {
  const { email } = await enterAsCandidate(page);
  await page.goto(`${topic}/garantias`);
  await expect(page.getByRole('heading', { level: 2, name: /Las garantías/ })).toBeInViewport();
  await page.mouse.wheel(0, 300);
  await expect.poll(async () => (await readingOf(page)).place?.section).toBe('garantias');

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, email);
  await other.goto('/campus-estudio/temario');
  await other.getByRole('link', { name: 'Seguir leyendo' }).click();
  await expect(other).toHaveURL(`${topic}/garantias`);
  await expect.poll(() => scrollY(other)).toBeGreaterThan(1_000);
  await elsewhere.close();
});

test.describe('highlights and notes', () => {
  test('stay where they were put, without a network and over a reload', async ({ page, context }) => {
    await enterAsCandidate(page);
    await page.goto(topic);
    await sweep(page, 'conocimiento literal');
    await page.getByRole('button', { name: 'Subrayar' }).first().click();
    await expect(page.locator('mark')).toHaveText('conocimiento literal');
    await expect.poll(async () => (await readingOf(page)).notes.length).toBe(1);

    await context.setOffline(true);
    await sweep(page, 'parte dogmática');
    await page.getByRole('button', { name: 'Nota' }).first().click();
    await page.getByRole('textbox', { name: 'Tu nota' }).fill('Título preliminar y Título I');
    await page.getByRole('button', { name: 'Hecho' }).click();
    await expect(page.getByText('Guardado en este dispositivo')).toBeAttached();
    await context.setOffline(false);
    await expect(page.getByText('Todo guardado')).toBeAttached();
    expect((await readingOf(page)).notes).toHaveLength(2);

    await page.reload();
    await expect(page.locator('mark')).toHaveText(['conocimiento literal', 'parte dogmática']);
    await expect(page.getByText('Título preliminar y Título I', { exact: true })).toBeVisible();
  });

  test('are written with the keyboard alone, and a deleted note comes back', async ({ page }) => {
    await enterAsCandidate(page);
    await page.goto(topic);
    await expect(page.getByText('Todo guardado')).toBeAttached();
    await page.keyboard.press('j');
    await page.keyboard.press('s');
    await expect(page.locator('mark').first()).toContainText('El examen pide de este tema');
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('n');
    await page.keyboard.type('Cuatro, nueve, una y una');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Cuatro, nueve, una y una')).toBeVisible();
    await page.getByRole('button', { name: 'Borrar la nota' }).click();
    await expect(page.getByText('Cuatro, nueve, una y una')).toHaveCount(0);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByText('Cuatro, nueve, una y una')).toBeVisible();
    await expect.poll(async () => (await readingOf(page)).notes.length).toBe(2);
  });

  test('stand on the board of the topic, and lead back into the text', async ({ page, expectAccessible }) => {
    await enterAsCandidate(page);
    await page.goto(topic);
    await sweep(page, 'reunida en un solo texto');
    await page.getByRole('button', { name: 'Subrayar' }).first().click();
    await expect.poll(async () => (await readingOf(page)).notes.length).toBe(1);
    await page.getByRole('link', { name: 'Tablero' }).first().click();
    await expect(page).toHaveURL('/campus-estudio/temario/2/tablero');
    const notes = page.getByRole('region', { name: 'Tus notas y subrayados' });
    await expect(notes).toContainText('reunida en un solo texto');
    for (const part of ['Texto', 'Esquema', 'Tarjetas', 'Verdadero o falso', 'Términos', 'Para escuchar'])
      await expect(page.getByRole('region', { name: part, exact: true })).toBeVisible();
    await expectAccessible(page);
    await notes.getByRole('link', { name: 'Estructura y caracteres' }).click();
    await expect(page).toHaveURL(`${topic}/estructura`);
  });
});

test('the topic is read aloud sentence by sentence, with the line in sight, at the chosen speed', async ({
  page,
}) => {
  // A simulated speech synthesis that ends each sentence on command.
  await page.addInitScript(() => {
    const said: { text: string; rate: number; end: () => void }[] = [];
    Object.assign(window, { said });
    Object.defineProperty(window, 'speechSynthesis', {
      value: Object.assign(new EventTarget(), {
        getVoices: () => [],
        cancel: () => {},
        speak: (one: SpeechSynthesisUtterance) =>
          said.push({
            text: one.text,
            rate: one.rate,
            end: () => one.onend?.call(one, new Event('end') as never),
          }),
      }),
    });
  });
  const said = () =>
    page.evaluate(() =>
      Reflect.get(window, 'said').map(({ text, rate }: { text: string; rate: number }) => `${rate} ${text}`),
    );
  await enterAsCandidate(page);
  await page.goto(`${topic}/valores`);
  await page.getByRole('button', { name: 'Escuchar' }).first().click();
  await expect
    .poll(said)
    .toEqual([expect.stringContaining('1 Los valores superiores del ordenamiento son cuatro')]);
  expect(await page.evaluate(() => [...(CSS.highlights.get('spoken') ?? [])].map(String))).toEqual([
    expect.stringContaining('Los valores superiores'),
  ]);
  await page.evaluate(() => Reflect.get(window, 'said').at(-1).end());
  await expect.poll(said).toHaveLength(2);
  await page.getByLabel('Velocidad').selectOption('1.5');
  await expect.poll(async () => (await said()).at(-1)).toMatch(/^1\.5 La dignidad/);
  await page.getByRole('button', { name: 'Párrafo siguiente' }).click();
  await expect
    .poll(async () => (await said()).at(-1))
    .toMatch(/artículo 10\.2 de la Constitución|^1\.5 Los derechos fundamentales/);
  await page.getByRole('button', { name: 'Dejar de escuchar' }).click();
  expect(await page.evaluate(() => CSS.highlights.has('spoken'))).toBe(false);
});

test('a free account reads topics 1 to 3 whole, and the outline of the rest with the plan that opens it', async ({
  page,
  expectAccessible,
}) => {
  await enterAsCandidate(page, 'guardia_civil');
  await page.goto('/campus-estudio/temario/tema-3');
  await expect(page.getByRole('button', { name: 'Marcar como leída' }).first()).toBeVisible();
  await page.goto('/campus-estudio/temario/tema-20');
  await expect(page.getByText('Este tema se lee con el plan Básico.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Qué pide el programa oficial' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Marcar como leída' })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/campus-estudio/temario/20/tablero');
  await expect(page.getByRole('region', { name: 'Tarjetas' })).toContainText('Lo abre el plan Plus.');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the tools are under the thumb, the index in a drawer, and no table is wider than the screen', async ({
    page,
    expectAccessible,
  }) => {
    await enterAsCandidate(page);
    await page.goto('/campus-estudio/temario/tema-8');
    await expect(
      page
        .getByRole('navigation', { name: 'Herramientas del tema' })
        .getByRole('button', { name: 'Escuchar' }),
    ).toBeVisible();
    const wide = await page.evaluate(
      () =>
        [...document.querySelectorAll('article table')].filter(
          (table) => table.scrollWidth > window.innerWidth - 40,
        ).length,
    );
    expect(wide).toBe(0);
    // On narrow screens, rows still have the name of the first column.
    const first = page
      .getByRole('article')
      .locator('th')
      .filter({ hasText: /^Excedencia$/ });
    await first.scrollIntoViewIfNeeded();
    expect(
      await first.evaluate((head) => {
        const { left, top, height } = head.getBoundingClientRect();
        return document.elementFromPoint(left + 8, top + height / 2) === head;
      }),
    ).toBe(true);
    await page.getByRole('button', { name: 'Índice del tema' }).click();
    await expectAccessible(page);
    await page
      .getByRole('dialog', { name: 'Índice' })
      .getByRole('link', { name: 'Servicios territoriales' })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2, name: /Servicios territoriales/ })).toBeInViewport();

    // The longest single-word title.
    await page.goto('/campus-estudio/temario/tema-34');
    await expect(page.getByRole('heading', { level: 1, name: 'Drogodependencias' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
