import { newCandidate } from '../support/exams';
import { expect, test } from '../support/fixtures';
import { answered } from '../support/study';

const CORDON = '/3d-procedimiento/acordonar-la-escena';

test('without WebGL every step of a procedure is a drawing, walked with the keyboard, with questions at its end [2.1-31]', async ({
  page,
  expectAccessible,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await newCandidate(page);
  await page.goto('/3d-procedimiento');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Acordonar la escena' }).press('Enter');
  await page.getByRole('button', { name: 'Ver en 3D' }).press('Enter');
  const stage = page.locator('[data-stage]');
  await expect(stage.getByText('Este navegador no muestra modelos en 3D')).toBeVisible();
  await expect(stage.getByRole('button', { name: 'Volver a intentarlo' })).toBeVisible();
  await expect(stage.getByRole('img')).toHaveAttribute('src', /auxiliar\.svg$/);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Siguiente: perímetro interior' }).press('Enter');
  await expect(stage.getByRole('img')).toHaveAttribute('src', /interior\.svg$/);
  const steps = page.getByRole('list', { name: 'Pasos' });
  await steps.getByRole('link', { name: 'Control de accesos' }).press('Enter');
  await expect(steps.locator('[aria-current=step]')).toContainText('anota quién entra');
  await page.getByRole('button', { name: 'Paso anterior' }).press('Enter');
  await expect(steps.locator('[aria-current=step]')).toContainText('Un solo pasillo');

  await page.getByRole('button', { name: 'Tres preguntas sobre esto' }).press('Enter');
  const question = page.getByRole('region', { name: 'Pregunta 1 de 3' });
  await question.getByRole('button').first().press('Enter');
  await expect(question.getByRole('region', { name: 'Por qué' })).toBeVisible();
  await expect.poll(() => answered(page)).toBe(1);
});

test('what a procedure shows is tied to its topics', async ({ page }) => {
  await newCandidate(page);
  await page.goto('/campus-estudio/temario/21/tablero');
  await expect(page.getByRole('link', { name: 'Acordonar la escena' })).toBeVisible();
  await page.goto('/3d-procedimiento/limpieza-del-arma');
  await page.getByRole('link', { name: 'arma semiautomática' }).click();
  await expect(page).toHaveURL(/\/codificado\/armas\/2$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Definiciones');
  expect((await page.goto('/3d-procedimiento/no-existe'))?.status()).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a procedure is complete: every step with its text and its drawing', async ({ page }) => {
    await page.goto(CORDON);
    const words = page.getByRole('region', { name: 'Lo mismo, en palabras' });
    await expect(words.getByRole('listitem')).toHaveCount(6);
    await expect(words.getByRole('img')).toHaveCount(6);
    await page.getByRole('list', { name: 'Pasos' }).getByRole('link', { name: 'Un solo pasillo' }).click();
    await expect(words.getByRole('listitem').nth(3)).toBeInViewport();
  });
});
