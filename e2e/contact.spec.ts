import type { Browser, Page } from '@playwright/test';
import { enterAsAdmin } from './support/admin';
import { expect, test } from './support/fixtures';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const send = (page: Page) => page.getByRole('button', { name: /Enviar mensaje|Enviando/ });
/** Slightly more than the minimum time of core/contact/contact.ts. */
const A_PERSON_TAKES_MS = 1_000;

const open = (page: Page, path: string) => page.goto(path);

async function fill(page: Page, subject: string) {
  await field(page, 'Nombre').fill('Lucía Romero');
  await field(page, 'Teléfono').fill('600 111 222');
  await field(page, 'Correo electrónico').fill(`${subject.toLowerCase().replace(/\W/g, '')}@correo.example`);
  await field(page, 'Asunto').fill(subject);
  await field(page, 'Mensaje').fill('¿Puedo cambiar de plan?');
  await page.getByLabel(/acepto la política/).check();
}

/** The preview is the email itself: a script in the text is only text. */
async function writeMailing(desk: Page, subject: string) {
  await field(desk, 'Asunto').fill(subject);
  await desk.getByLabel('Resumen').fill('Tres preguntas para hoy');
  await desk
    .getByRole('textbox', { name: 'Texto' })
    .fill('## Hoy toca\n\nUn **plazo** y [los planes](/planes).\n\n<script>document.title = "x"</script>');
  const email = desk.frameLocator('iframe');
  await expect(email.getByRole('heading', { name: 'Hoy toca' })).toBeVisible();
  await expect(email.getByText('<script>')).toBeVisible();
  await desk.getByText('Móvil', { exact: true }).click();
  await expect.poll(async () => (await desk.locator('iframe').boundingBox())?.width).toBe(375);
  await desk.getByRole('region', { name: 'Vista previa' }).getByText('Texto', { exact: true }).click();
  await expect(desk.getByText(/los planes \(http.*\/planes\)/)).toBeVisible();
  await desk.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect(desk.getByText('Todo está guardado.')).toBeVisible();
  await expect(desk).toHaveURL(/\/envios\/[0-9a-f-]{36}$/);
}

async function sendTestEmail(desk: Page, subject: string) {
  await expect(desk.getByLabel('Enviar una prueba a')).not.toHaveValue('');
  await desk.getByRole('button', { name: 'Enviar la prueba' }).click();
  await expect(desk.getByText('Prueba enviada').first()).toBeVisible();
  const { items } = await (await desk.request.get('/api/admin/mail?pageSize=50')).json();
  const subjects = items.map((sent: { subject: string }) => sent.subject);
  expect(subjects).toContain(`[Prueba] ${subject}`);
}

