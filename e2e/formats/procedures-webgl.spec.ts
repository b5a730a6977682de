import { browserPath } from '../support/environment';
import { expect, test } from '../support/fixtures';

const executablePath = browserPath();
test.use({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    // WebGL without a graphics card.
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  },
});

test('a model turns by button, keyboard and pointer, and a lost context gives way to the drawing until it is asked for again [2.1-31]', async ({
  page,
  expectAccessible,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/3d-procedimiento/limpieza-del-arma');
  expect(scripts.filter((url) => url.includes('stage-3d'))).toEqual([]);
  await page.getByRole('button', { name: 'Ver en 3D' }).click();
  const stage = page.locator('[data-stage=shown]');
  const model = stage.getByRole('img', { name: /^Una pistola de perfil/ });
  await expect(model.locator('canvas')).toBeVisible();
  const sign = stage.getByText('Dirección segura').locator('..');
  const place = () => sign.evaluate((element) => element.style.transform);
  await expect.poll(place).not.toBe('');

  const moves = [
    () => stage.getByRole('button', { name: 'Girar a la derecha' }).click(),
    () => model.press('ArrowLeft'),
    () => model.press('+'),
    () => model.press('Shift+ArrowUp'),
    () => model.dragTo(model, { sourcePosition: { x: 200, y: 200 }, targetPosition: { x: 260, y: 220 } }),
  ];
  const home = await place();
  for (const move of moves) {
    const before = await place();
    await move();
    await expect.poll(place).not.toBe(before);
  }
  await stage.getByRole('button', { name: 'Volver a la vista del paso' }).click();
  await expect.poll(place).toBe(home);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Siguiente: fuera el cargador' }).click();
  await expect(stage.getByRole('img', { name: /^El cargador, resaltado/ })).toBeVisible();

  await page
    .locator('canvas')
    .evaluate(
      (canvas) =>
        canvas instanceof HTMLCanvasElement &&
        canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
    );
  await expect(page.getByText('No se ha podido mostrar el modelo en 3D')).toBeVisible();
  await expect(page.locator('[data-stage=failed]').getByRole('img')).toHaveAttribute('src', /cargador\.svg$/);
  await page.getByRole('button', { name: 'Volver a intentarlo' }).click();
  await expect(stage.locator('canvas')).toHaveCount(1);
});

test('a model that cannot be downloaded leaves the drawing and another try', async ({ page }) => {
  await page.route(/stage-3d/, (route) => route.abort());
  await page.goto('/3d-procedimiento/control-de-vehiculo');
  await page.getByRole('button', { name: 'Ver en 3D' }).click();
  await expect(page.getByText('No se ha podido mostrar el modelo en 3D')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Volver a intentarlo' })).toBeVisible();
});
