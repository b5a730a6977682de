import { expect, test } from './support/fixtures';
import { hasLongStudied } from './support/past';
import { answered, answerWithKeys } from './support/study';

const password = 'torre en el horizonte';
const DAY_MS = 86_400_000;

test('a newcomer registers, answers three questions, has a first session of five questions and a streak on the second day', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const username = `nueva${Date.now().toString(36)}${process.pid}`;
  const email = `${username}@correo.example`;
  await page.request.put('/api/consent', { data: { analytics: false, fingerprint: false } });
  // The first day is yesterday: the device says when something was answered.
  const now = Date.now();
  await page.clock.setFixedTime(now - DAY_MS);
  await page.goto('/registro');
  await page.getByLabel('Correo electrónico', { exact: true }).fill(email);
  await page.getByLabel('Nombre de usuario', { exact: true }).fill(username);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByRole('heading', { name: 'Mira tu correo' })).toBeVisible();
  let link = '';
  await expect
    .poll(async () => {
      const { emails } = await (await page.request.get('/api/auth/test-login/emails')).json();
      const mine = emails.find(({ recipient }: { recipient: string }) => recipient === email);
      link = /\/confirmar-correo\S+/.exec(mine?.body ?? '')?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  await page.goto(link);

  await expect(page).toHaveURL('/campus-estudio/bienvenida');
  await hasLongStudied(page);
  await expect(page.getByRole('heading', { level: 1, name: '¿Cuándo es tu examen?' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Escribe la fecha completa, como 15/03/2027.')).toBeVisible();
  const year = new Date(now).getUTCFullYear() + 1;
  await page.getByLabel('Fecha del examen').fill(`5/6/${year}`);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: '¿Cuánto puedes estudiar al día?' }),
  ).toBeFocused();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.getByRole('radio', { name: /^1 hora/ }).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '¿Medimos tu nivel?' })).toBeFocused();
  await expectAccessible(page);
  // The calendar, today and the method read the same record.
  const settings = await (await page.request.get('/api/profile/study')).json();
  expect(settings).toMatchObject({ examDate: `${year}-06-05`, weekMinutes: Array(7).fill(60) });

  await page.getByRole('link', { name: 'Más tarde: mi primera sesión' }).click();
  await expect(page.getByText(/min de lectura\. Después, 5 preguntas/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Ya lo he leído/ }).click();
  for (let n = 1; n <= 5; n++) {
    await expect(page.getByRole('article')).toHaveAccessibleName(new RegExp(` ${n} de `));
    await answerWithKeys(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => answered(page)).toBe(n);
  }

  await page.clock.setFixedTime(now);
  await page.goto('/campus-estudio');
  const streak = page.getByRole('group', { name: 'Racha' });
  await expect(streak).toContainText('1día de racha');
  await expect(page.getByRole('link', { name: 'Empezar la sesión' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Días hasta el examen' })).toContainText('días al examen');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Empezar la sesión' }).click();
  await expect(page.getByRole('article')).toHaveAccessibleName(/ 1 de /);
  await answerWithKeys(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => answered(page)).toBe(6);
  await page.goto('/campus-estudio');
  await expect(streak).toContainText('2días de racha');
});