async function scheduleAndCancel(desk: Page) {
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await desk.getByLabel('Día y hora (peninsular)').fill(`${tomorrow}T23:30`);
  await desk.getByRole('button', { name: 'Programar' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Programar' }).click();
  await expect(desk.getByText(/^Saldrá el .* 23:30/)).toBeVisible();
  await desk.getByRole('button', { name: 'Anular la programación' }).click();
  await expect(desk.getByRole('textbox', { name: 'Texto' })).toHaveValue(/Hoy toca/);
}

/** An admin in a separate browser context. */
async function office(browser: Browser, playwright: Parameters<typeof enterAsAdmin>[1]) {
  const page = await (await browser.newContext()).newPage();
  await enterAsAdmin(page, playwright);
  return page;
}

test('has three ways to talk, the hours, questions and a chat button [2.14-1] [2.14-2] [2.14-3] [2.14-4] [2.14-5] [2.14-6] [2.14-7] [2.14-8] [9.display-25] [9.display-26] [9.display-27] [9.display-28] [9.display-29]', async ({
  page,
  expectAccessible,
  consoleErrors,
}) => {
  await open(page, '/contacto');
  await expect(page.getByRole('link', { name: /^Chat/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/34600000000\?text=Hola/,
  );
  await expect(page.getByRole('link', { name: /^Correo/ })).toHaveAttribute(
    'href',
    'mailto:soporte@atalaya.example',
  );
  await expect(page.getByRole('link', { name: /^Teléfono/ })).toHaveAttribute('href', 'tel:+34910000000');
  const hours = page.getByRole('region', { name: 'Horario de atención' });
  await expect(hours.getByText('Lunes a viernes, 10:00 a 19:00')).toBeVisible();
  await expect(hours.getByText('24/7')).toBeVisible();
  await expect(hours.getByText('En menos de 24 horas')).toBeVisible();
  await expect(page.getByText('12.847 alumnos aprobados')).toContainText('87 %');
  await page.getByText('¿Puedo probar antes de pagar?').click();
  await expect(page.getByText('siete días de prueba')).toBeVisible();
  const chat = page.getByRole('link', { name: 'Abrir el chat de WhatsApp' });
  const tooltip = page.getByText('¿Hablamos por chat?');
  await expect(tooltip).toBeHidden();
  await chat.hover();
  await expect(tooltip).toBeVisible();
  await expectAccessible(page);
  expect(consoleErrors).toEqual([]);
});

test('says what is missing after the first attempt, then follows what is typed [5.contact-1] [5.contact-2] [5.contact-3] [5.contact-4] [5.contact-5] [5.contact-6] [5.contact-7] [5.contact-8] [5.contact-9] [5.contact-10]', async ({
  page,
}) => {
  await open(page, '/contacto');
  await field(page, 'Correo electrónico').fill('lucia');
  await field(page, 'Nombre').focus();
  await expect(page.getByText('Email no válido')).toBeHidden();
  await send(page).click();
  await expect(page.getByText('Obligatorio', { exact: true })).toHaveCount(4);
  const fault = page.getByText('Email no válido');
  await expect(fault).toBeVisible();
  const red = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--danger)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  await expect(fault).toHaveCSS('color', red);
  await expect(field(page, 'Correo electrónico')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Debes aceptar')).toBeVisible();
  await field(page, 'Correo electrónico').fill('lucia@correo.example');
  await expect(fault).toBeHidden();
  await field(page, 'Correo electrónico').fill('');
  await expect(page.getByText('Obligatorio', { exact: true })).toHaveCount(5);
  await page.getByLabel(/acepto la política/).check();
  await expect(page.getByText('Debes aceptar')).toBeHidden();
});

test('is sent once, said so, and answered by an admin [4.contact-1] [4.contact-2] [4.contact-3] [4.contact-4] [4.contact-5] [8.contact-2] [7-57] [7-58]', async ({
  page,
  browser,
  playwright,
  expectAccessible,
}) => {
  const subject = `Duda ${Date.now()}`;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/contact', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/contacto');
  const opened = Date.now();
  await expect(send(page)).toHaveText('Enviar mensaje');
  await expect(send(page)).toBeEnabled();
  await fill(page, subject);
  // Faster submissions are treated as automated and not emailed.
  await expect.poll(() => Date.now() - opened).toBeGreaterThan(A_PERSON_TAKES_MS);
  await send(page).click();
  await expect(send(page)).toBeDisabled();
  await expect(send(page)).toHaveText('Enviando...');
  await expect(send(page).locator('.animate-turn')).toBeVisible();
  release();
  await expect(page.getByText('¡Mensaje enviado!', { exact: true })).toBeVisible();
  await expect(page.getByText('Te responderemos en menos de 24 horas.', { exact: true })).toBeVisible();
  await expect(field(page, 'Nombre')).toHaveValue('');
  await expect(page.getByLabel(/acepto la política/)).not.toBeChecked();

  const desk = await office(browser, playwright);
  await desk.goto('/admin/contacto');
  await desk.getByRole('link', { name: subject }).click();
  await desk.getByRole('button', { name: 'Responder', exact: true }).click();
  await desk.getByLabel('Para Lucía Romero').fill('Claro que sí, desde tu perfil.');
  await desk.getByRole('button', { name: 'Enviar la respuesta' }).click();
  await expect(desk.getByText('Respuesta enviada').first()).toBeVisible();
  await expectAccessible(desk);
  const { items } = await (await desk.request.get('/api/admin/mail?pageSize=50')).json();
  const subjects = items.map((sent: { subject: string }) => sent.subject);
  // The answer repeats no word of a visitor: anybody can give anybody's address.
  expect(subjects).toEqual(expect.arrayContaining([`Contacto: ${subject}`, 'Respuesta a tu mensaje']));
});

test('says so when it could not be sent, and keeps what was written [4.contact-6] [8.contact-1]', async ({
  page,
}) => {
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500, json: {} }));
  await open(page, '/contacto?asunto=Quiero+escribir');
  await expect(field(page, 'Asunto')).toHaveValue('Quiero escribir');
  await fill(page, 'Duda');
  await send(page).click();
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await expect(
    page.getByText('No se pudo enviar el mensaje. Por favor, inténtalo de nuevo.', { exact: true }),
  ).toBeVisible();
  await expect(send(page)).toBeEnabled();
  await expect(field(page, 'Mensaje')).toHaveValue('¿Puedo cambiar de plan?');
});

