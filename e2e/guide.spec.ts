import type { Page } from '@playwright/test';
import { enterAsStudent } from './support/admin';
import { expect, test } from './support/fixtures';
import { PHONE, reachSection } from './support/home';
import { arrange } from './support/shell';

const open = async (page: Page, path = '/oposiciones') => {
  await arrange(page);
  await page.goto(path);
};

const calculator = (page: Page, name: string) => page.getByRole('group', { name });
const result = (page: Page, name: string) => calculator(page, name).getByRole('status');

test.describe('the guide to the selection process', () => {
  test('tells every phase as the call has it, and calculates scores on the spot [2.6-2] [2.6-3] [2.6-5] [2.6-4] [2.6-6] [9.guide-1] [9.guide-2] [9.guide-3] [9.guide-4] [9.guide-5] [9.guide-6] [9.guide-7] [9.guide-25] [9.guide-8] [9.guide-9] [9.guide-10] [9.guide-11] [9.guide-12] [9.guide-13] [9.guide-14] [9.guide-15] [9.guide-16] [9.guide-17] [9.guide-18] [9.guide-19] [9.guide-20] [9.guide-21] [9.guide-22] [9.guide-23] [9.guide-24] [9.guide-26] [9.guide-27] [9.guide-28]', async ({
    page,
    expectAccessible,
  }) => {
    await open(page);
    await test.step('opens with a hero, a timeline of seven phases and a way in', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cómo se llega a policía nacional');
      const timeline = page.getByRole('list', { name: 'Las siete fases' });
      await expect(timeline.getByRole('listitem')).toHaveCount(7);
      for (const name of [
        'Solicitud',
        'Conocimientos',
        'Físicas',
        'Médico',
        'Entrevista',
        'Psicotécnicos',
        'Curso',
      ])
        await expect(timeline.getByRole('link', { name: new RegExp(name) })).toHaveCount(1);
      const join = page.getByRole('link', { name: 'Registrarme Gratis' });
      await expect(join).toHaveCount(2);
      for (const link of await join.all()) await expect(link).toHaveAttribute('href', '/registro');
      await expectAccessible(page);
    });
    await test.step('the knowledge test', async () => {
      const part = page.getByRole('region', { name: 'Primera prueba: conocimientos' });
      const facts = part.getByRole('definition');
      await expect(facts).toHaveText(['50', '100', '3', '3']);
      for (const text of [
        '(aciertos − errores / (alternativas − 1)) × 10 / total de preguntas',
        'mínimo de 3 puntos',
        '2,25 aspirantes por plaza',
        '5 puntos o la nota del último admitido',
        '2 días hábiles',
      ])
        await expect(part).toContainText(text);
    });
    await test.step('the physical test', async () => {
      const part = page.getByRole('region', { name: 'Segunda prueba: aptitud física' });
      await expect(part.getByRole('definition')).toHaveText(['3', '0 a 10', '5']);
      await expect(part).toContainText('Un 0 en cualquiera de los ejercicios elimina');
      await expect(part).toContainText('media de los tres debe ser de al menos 5 puntos');
      await expect(part).toContainText('certificado médico');
    });
    await test.step('the third test in its three parts', async () => {
      const part = page.locator('section#tercera');
      for (const title of [/A: reconocimiento médico/, /B: entrevista personal/, /C: test psicotécnicos/])
        await expect(part.getByRole('heading', { name: title })).toHaveCount(1);
      await expect(part).toContainText('El resultado es apto o no apto.');
      await expect(part).toContainText('Se empieza con 6 puntos y ese es también el mínimo');
      await expect(part).toContainText('La entrevista se graba');
      await expect(part).toContainText('Duran 60 minutos como máximo');
    });
    await test.step('the final score, the ties, the merits and the course', async () => {
      const part = page.getByRole('region', { name: 'La nota final y los desempates' });
      await expect(part).toContainText('Nota final = conocimientos + aptitud física');
      const ties = (await part.locator('ol > li').allTextContents()).map((text) => text.replace(/^\d/, ''));
      expect(ties).toEqual([
        'La nota de conocimientos',
        'La nota de aptitud física',
        'El primer ejercicio físico',
        'El segundo y el tercer ejercicio físico',
        'La nota de los psicotécnicos',
      ]);
      for (const text of [
        '0,15 por año, hasta 1,5',
        'De 0,10 (cabo) a 0,50 (capitán)',
        '0,35, 0,25 o 0,20 por año, en los grupos A, B y C',
        'B1 0,5, B2 1, C1 1,5 y C2 2; máximo 2',
      ])
        await expect(part).toContainText(text);
      await expect(part.getByText('Hasta 2', { exact: true })).toHaveCount(2);
      const course = page.getByRole('region', { name: /Escuela Nacional de Policía/ });
      await expect(course.getByRole('definition')).toHaveText(['9', '0 a 10', '5']);
      await expect(course).toContainText('convocatoria extraordinaria');
    });
    await test.step('presents itself to search engines', async () => {
      await expect(page).toHaveTitle('Oposición a Policía Nacional: guía del proceso | Atalaya');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/oposiciones$/);
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(data.map((text) => JSON.parse(text)['@type'])).toEqual(['Course', 'BreadcrumbList']);
    });
    await test.step('calculates scores and says what is wrong with a number', async () => {
      await reachSection(page, 'conocimientos');
      const name = 'Calculadora de conocimientos';
      await calculator(page, name).getByLabel('Aciertos').fill('78');
      await calculator(page, name).getByLabel('Errores').fill('14');
      await expect(result(page, name)).toContainText('7,10');
      await expect(result(page, name)).toContainText('8 en blanco');
      await expect(result(page, name)).toContainText('No supera el corte de la XLI (7,7272)');
      await calculator(page, name).getByLabel('Errores').fill('30');
      await expect(calculator(page, name)).toContainText('Con 78 aciertos caben 22 errores como mucho.');
      await expect(calculator(page, name).getByLabel('Errores')).toHaveAttribute('aria-invalid', 'true');
    });
  });
});

