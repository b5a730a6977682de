import type { Page } from '@playwright/test';
import { enterAsCandidate } from './support/candidate';
import { expect, test } from './support/fixtures';

test('the sample scheme is open to a guest: walked with the arrows, opened, zoomed and listed [2.1-6]', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/esquema-tema-6');
  await expect(page.getByRole('heading', { level: 1, name: /Los funcionarios públicos/ })).toBeVisible();
  const tree = page.getByRole('tree', { name: /^Esquema/ });
  const item = (name: RegExp) => tree.getByRole('treeitem', { name });
  await expect(item(/Requisitos generales/)).toHaveCount(0);
  await item(/^Acceso/).focus();
  await page.keyboard.press('Enter');
  await expect(item(/^Acceso/)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(tree.locator(':focus')).toHaveAttribute('aria-level', '2');
  await page.keyboard.press('ArrowLeft');
  await expect(item(/^Acceso/)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item(/^Adquisición/)).toBeFocused();
  await page.keyboard.press('+');
  await expect(page.getByText('120 %')).toBeVisible();
  await expectAccessible(page);
  await page.getByText('Lista', { exact: true }).click();
  await expect(
    page.getByRole('strong').filter({ hasText: 'Acumulación: nueve meses en dieciocho' }),
  ).toBeVisible();
});

test('the gallery has one scheme for each topic, and says who opens the closed ones [2.1-6]', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/esquemas');
  await expect(page.getByRole('link', { name: /^Tema \d+:/ })).toHaveCount(45);
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Tema 7:/ }).click();
  await expect(page.getByRole('heading', { name: 'Este esquema es del plan Plus' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute(
    'href',
    `/login?volver=${encodeURIComponent('/esquemas?tema=7')}`,
  );
  await enterAsCandidate(page);
  await page.goto('/esquemas?tema=7');
  await expect(page.getByRole('tree')).toBeVisible();
});

/** The branches of each leaf in the sample scheme. */
async function homes(page: Page): Promise<Map<string, string[]>> {
  type Node = { label: string; children?: Node[] };
  const { nodes }: { nodes: Node[] } = await (await page.request.get('/api/topics/6/schema')).json();
  const found = new Map<string, string[]>();
  const walk = (node: Node) => {
    for (const child of node.children ?? []) {
      if (!child.children) found.set(child.label, [...(found.get(child.label) ?? []), node.label]);
      walk(child);
    }
  };
  nodes.forEach(walk);
  return found;
}

test('a scheme is rebuilt from its pieces with the keyboard, and a wrong place is told [2.1-31]', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/prueba-esquemas');
  await expect(page.getByRole('heading', { level: 1, name: 'Reconstruye el esquema' })).toBeVisible();
  const where = await homes(page);
  const pieces = page.getByRole('region', { name: 'Fichas' }).getByRole('listitem').getByRole('button');
  await expect(pieces).not.toHaveCount(0);
  const boxes = await page
    .getByRole('region', { name: 'Casillas' })
    .getByRole('heading', { level: 3 })
    .allTextContents();
  const total = await pieces.count();
  expect(total).toBeGreaterThan(4);
  await expectAccessible(page);

  const home = async () => {
    const parents = where.get((await pieces.first().textContent()) ?? '') ?? [];
    return boxes.findIndex((box) => parents.includes(box));
  };
  await pieces.first().focus();
  await page.keyboard.press('Enter');
  const wrong = (await home()) === 0 ? 1 : 0;
  await page.keyboard.press(String(wrong + 1));
  await expect(page.getByRole('status').filter({ hasText: /^No:/ })).toBeVisible();

  for (let left = total; left > 0; left -= 1) {
    if ((await pieces.first().getAttribute('aria-pressed')) !== 'true') {
      await pieces.first().focus();
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press(String((await home()) + 1));
    await expect(pieces).toHaveCount(left - 1);
  }
  await expect(page.getByText(`${total - 1}/${total}`)).toBeVisible();
  await page.getByRole('button', { name: 'Jugar otra vez' }).click();
  await expect(pieces).not.toHaveCount(0);
});

test('missing plus content shows a message with a link', async ({ page, expectAccessible }) => {
  await enterAsCandidate(page);
  await page.goto('/campus-estudio/plus-content/no-existe');
  await expect(page.getByRole('heading', { name: 'Este contenido ya no está' })).toBeVisible();
  await expectAccessible(page);
});