test('the newsletter is confirmed from an email, written with a preview, tried, scheduled, sent and left with one press [7-59] [5.none-1] [5.none-2]', async ({
  page,
  browser,
  playwright,
  expectAccessible,
}) => {
  const email = `boletin${Date.now()}@correo.example`;
  await open(page, '/blog');
  const box = page.getByRole('region', { name: 'El repaso de los martes' });
  await box.scrollIntoViewIfNeeded();
  await expect(page.getByRole('complementary', { name: 'Más del blog' })).toHaveAttribute(
    'data-hydrated',
    'true',
  );
  await box.getByRole('button', { name: 'Suscribirme' }).click();
  await expect(box.getByText('Obligatorio')).toBeVisible();
  await box.getByLabel('Correo electrónico').fill('lucia@');
  await box.getByRole('button', { name: 'Suscribirme' }).click();
  await expect(box.getByText('Email no válido')).toBeVisible();
  await box.getByLabel('Correo electrónico').fill(email);
  await box.getByRole('button', { name: 'Suscribirme' }).click();
  await expect(box.getByText(`Te hemos escrito a ${email}.`)).toBeVisible();

  const desk = await office(browser, playwright);
  const linkIn = async (path: string) => {
    const { items } = await (await desk.request.get('/api/admin/mail?pageSize=50')).json();
    const emails = items.filter((sent: { recipient: string }) => sent.recipient === email);
    const found = emails.map(
      ({ body }: { body: string }) => new RegExp(`${path}\\?token=[\\w.-]+`).exec(body)?.[0],
    );
    return found.find(Boolean);
  };
  await page.goto(await linkIn('/boletin/confirmar'));
  await page.getByRole('button', { name: 'Confirmar mi suscripción' }).click();
  await expect(page.getByRole('heading', { name: 'Suscripción confirmada' })).toBeVisible();
  await page.goto('/boletin/confirmar?token=otro');
  await page.getByRole('button', { name: 'Confirmar mi suscripción' }).click();
  await expect(page.getByRole('heading', { name: 'Este enlace ya no vale' })).toBeVisible();

  await desk.goto(`/admin/boletin?q=${email}`);
  await expect(desk.getByRole('link', { name: email })).toBeVisible();
  await desk.getByRole('link', { name: 'Escribir un número' }).click();
  await writeMailing(desk, `Repaso ${email}`);
  await expectAccessible(desk);
  await sendTestEmail(desk, `Repaso ${email}`);
  await scheduleAndCancel(desk);
  await desk.getByRole('button', { name: 'Enviar ahora' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Enviar' }).click();
  await expect(desk.getByText('El envío está saliendo').first()).toBeVisible();
  await expect(desk.getByRole('heading', { name: 'Resultado' })).toBeVisible();
  await expectAccessible(desk);
  await expect.poll(() => linkIn('/boletin/baja')).toBeTruthy();
  await page.goto(await linkIn('/boletin/baja'));
  await page.getByRole('button', { name: 'Darme de baja' }).click();
  await expect(page.getByRole('heading', { name: 'Hecho: no te escribiremos más' })).toBeVisible();
});