test.describe('the guide step by step', () => {
  test('leads from the answers to the final grade and the tie, and remembers them', async ({
    page,
    expectAccessible,
  }) => {
    await open(page, '/oposiciones2');
    await page.getByLabel('Aciertos').fill('78');
    await page.getByLabel('Errores').fill('14');
    await page.getByRole('link', { name: 'Físicas' }).last().click();
    await expect(page.getByRole('heading', { level: 2, name: 'Tus tres ejercicios' })).toBeFocused();
    await page.getByLabel('Circuito de agilidad').fill('10,1');
    await page.getByLabel('Dominadas').fill('12');
    await page.getByLabel('Carrera de 1.000 metros').fill('3:18');
    await expect(result(page, 'Calculadora de las pruebas físicas')).toContainText('Supera la media de 5');
    await page.getByRole('radio', { name: 'Mujeres' }).check();
    await expect(result(page, 'Calculadora de las pruebas físicas')).toContainText(
      'Un 0 en un ejercicio elimina',
    );
    await page.getByRole('radio', { name: 'Hombres' }).check();
    await page.getByRole('link', { name: 'Méritos' }).last().click();
    await page.getByLabel('Años en las Fuerzas Armadas').fill('4');
    await page.getByLabel('Primer idioma').selectOption('B2');
    await expect(result(page, 'Calculadora de méritos')).toContainText('1,60');
    await page.getByRole('link', { name: 'Nota final' }).last().click();
    const final = result(page, 'Calculadora de la nota final');
    await expect(final).toContainText('13,10');
    await page.getByLabel('Su nota de conocimientos').fill('6,1');
    await page.getByLabel('Sus puntos en el circuito').fill('7');
    await page.getByLabel('Sus puntos en el segundo ejercicio').fill('7');
    await page.getByLabel('Sus puntos en la carrera').fill('7');
    await expect(final).toContainText('Vas delante, por la nota de conocimientos');
    await expectAccessible(page);
    await page.reload();
    await expect(final).toContainText('13,10');
    await page.goBack();
    await expect(page.getByLabel('Años en las Fuerzas Armadas')).toHaveValue('4');
    await page.getByRole('button', { name: 'Vaciar todo' }).click();
    await expect(page.getByLabel('Años en las Fuerzas Armadas')).toHaveValue('');
  });
});

test.describe('the calculator of the campus', () => {
  test('uses the same rules, for those who are signed in', async ({ page, expectAccessible }) => {
    await page.goto('/campus-estudio/calculadora');
    await expect(page).toHaveURL(/\/login\?volver=/);
    await enterAsStudent(page);
    await page.goto('/campus-estudio/calculadora');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calculadora');
    await page.getByLabel('Aciertos').fill('30');
    await expect(result(page, 'Calculadora de conocimientos')).toContainText('Llega al mínimo de 3 puntos');
    await page.getByRole('tab', { name: 'Físicas' }).click();
    await page.getByLabel('Dominadas').fill('17');
    await expect(result(page, 'Calculadora de las pruebas físicas')).toContainText('Dominadas: 10 puntos');
    await expectAccessible(page);
  });
});

test.describe('the official links', () => {
  test('go to public bodies only', async ({ page, expectAccessible }) => {
    await open(page, '/enlaces');
    const links = page.locator('main section a');
    expect(await links.count()).toBeGreaterThan(10);
    for (const link of await links.all())
      expect(new URL((await link.getAttribute('href')) ?? '').hostname).toMatch(
        /(\.gob\.es|policia\.es|boe\.es|europa\.eu|defensordelpueblo\.es|tribunalconstitucional\.es)$/,
      );
    await expectAccessible(page);
  });
});

test.describe('the guide on a small phone', () => {
  test.use(PHONE);
  test('never scrolls sideways', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const path of ['/oposiciones', '/oposiciones2', '/enlaces']) {
      await open(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  });
});
