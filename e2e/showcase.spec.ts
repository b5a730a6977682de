import { expect, test } from './support/fixtures';
import { open, reachSection, section } from './support/home';

test.describe('the guided tour', () => {
  test('has a live sample of every study tool, and never scrolls sideways on a small phone', async ({
    page,
    expectAccessible,
  }) => {
    await open(page, '/showcase');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pruébalo antes de creerlo');
    await expect(page.getByRole('list', { name: 'Paradas de la visita' }).getByRole('link')).toHaveCount(8);

    await reachSection(page, 'tarjetas');
    const cards = section(page, 'tarjetas');
    await cards.getByRole('button', { name: 'Girar la tarjeta' }).click();
    await expect(cards).toContainText('pluralismo político');
    await cards.getByRole('button', { name: 'Bien' }).click();
    await expect(cards.getByRole('status')).toHaveText('La anterior: Vuelve dentro de unos días.');

    await reachSection(page, 'verdadero');
    const statements = section(page, 'verdadero');
    await statements.getByRole('button', { name: 'Verdadero' }).click();
    await expect(statements.getByRole('status')).toContainText('No es así. Es de naturaleza civil');

    await reachSection(page, 'ahorcado');
    const game = section(page, 'ahorcado');
    for (const letter of 'XATESDO') await game.getByRole('button', { name: letter, exact: true }).click();
    await expect(game.getByRole('status')).toContainText('La tienes');

    await reachSection(page, 'series');
    const series = section(page, 'series');
    await series.getByRole('button', { name: /42/ }).click();
    await expect(series.getByRole('status')).toContainText('1 × 2');

    await reachSection(page, 'preguntas');
    await section(page, 'preguntas').getByRole('button', { name: 'Empezar el minuto' }).click();
    await expect(section(page, 'preguntas').getByRole('timer')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.reload();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
