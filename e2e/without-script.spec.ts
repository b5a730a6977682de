import type { Page } from '@playwright/test';
import { enterAsAdmin } from './support/admin';
import { expect, test } from './support/fixtures';

/** Every public page with words that occur only in its own content. */
const pages = [
  ['/', 'Suspendimos dos veces'],
  ['/home-pruebas', 'Suspendimos dos veces'],
  ['/oposiciones', 'Conocimientos'],
  ['/oposiciones2', 'paso'],
  ['/planes', '39,99'],
  ['/blog', 'Recursos gratis para empezar hoy'],
  ['/blog/24', 'Para fijarlo'],
  ['/contacto', 'Horario de atención'],
  ['/boletin', 'tres preguntas'],
  ['/legal/privacidad', 'Actualizada el'],
  ['/enlaces', 'policia.es'],
  ['/showcase', 'Atalaya'],
  ['/colores-marca', 'navy'],
] as const;

const menu = (page: Page) => page.getByRole('navigation', { name: 'Principal' });

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('every public page is read, and leads to the others', async ({ page }) => {
    for (const [path, words] of pages) {
      expect((await page.goto(path))?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByText(words).filter({ visible: true }).first(), path).toBeVisible();
      await expect(menu(page).getByRole('link', { name: 'Planes' })).toBeVisible();
      await expect(page.getByRole('link', { name: /privacidad/i }).last()).toHaveAttribute(
        'href',
        '/legal/privacidad',
      );
      const overflow = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
      expect(overflow, path).toBe(0);
    }
    await menu(page).getByRole('link', { name: 'Contacto' }).click();
    await expect(page).toHaveURL('/contacto');
  });

  test('the contact form is posted, says what is wrong beside each field, and loses nothing', async ({
    page,
    playwright,
    browser,
  }) => {
    const subject = `Sin guion ${Date.now()}`;
    await page.goto('/contacto');
    await page.getByLabel('Nombre', { exact: true }).fill('Lucía Romero');
    await page.getByLabel('Correo electrónico').fill('lucia');
    await page.getByLabel('Mensaje', { exact: true }).fill('Dos líneas\ny un «acento»');
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page.getByRole('alert')).toHaveText('Revisa los campos marcados: no se ha enviado todavía.');
    await expect(page.getByText('Obligatorio', { exact: true })).toHaveCount(2);
    await expect(page.getByText('Email no válido')).toBeVisible();
    await expect(page.getByText('Debes aceptar')).toBeVisible();
    await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Lucía Romero');
    await expect(page.getByLabel('Mensaje', { exact: true })).toHaveValue('Dos líneas\ny un «acento»');
    await page.getByLabel('Teléfono').fill('600 111 222');
    await page.getByLabel('Correo electrónico').fill('lucia@correo.example');
    await page.getByLabel('Asunto').fill(subject);
    await page.getByLabel(/acepto la política/).check();
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page).toHaveURL('/contacto?enviado=si');
    await expect(page.getByRole('status').getByText('¡Mensaje enviado!')).toBeVisible();

    const desk = await (await browser.newContext()).newPage();
    await enterAsAdmin(desk, playwright);
    const kept = await desk.request.get(`/api/admin/contact-messages?q=${encodeURIComponent(subject)}`);
    expect((await kept.json()).items).toMatchObject([{ subject, name: 'Lucía Romero', isSuspect: false }]);
  });

  test('the newsletter is asked for, confirmed and left', async ({ page, playwright, browser }) => {
    const email = `singuion${Date.now()}@correo.example`;
    await page.goto('/blog');
    const banner = page.getByRole('complementary', { name: 'Boletín' });
    await banner.getByLabel('Tu correo para el boletín').fill('lucia@');
    await banner.getByRole('button', { name: 'Suscribirme' }).click();
    await expect(page).toHaveURL('/boletin');
    await expect(page.getByText('Email no válido')).toBeVisible();
    await expect(page.getByLabel('Correo electrónico')).toHaveValue('lucia@');
    await page.getByLabel('Correo electrónico').fill(email);
    await page.getByRole('button', { name: 'Suscribirme' }).click();
    await expect(page).toHaveURL('/boletin?enviado=si');
    await expect(page.getByRole('status')).toContainText('Te hemos escrito');

    const desk = await (await browser.newContext()).newPage();
    await enterAsAdmin(desk, playwright);
    const linkIn = async (path: string) => {
      const { items } = await (await desk.request.get('/api/admin/mail?pageSize=50')).json();
      const emails: { recipient: string; body: string }[] = items;
      const own = emails.filter(({ recipient }) => recipient === email);
      return own.map(({ body }) => new RegExp(`${path}\\?token=[\\w.-]+`).exec(body)?.[0]).find(Boolean);
    };
    await expect.poll(() => linkIn('/boletin/confirmar')).toBeTruthy();
    await page.goto((await linkIn('/boletin/confirmar')) ?? '');
    await page.getByRole('button', { name: 'Confirmar mi suscripción' }).click();
    await expect(page.getByRole('heading', { name: 'Suscripción confirmada' })).toBeVisible();
    await page.goto('/boletin/baja?token=otro');
    await page.getByRole('button', { name: 'Darme de baja' }).click();
    await expect(page.getByRole('heading', { name: 'Este enlace ya no vale' })).toBeVisible();
  });
});
