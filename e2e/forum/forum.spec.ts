import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { enterAsCandidate } from '../support/candidate';
import { expect, test } from '../support/fixtures';

const categories = async (page: Page) =>
  (await page.request.get('/api/forum/categories')).json() as Promise<{ id: number; name: string }[]>;

/** A topic by a new user of its own, through the API. */
async function askAs(page: Page, title: string, body = 'Lo he leído dos veces y sigo sin verlo claro.') {
  await enterAsCandidate(page);
  const [category] = await categories(page);
  const sent = await page.request.post('/api/forum/topics', {
    data: { title, body, categoryId: category?.id, tags: ['prueba'] },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  return (await sent.json()).id as number;
}

test('a candidate asks, another one answers, and the question is marked as solved [2.1-7]', async ({
  page,
  browser,
  consoleErrors,
  expectAccessible,
}) => {
  await enterAsCandidate(page);
  await page.goto('/foro');
  await page.getByRole('link', { name: 'Preguntar' }).click();
  await expect(page).toHaveURL('/foro/nuevo');
  const title = page.getByLabel('Tu pregunta en una frase');
  await title.fill('¿El habeas corpus lo puede pedir un primo?');
  await expect(page.getByRole('link', { name: /Quién puede pedir el habeas corpus/ })).toBeVisible();
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Elige una categoría.')).toBeVisible();
  await expect(page.getByText('Escribe al menos 15 caracteres.')).toBeVisible();
  await page.getByLabel('Categoría').selectOption('Temario');
  await page.getByLabel('Los detalles').fill('Leo **hermanos** en el art. 3 y no dice nada de primos.');
  await expect(page.getByText('Borrador guardado')).toBeVisible();
  await expectAccessible(page);
  // The draft survives a reload.
  await page.reload();
  await expect(title).toHaveValue('¿El habeas corpus lo puede pedir un primo?');
  await page.getByRole('button', { name: 'Vista previa' }).click();
  await expect(page.getByRole('region', { name: 'Vista previa' }).locator('strong')).toHaveText('hermanos');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page).toHaveURL(/\/foro\/tema\/\d+$/);
  await expect(page.getByText('Aún no hay respuestas')).toBeVisible();
  const address = page.url();

  const other = await browser.newPage();
  await other.clock.install();
  await enterAsCandidate(other);
  await other.goto(address);
  await other.getByRole('button', { name: /^Citar/ }).click();
  const box = other.getByLabel('Tu respuesta');
  await expect(box).toHaveValue(/^> \*\*.+\*\* «Leo hermanos en el art\. 3/);
  await box.press('End');
  await box.pressSequentially('No: la lista es cerrada y un primo no está en ella.');
  // A first post that is sent at once waits for a moderator.
  await other.clock.fastForward(5_000);
  await other.getByRole('button', { name: 'Responder' }).click();
  // By its article: the text is in the field before it is sent.
  await expect(other.getByRole('article', { name: /^Mensaje 2/ })).toContainText('No: la lista es cerrada');
  await other.close();

  // The answer is announced, and shown when the asker wants it.
  await page.getByRole('button', { name: '1 respuesta nueva' }).click();
  const answer = page.getByRole('article', { name: /^Mensaje 2/ });
  await answer.getByRole('button', { name: 'Útil, 0' }).click();
  await expect(answer.getByRole('button', { name: 'Útil, 1' })).toHaveAttribute('aria-pressed', 'true');
  await answer.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Marcar como solución' }).click();
  await expect(page.getByRole('region', { name: 'Respuesta que lo resuelve' })).toContainText(
    'la lista es cerrada',
  );
  await expectAccessible(page);

  // On the next visit one jumps to what is new.
  const third = await browser.newPage();
  await enterAsCandidate(third);
  const data = { body: 'Lo confirma el artículo 3 de su ley orgánica.' };
  await third.request.post(`/api/forum/topics/${address.split('/').at(-1)}/posts`, { data });
  await third.close();
  await page.goto(address);
  await page.getByRole('link', { name: 'Ir a la primera sin leer' }).click();
  await expect(page).toHaveURL(/#r3$/);
  await expect(page.getByRole('article', { name: /^Mensaje 3/ })).toBeInViewport();
  expect(consoleErrors).toEqual([]);
});

test('a visitor reads the forum on a phone, in both themes, without an account [2.1-7] [2.1-8]', async ({
  page,
  consoleErrors,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/foro');
  await expect(page.getByRole('heading', { level: 1, name: 'Foro' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /Las 72 horas de detención/ }).click();
  await expect(page.getByRole('region', { name: 'Respuesta que lo resuelve' })).toBeVisible();
  await expect(page.getByText('Entra para responder o preguntar.')).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'DiscussionForumPosting', commentCount: 4 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  for (const path of ['/foro/demo-threaded', '/foro/demo-threaded/1', '/foro/categoria/1', '/foro/nuevo']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  }
  await page.goto('/foro?q=habeas');
  await expect(page.getByRole('link', { name: /Quién puede pedir el habeas corpus/ })).toBeVisible();
  expect(consoleErrors).toEqual([]);
  expect((await page.goto('/foro/tema/999999'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Este tema no existe' })).toBeVisible();
});

/** 21 flashcards of a topic remembered and 4 not, as a device that was offline sends them. */
async function practise(page: Page, topic: number) {
  const answers = Array.from({ length: 25 }, (_, index) => ({
    id: randomUUID(),
    kind: 'flashcard',
    itemId: `t${topic}-f${String(index + 1).padStart(3, '0')}`,
    choice: null,
    grade: index < 4 ? 'again' : 'good',
    at: new Date(Date.now() - (60 - index) * 60_000).toISOString(),
    durationMs: 9_000,
  }));
  expect((await page.request.post('/api/study/answers', { data: { answers } })).ok()).toBe(true);
}

test('who knows a topic is offered a question about it that nobody has answered, and it moves nothing', async ({
  page,
  browser,
  consoleErrors,
  expectAccessible,
}) => {
  const title = `¿La tarjeta de familiar caduca fuera? ${randomUUID()}`;
  const asker = await browser.newPage();
  await enterAsCandidate(asker);
  const category = (await categories(asker)).find(({ name }) => name === 'Temario');
  const body = `Vivo fuera seis meses al año: ${title}`;
  const data = { title, body, categoryId: category?.id, syllabusTopic: 10 };
  const sent = await asker.request.post('/api/forum/topics', { data });
  expect(sent.ok(), await sent.text()).toBe(true);
  const { id } = await sent.json();
  await asker.close();

  // A guest does not even ask.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/foro');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /answer-card|answerable/.test(url))).toEqual([]);

  await enterAsCandidate(page);
  await practise(page, 10);
  // Topics that other journeys write meanwhile would announce themselves above the list.
  await page.routeWebSocket(/socket\.io/, () => {});
  // The card comes when the test lets it.
  let show = () => {};
  await page.route('**/api/forum/answerable', async (route) => {
    await new Promise<void>((resolve) => {
      show = resolve;
    });
    await route.continue();
  });
  const card = page.getByRole('region', { name: 'Puedes responder esto' });
  const list = page.getByRole('navigation', { name: 'Categorías' });
  const row = page.getByRole('listitem').filter({ hasText: title });
  // The header may still move everything a little when the bell arrives.
  const distance = async () => {
    const [categories, topic] = [await list.boundingBox(), await row.boundingBox()];
    return [(categories?.x ?? 0) - (topic?.x ?? 0), (categories?.y ?? 0) - (topic?.y ?? 0)];
  };
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const wanted = page.waitForRequest('**/api/forum/answerable');
    await page.goto('/foro');
    await wanted;
    // What the list itself adds for a reader is there.
    await expect(row.getByText('sin abrir')).toBeVisible();
    const before = await distance();
    show();
    await expect(card).toContainText('Tienes el tema 10 al 84 % y nadie ha contestado aún.');
    await expect(card.getByRole('link')).toHaveText(title);
    expect(await distance()).toEqual(before);
    const [above, below] = [await list.boundingBox(), await card.boundingBox()];
    expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
    expect([below?.x, below?.width]).toEqual([above?.x, above?.width]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  }
  await card.getByRole('link').click();
  await expect(page).toHaveURL(`/foro/tema/${id}`);
  const answer = { body: 'Caduca a los seis meses fuera, salvo fuerza mayor.' };
  expect((await page.request.post(`/api/forum/topics/${id}/posts`, { data: answer })).ok()).toBe(true);
  await page.unroute('**/api/forum/answerable');
  const refreshed = page.waitForResponse('**/api/forum/answerable');
  await page.getByRole('link', { name: 'Foro', exact: true }).first().click();
  expect(JSON.stringify(await (await refreshed).json())).not.toContain(title);
  await expect(page.getByRole('link', { name: title })).toHaveCount(1);
  await expect(card.getByRole('link', { name: title })).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});

test('what is wrong is refused with a sentence and stays in the field; a plan of demo is told why', async ({
  page,
  browser,
}) => {
  const attack = '<img src=x onerror=alert(1)> [pulsa](javascript:alert(1)) y **negrita** de verdad.';
  const topic = await askAs(page, 'Una pregunta con texto peligroso', attack);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(`/foro/tema/${topic}`);
  const post = page.getByRole('article', { name: /^Mensaje 1/ });
  await expect(post).toContainText('<img src=x onerror=alert(1)> pulsa y negrita de verdad.');
  await expect(post.locator('img, a[href^="javascript"]')).toHaveCount(0);

  const other = await browser.newPage();
  await enterAsCandidate(other);
  await other.goto(`/foro/tema/${topic}`);
  const box = other.getByLabel('Tu respuesta');
  await box.fill('x'.repeat(50_000));
  await other.getByRole('button', { name: 'Responder' }).click();
  await expect(other.getByText('Como mucho 20.000 caracteres; llevas 50.000.')).toBeVisible();
  await box.fill('Aviso a @uno, @dos, @tres, @cuatro, @cinco y @seis.');
  await other.getByRole('button', { name: 'Responder' }).click();
  await expect(other.getByText('Quita alguna mención: avisaría a demasiadas personas.')).toBeVisible();
  await expect(box).toHaveValue(/@seis/);
  await other.close();

  const demo = await browser.newPage();
  await enterAsCandidate(demo, 'guardia_civil');
  await demo.goto(`/foro/tema/${topic}`);
  await expect(demo.getByText('Para preguntar y responder necesitas')).toBeVisible();
  await demo.goto('/foro/nuevo');
  await expect(demo.getByRole('link', { name: 'Ver los planes' })).toBeVisible();
  await demo.close();
  expect(asked).toEqual([]);
});

test('the classic forum is read and written without JavaScript [2.1-38]', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await enterAsCandidate(page);
  await page.goto('/legacy/foro');
  await page.getByRole('button', { name: 'Entrar en el área clásica' }).click();
  await expect(page).toHaveURL('/legacy/foro');
  await page.getByRole('navigation').getByRole('link', { name: 'Nuevo tema' }).click();
  await page.getByLabel('Tu pregunta en una frase').fill('Corta');
  await page.getByLabel('Los detalles').fill('Un texto que no se debe perder.');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Resume tu pregunta en al menos 12 caracteres.')).toBeVisible();
  await expect(page.getByLabel('Los detalles')).toHaveValue('Un texto que no se debe perder.');
  await page.getByLabel('Tu pregunta en una frase').fill('Una pregunta desde el área clásica');
  await page.getByLabel('Categoría').selectOption('Temario');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page).toHaveURL(/\/legacy\/foro\/tema\/\d+$/);
  await expect(page.getByText('Un texto que no se debe perder.')).toBeVisible();
  const path = new URL(page.url()).pathname;

  const other = await browser.newContext({ javaScriptEnabled: false });
  const reader = await other.newPage();
  await enterAsCandidate(reader);
  await reader.goto(path);
  await reader.getByRole('button', { name: 'Entrar en el área clásica' }).click();
  await reader.getByLabel('Tu respuesta').fill('Una respuesta sin JavaScript.');
  await reader.getByRole('button', { name: 'Responder' }).click();
  await expect(reader).toHaveURL(/respuesta=2#r2$/);
  await expect(reader.getByRole('article', { name: 'Mensaje 2' })).toContainText('sin JavaScript');
  await context.close();
  await other.close();
});
