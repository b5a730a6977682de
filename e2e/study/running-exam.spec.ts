import { begin, mock, newCandidate } from '../support/exams';
import { expect, test } from '../support/fixtures';

test.use({ viewport: { width: 390, height: 844 } });

test('a running exam is continued from today and from the mocks, until it is handed in', async ({
  page,
  expectAccessible,
}) => {
  await newCandidate(page);
  const id = await begin(page.request, mock);
  await page.goto('/campus-estudio');
  const bar = page.getByRole('region', { name: 'Examen en marcha' });
  await expect(bar.getByRole('timer')).toHaveText(/^(50:00|4\d:\d\d)$/);
  await expectAccessible(page);
  await page.goto('/campus-estudio/simulacros');
  await bar.getByRole('link', { name: 'Continuar: Simulacro oficial' }).click();
  await expect(page).toHaveURL(`/test/${id}`);
  await expect(page.locator('html[data-in-exam]')).toBeAttached();
  await expect(bar).toHaveCount(0);
  await page.getByRole('button', { name: 'Terminar', exact: true }).click();
  await page.getByRole('button', { name: 'Entregar', exact: true }).click();
  await expect(page).toHaveURL(/resultado$/);
  await page.goto('/campus-estudio/simulacros');
  await expect(page.getByRole('link', { name: /^Ver resultado: Simulacro oficial/ })).toBeVisible();
  await expect(bar).toHaveCount(0);
});
