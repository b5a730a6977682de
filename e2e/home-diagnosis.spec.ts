import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { open, PHONE, reachSection, section } from './support/home';

const challenge = (page: Page, name: string) => page.getByRole('article', { name });
const TITLES = [
  'Sobrecarga cognitiva',
  'Déficit de retención',
  'Fatiga neurológica',
  'Ansiedad de rendimiento',
];

test.describe('the diagnosis', () => {
  test('shows four challenges in two columns, asks about each and answers for each choice, once and for all [2.5-6] [2.5-7] [2.5-17] [2.5-18] [2.5-19] [2.5-20] [2.5-11] [2.5-12] [2.5-13] [2.5-14] [2.5-15] [2.5-16] [4.home-4] [4.home-5] [4.home-6] [4.home-7]', async ({
    page,
  }) => {
    await open(page);
    for (const [title, figure, label] of [
      ['Sobrecarga cognitiva', '78%', 'se bloquea'],
      ['Déficit de retención', '85%', 'en menos de 72 h'],
      ['Fatiga neurológica', '92%', 'sufre dispersión'],
      ['Ansiedad de rendimiento', '67%', 'por estrés'],
    ] as const) {
      await expect(challenge(page, title)).toContainText(figure);
      await expect(challenge(page, title)).toContainText(label);
    }
    const [first, second, third, fourth] = await Promise.all(
      TITLES.map((title) => challenge(page, title).boundingBox()),
    );
    expect(second?.y).toBe(first?.y);
    expect(fourth?.y).toBe(third?.y);
    expect(third?.x).toBe(first?.x);
    expect(second?.x).toBeGreaterThan(first?.x ?? 0);
    expect(third?.y).toBeGreaterThan(first?.y ?? 0);
    await expect(page.getByRole('link', { name: 'Quiero el APTO' })).toHaveAttribute('href', '/planes');
    await reachSection(page, 'quiz');
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
    for (const [title, choice, consequence, call] of [
      ['Sobrecarga cognitiva', 'Sí', 'Releer da sensación de avance', 'Quiero estudiar con un plan'],
      ['Déficit de retención', 'No', 'Sin fechas, el repaso llega', 'Quiero dejar de olvidar'],
    ] as const) {
      const card = challenge(page, title);
      await expect(card.getByText(consequence)).toBeHidden();
      await expect(card.getByText('Respuesta registrada')).toBeHidden();
      const before = await card.boundingBox();
      await card.getByRole('button', { name: choice }).click();
      await expect(card.getByText(consequence)).toBeVisible();
      await expect(card.getByText('Con Atalaya,')).toBeVisible();
      await expect(card.getByText('Respuesta registrada')).toBeVisible();
      await expect(card.getByRole('link')).toHaveText(call);
      await expect(card.getByRole('link')).toHaveAttribute('href', '/planes');
      await expect(card.getByRole('button')).toHaveCount(2);
      for (const name of ['Sí', 'No']) await expect(card.getByRole('button', { name })).toBeDisabled();
      expect(await card.boundingBox()).toEqual(before);
    }
    expect(calls.filter((url) => !/auth|legal|wheel/.test(url))).toEqual([]);
  });

  test.describe('on a phone', () => {
    test.use(PHONE);

    test('scrolls sideways under its dots and calls to the next challenge until all four are answered, then to the product [2.5-1] [2.5-2] [2.5-3] [2.5-4] [2.5-5] [4.home-8]', async ({
      page,
    }) => {
      await open(page);
      await reachSection(page, 'quiz');
      const part = section(page, 'quiz');
      const dots = page.getByRole('button', { name: /^Desafío \d de 4/ });
      await expect(dots).toHaveCount(4);
      await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true');
      await dots.nth(2).tap();
      await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
      await expect(challenge(page, 'Fatiga neurológica')).toBeInViewport({ ratio: 0.9 });
      await challenge(page, 'Ansiedad de rendimiento')
        .getByRole('button', { name: 'No' })
        .scrollIntoViewIfNeeded();
      await expect(dots.nth(3)).toHaveAttribute('aria-current', 'true');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await expect(page.getByRole('link', { name: 'Quiero el APTO' })).toBeHidden();
      await expect(part.getByRole('link', { name: 'Explora cada desafío' })).toBeVisible();
      await dots.nth(0).tap();
      await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true');
      await challenge(page, TITLES[0] ?? '')
        .getByRole('button', { name: 'No' })
        .focus();
      await page.keyboard.press('Tab');
      const next = challenge(page, TITLES[1] ?? '').getByRole('button', { name: 'Sí' });
      await expect(next).toBeFocused();
      await expect(next).toBeInViewport({ ratio: 1 });
      await dots.nth(0).tap();
      await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true');
      for (const [index, title] of TITLES.entries()) {
        await challenge(page, title).getByRole('button', { name: 'Sí' }).tap();
        if (index === 3) continue;
        const call = part.getByRole('link', { name: `Completa (${index + 1}/4)` });
        await call.tap();
        await expect(challenge(page, TITLES[index + 1] ?? '')).toBeInViewport({ ratio: 0.5 });
      }
      const call = part.getByRole('link', { name: 'Diagnóstico completo: descubre Atalaya' });
      await expect(call).toHaveAttribute('href', '/planes');
    });
  });
});

test.describe('the directory of features', () => {
  test('opens one line at a time and closes it again [2.5-8] [2.5-9] [2.5-10]', async ({ page }) => {
    await open(page);
    const part = section(page, 'oposiciones');
    const line = (name: string) => part.getByRole('heading', { name });
    const text = part.getByText('con la norma citada artículo a artículo');
    const games = part.getByText('hechos con los términos de tu tema');
    await expect(text).toBeHidden();
    await line('Temario completo').click();
    await expect(text).toBeVisible();
    await expect(games).toBeHidden();
    await line('Juegos de aprendizaje').click();
    await expect(games).toBeVisible();
    await expect(text).toBeHidden();
    await line('Juegos de aprendizaje').click();
    await expect(games).toBeHidden();
    await expect(part.getByRole('link', { name: 'Ver planes completos' })).toHaveAttribute('href', '/planes');
  });
});
