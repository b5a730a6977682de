import type { Page } from '@playwright/test';
import { enterAsAdmin } from '../support/admin';
import { newCandidate } from '../support/exams';
import { expect, test } from '../support/fixtures';

const HUB = '/campus-estudio/ingles';

/** Chromium without a desktop has no voices: this one records what it is given. */
const withVoice = (page: Page) =>
  page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, {
      said,
      SpeechSynthesisUtterance: class {
        constructor(readonly text: string) {}
      },
    });
    Object.defineProperty(window, 'speechSynthesis', {
      value: Object.assign(new EventTarget(), {
        getVoices: () => [{ lang: 'en-GB', name: 'Test', localService: true }],
        cancel: () => {},
        speak: ({ text }: { text: string }) => said.push(text),
      }),
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a lesson is done by keyboard, with a dictation, and is passed [2.1-25]', async ({
    page,
    expectAccessible,
  }) => {
    await withVoice(page);
    await newCandidate(page);
    await page.goto(HUB);
    await expect(page.getByRole('heading', { level: 1, name: 'Inglés' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Qué vale cada certificado' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: /Who are you\?/ }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Who are you?' })).toBeVisible();
    await expectAccessible(page);

    const next = page.getByRole('button', { name: 'Siguiente', exact: true });
    /** Checks the answer with Enter; afterwards the focus is on the button that goes on. */
    const goOn = async (verdict: 'Bien' | 'No es eso' = 'Bien') => {
      await page.keyboard.press('Enter');
      await expect(page.getByText(verdict, { exact: true })).toBeVisible();
      await expect(next).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(next).toHaveCount(0);
    };
    const write = async (label: string, text: string) => page.getByLabel(label).pressSequentially(text);
    const choose = (name: string) => page.getByRole('radio', { name, exact: true }).press('Space');
    const order = async (words: readonly string[]) => {
      for (const name of words) await page.getByRole('button', { name, exact: true }).press('Space');
      await page.getByRole('button', { name: 'Comprobar' }).focus();
    };

    await write('Lo que falta', 'is');
    await page.keyboard.press('Enter');
    await expect(page.getByText('No es eso')).toBeVisible();
    await expectAccessible(page);
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Lo que falta')).toBeFocused();
    await write('Lo que falta', "isn't");
    await goOn();
    await write('Lo que falta', 'her');
    await goOn();
    await choose('I am 25.');
    await goOn();
    await choose('Are they');
    await goOn();
    await order(['what', 'is', 'your', 'date of birth']);
    await goOn();
    await order(['are', 'you', 'here', 'on', 'holiday']);
    await goOn();
    for (const [question, answer] of [
      ["What's your surname?", "It's Walker."],
      ['Where are you from?', "I'm from Wales."],
      ['How old is he?', "He's nineteen."],
      ['Are they your children?', 'Yes, they are.'],
      ["What's your job?", "I'm an engineer."],
    ] as const)
      await page.getByLabel(question, { exact: true }).selectOption(answer);
    await page.getByRole('button', { name: 'Comprobar' }).focus();
    await goOn();

    const listen = page.getByRole('button', { name: 'Escuchar', exact: true });
    await expect(listen).toBeFocused();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'said')))
      .toEqual(["My name is Helen and I'm from Canada."]);
    await write('Escribe lo que oyes', 'my name is Helen and I am from Cannada');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Te ha bailado una letra')).toBeVisible();
    await page.keyboard.press('Enter');

    await choose('De España');
    await goOn();
    await write('En inglés', 'She is English and her kids are Spanish');
    await goOn();
    await write('En inglés', 'are you from here?');
    await goOn();
    await expect(page.getByText('Otra vez')).toBeVisible();
    await write('Lo que falta', 'are');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Ver el resultado' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Lección superada' })).toBeFocused();
    await expect(page.getByText('96 %')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test.describe('in a dark system', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });

  test('the placement test adapts, and words go to the daily review', async ({ page, expectAccessible }) => {
    await newCandidate(page);
    await page.goto(`${HUB}/prueba-nivel`);
    await page.getByRole('button', { name: 'Empezar la prueba' }).click();
    for (let number = 1; number <= 15; number++) {
      await expect(page.getByText(`Pregunta ${number} de 15`)).toBeVisible();
      if (number === 1) await expectAccessible(page);
      await page.getByRole('button', { name: 'No lo sé' }).click();
    }
    await expect(page.getByRole('heading', { name: 'Tu nivel: A1' })).toBeVisible();
    await expectAccessible(page);

    await page.goto(`${HUB}/vocabulario`);
    await page.getByRole('link', { name: /^La patrulla y la calle/ }).click();
    await page.getByRole('button', { name: 'Añadir 10 al repaso' }).click();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Repasar 10 palabras' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'patrol' })).toBeVisible();
    await page.keyboard.press('Space');
    await expect(page.getByText(/^patrulla/)).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${HUB}/leccion/l02`);
    await expect(page.getByRole('heading', { level: 1, name: 'The shift' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('every admin page of the course works over its own records [2.1-35] [2.1-36]', async ({
  page,
  playwright,
  expectAccessible,
}) => {
  await enterAsAdmin(page, playwright);
  await page.goto('/admin/ingles');
  await expect(page.getByRole('heading', { level: 1, name: 'Inglés' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Vocabulario/ })).toBeVisible();
  await expectAccessible(page);
  for (const [part, title, record] of [
    ['ingles', 'Prueba de nivel', 'My name ___ Laura.'],
    ['categorias-vocabulario', 'Categorías de vocabulario', 'La patrulla y la calle'],
    ['vocabulario', 'Vocabulario', 'ankle'],
    ['ejercicios', 'Ejercicios de inglés', 'Where ___ your parents from? (be)'],
    ['lecciones', 'Lecciones de inglés', 'Who are you?'],
    ['progreso', 'Progreso en inglés', ''],
    ['elementos-leccion', 'Elementos de lección', "What's your date of birth?"],
    ['temario', 'Temario de inglés', 'Identificarse y describir'],
  ] as const) {
    await page.goto(`/admin/ingles/${part}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    if (record) await expect(page.getByText(record, { exact: true }).first()).toBeVisible();
  }
  await page.goto('/admin/ingles/temario');
  await page.getByRole('link', { name: 'Identificarse y describir' }).click();
  await expect(page.getByLabel('Qué se aprende')).toHaveValue(/^Presentarte/);
  await expectAccessible(page);
});
